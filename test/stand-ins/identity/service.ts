import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'jose'
import type { Account } from './accounts.ts'
import { generateKey } from './signing-keys.ts'

interface SavedState {
  /** Signs refresh tokens, which outlive the keys that sign ID tokens. */
  secret: string
  /** Private keys; the signing key comes first. */
  keys: JWK[]
  accounts: Account[]
}

export interface Service extends SavedState {
  project: string
  /** Milliseconds, as from Date.now. */
  now: () => number
  /** How long an ID token is valid, in seconds; an hour as in the hosted service unless a test shortens it. */
  tokenSeconds: number
  save: () => void
}

export type Body = Record<string, unknown>

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Loads the state that an earlier run left in the folder, so that a restart signs nobody out. */
export async function openService(project: string, folder: string, now: () => number): Promise<Service> {
  const path = join(folder, 'identity.json')
  const service: Service = {
    ...(readState(path) ?? { secret: randomBytes(32).toString('hex'), keys: [await generateKey()], accounts: [] }),
    project,
    now,
    tokenSeconds: 3600,
    save() {
      const { secret, keys, accounts } = service
      mkdirSync(folder, { recursive: true })
      // Written aside and renamed, so that a process killed half way leaves the last complete file.
      writeFileSync(`${path}.new`, JSON.stringify({ secret, keys, accounts } satisfies SavedState), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
  }
  service.save()
  return service
}

function readState(path: string): SavedState | null {
  try {
    const state = JSON.parse(readFileSync(path, 'utf8'))
    return state.secret && state.keys?.length && state.accounts ? state : null
  } catch {
    return null
  }
}
