/** One after the other as sentences: whichever has no end of its own gets one, the last excepted. */
export function sentences(...parts: (string | undefined)[]): string {
  const said = parts.filter((part): part is string => part !== undefined && part !== '')
  return said.map((part, at) => (at === said.length - 1 || /[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}
