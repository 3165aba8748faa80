/** Milliseconds for which the browser may still be reading what it saves. */
const READ_WITHIN = 60_000

/** Has the browser save `text` among the player's downloads. */
export function saveAsFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN)
}
