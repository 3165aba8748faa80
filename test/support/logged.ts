import { afterEach, beforeEach, vi } from 'vitest'

/** Captures the worker's log lines in every test of the file; call it at the file's top. */
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
