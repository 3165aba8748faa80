import { PAGES_MAX } from '../limits.ts'

/** Digits alone, since Number() also reads "0x10", "1e5" and " 7". */
export const DIGITS = /^\d+$/

/** 1 if the address's `text` is no page number. */
export function readPage(text: string | null): number {
  const page = text !== null && DIGITS.test(text) ? Number(text) : 1
  return page >= 1 && page <= PAGES_MAX ? page : 1
}
