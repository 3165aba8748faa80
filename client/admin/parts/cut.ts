/** Column widths, in characters as a reader counts them. */
export const TITLE_CUT = 50
export const IDEA_CUT = 60
export const ITEM_NAMES_CUT = 80

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let count = 0
  for (const { index } of characters.segment(text)) if (count++ === most) return `${text.slice(0, index)}…`
  return text
}

export const isCut = (text: string, most: number) => cut(text, most) !== text
