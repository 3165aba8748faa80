import { type ChildProcess, spawn } from 'node:child_process'
import { startLanguageModel } from '../stand-ins/language-model/server.ts'

/** Two who may enter the admin area here: what two do at once is tried by two. */
export const LOCAL_ADMINS = ['admin@example.com', 'second-admin@example.com'] as const

export const IDENTITY_PROJECT = 'topple-local'

/** What makes the worker trust the stand-in at `address`, and its admins: no deployment has these. */
export const signInVariables = (address: string) => ({
  LOCAL: 'true',
  IDENTITY_PROJECT,
  IDENTITY_API_KEY: 'local',
  IDENTITY_JWKS: `${address}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
  ADMIN_EMAILS: LOCAL_ADMINS.join(', '),
})

/** What makes the worker ask the stand-in at `address`; none where there is none. */
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

/** The language model's stand-in at `port` where LANGUAGE_MODEL=stand-in wants it, and what makes the worker ask it. */
export async function openLanguageModel(environment: Record<string, string | undefined>, port: number) {
  const model = environment.LANGUAGE_MODEL === 'stand-in' ? await startLanguageModel(port) : null
  return { variables: languageModelVariables(model?.address), close: () => model?.close() }
}

type Options = { port: number; state: string; variables: Record<string, string> }

/** The built client and the real worker at `port`, over the database in the folder `state`. */
export function serveWorker({ port, state, variables }: Options): ChildProcess {
  const args = ['dev', '--port', String(port), '--inspector-port', '0', '--persist-to', state, '--log-level', 'error']
  const vars = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  return spawn('wrangler', [...args, '--show-interactive-dev-session=false', ...vars], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
