import { type ChildProcess, spawn } from 'node:child_process'
import { startLanguageModel } from '../stand-ins/language-model/server.ts'

/** Two accounts may enter the local admin area, so that two admins at once can be tried out. */
export const LOCAL_ADMINS = ['admin@example.com', 'second-admin@example.com'] as const

export const IDENTITY_PROJECT = 'topple-local'

/** Variables that make the worker trust the stand-in at `address` and its admins: no deployment has them. */
export const signInVariables = (address: string) => ({
  LOCAL: 'true',
  IDENTITY_PROJECT,
  IDENTITY_API_KEY: 'local',
  IDENTITY_JWKS: `${address}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
  ADMIN_EMAILS: LOCAL_ADMINS.join(', '),
})

/** Variables that make the worker call the stand-in at `address`; none without an address. */
export const languageModelVariables = (address: string | undefined): Record<string, string> =>
  address
    ? {
        OPENAI_API_KEY: 'local',
        OPENAI_BASE_URL: `${address}/v1`,
        AI_MODELS: JSON.stringify({
          openai: {
            well: 'Stand-in',
            'doubts-one': 'Stand-in that doubts an item',
            late: 'Stand-in that takes its time',
            slow: 'Stand-in that is too slow',
            'cut-off': 'Stand-in that breaks off',
          },
        }),
      }
    : {}

/**
 * Starts the language model's stand-in at `port` if LANGUAGE_MODEL=stand-in asks for it. Returns the worker's variables
 * for it.
 */
export async function openLanguageModel(environment: Record<string, string | undefined>, port: number) {
  const model = environment.LANGUAGE_MODEL === 'stand-in' ? await startLanguageModel(port) : null
  return { variables: languageModelVariables(model?.address), close: () => model?.close() }
}

type Options = { port: number; state: string; variables: Record<string, string> }

/** Serves the built client and the real worker at `port`, over the database in the folder `state`. */
export function serveWorker({ port, state, variables }: Options): ChildProcess {
  const args = ['dev', '--port', String(port), '--inspector-port', '0', '--persist-to', state, '--log-level', 'error']
  const vars = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  return spawn('wrangler', [...args, '--show-interactive-dev-session=false', ...vars], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
