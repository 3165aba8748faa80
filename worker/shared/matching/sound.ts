/** In longer words only the first and last vowels count. */
export const soundsAlike = (one: string, other: string) => {
  const areLong = one.length > 4 && other.length > 4
  return sound(one, areLong) === sound(other, areLong) && lastSound(one) === lastSound(other)
}

const lastSound = (word: string) => word.slice(-1).replace('y', 'i').replace('c', 'k')
const sound = (word: string, isLong: boolean) =>
  word
    .replace(/ph/g, 'v')
    .replace(/y/g, 'i')
    .replace(/[fw]/g, 'v')
    .replace(/c|ck/g, 'k')
    .replace(isLong ? /(?<=.)h|(?<=[aeiou].*)[aeiou]/g : /(?<=.)h/g, '')
    .replace(/([^aeiou])\1+/g, '$1')
