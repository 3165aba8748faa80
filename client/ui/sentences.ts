/** Joins sentences; each but the last gets a full stop where it has no end. */
export function sentences(...parts: (string | undefined)[]): string {
  const said = parts.filter((part): part is string => part !== undefined && part !== '')
  return said.map((part, at) => (at === said.length - 1 || /[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}
