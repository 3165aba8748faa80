/**
 * The setting for the measurements: the built client, the bundled worker and a filled database, in a temporary folder.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { build, type Rolldown } from 'vite'
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler'
import { migrateAndSeed } from '../tools/local-database.ts'

const run = promisify(execFile)

/** Requests a minute: the whole bench sends from one address. */
const NO_LIMIT = 1_000_000_000

/** Today's list is the same in every run. */
const TODAYS_KEY = 'largest-islands'

type Options = Pick<V4WorkerOptions, 'ratelimits' | 'compatibilityDate' | 'bindings' | 'assets' | 'serviceBindings'>

export type Stage = { folder: string; client: string; chunks: Rolldown.OutputChunk[]; seed: string }

/** The bench leaves the project's own dist alone, so that it can run beside `npm start`. */
export async function setStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'topple-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const client = join(folder, 'client')
  const built = await build({ logLevel: 'warn', build: { outDir: client } })
  if (!('output' in built)) throw new Error('vite made more than one build')
  const seed = join(folder, 'seed')
  await migrateAndSeed(seed, TODAYS_KEY)
  return { folder, client, seed, chunks: built.output.filter((file) => file.type === 'chunk') }
}

type Choice = {
  /** Replaces worker/index.ts. */
  main?: string
  /** Override the variables of wrangler.toml. */
  variables?: Record<string, string>
  /**
   * If false, `ASSETS` is bound but no asset router runs first, which in miniflare costs as much as a hello-world
   * worker.
   */
  isRouted?: boolean
}

/** The worker as deployed, over its own database. */
export async function openWorker(
  stage: Stage,
  name: string,
  { main = 'worker/index.ts', variables = {}, isRouted = true }: Choice = {},
): Promise<Miniflare> {
  const bundle = join(stage.folder, name)
  const args = ['deploy', main, '--dry-run', '--outdir', bundle, '--assets', stage.client]
  await run('wrangler', args, { env: { ...process.env, NODE_ENV: 'production' } })
  const contents = readFileSync(join(bundle, main.replace(/^.*\/|\.ts$/g, '').concat('.js')), 'utf8')

  const state = join(stage.folder, `${name}-state`)
  cpSync(stage.seed, state, { recursive: true })
  const { assets, ratelimits, bindings, ...others } = configured(stage)
  const raised = Object.entries(ratelimits ?? {}).map(
    ([limit, binding]) => [limit, { ...binding, simple: { ...binding.simple, limit: NO_LIMIT } }] as const,
  )
  const file = ({ url }: { url: string }) =>
    new Response(readFileSync(join(stage.client, new URL(url).pathname), 'utf8'))
  const files = isRouted ? { assets } : { serviceBindings: { ASSETS: file } }
  const all = { ...others, ...files, bindings: { ...bindings, ...variables }, ratelimits: Object.fromEntries(raised) }
  return open(all, contents, join(state, 'v3'))
}

/** The least work that a worker can do. */
export const openHello = (stage: Stage, { isRouted = false } = {}) =>
  openPlain(stage, "export default { fetch: () => new Response('Hello, world') }", { isRouted })

/** A worker of one module, without bindings. */
export function openPlain(stage: Stage, contents: string, { isRouted = false } = {}): Promise<Miniflare> {
  const { compatibilityDate, assets } = configured(stage)
  return open(isRouted ? { compatibilityDate, assets } : { compatibilityDate }, contents)
}

const configured = (stage: Stage) =>
  optionsOf('wrangler.toml', undefined, { overrides: { assets: { directory: stage.client } } }).workerOptions as Options

async function open(options: Options, contents: string, state?: string): Promise<Miniflare> {
  const modules = [{ type: 'ESModule' as const, path: 'index.js', contents }]
  // With `cf` miniflare would ask Cloudflare for this machine's location.
  const shared = { cf: false, resourcePersistencePath: state }
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...options, ...shared, modules }))
  await miniflare.ready
  return miniflare
}
