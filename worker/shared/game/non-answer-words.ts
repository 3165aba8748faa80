export const everydayWords = ``
