import { afterEach, beforeEach, vi } from 'vitest'

/** What the worker logs, a line each, in every test of the file that calls this at its top. */
export function keepLog(): () => string[] {
  let lines: string[] = []
  beforeEach(() => {
    lines = []
    for (const level of ['log', 'warn', 'error', 'info', 'debug'] as const)
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
        lines.push(words.map(String).join(' '))
      })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return () => lines
}
