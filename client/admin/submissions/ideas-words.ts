export const countIdeas = (ideas: number) => (ideas === 1 ? '1 idea' : `${ideas} ideas`)
