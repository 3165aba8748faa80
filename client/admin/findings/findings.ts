import type { Finding } from '#shared/contract/admin.ts'

export const findingsAt = (findings: readonly Finding[], path: string) =>
  findings.filter((finding) => finding.path === path)

/** Undefined for 0. */
export function thingsToCheck(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 thing to check' : `${count} things to check`
}
