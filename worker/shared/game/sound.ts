// Whether two spellings of a word are said much the same.

export const soundsAlike = (one: string, other: string) =>
  sound(one) === sound(other) && lastSound(one) === lastSound(other)

const lastSound = (word: string) => word.slice(-1).replace('y', 'i')
const sound = (word: string) =>
  word
    .replace(/ph/g, 'v')
    .replace(/[fw]/g, 'v')
    .replace(/c|ck/g, 'k')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
