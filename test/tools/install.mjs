// `node test/tools/install.mjs script.ts [...]` installs what is missing and runs the script with the project's own Node. It runs
// on the system's Node, before anything is installed: plain JavaScript, and nothing but Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stamp = `${root}node_modules/.installed-from`

/** Ends with one sentence that says what is wrong and what to do. */
function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Installs the dependencies where they are missing or not those of package-lock.json. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing what is missing (npm ci) ...')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('The dependencies could not be installed. Check your network, then run the command again.')
  writeFileSync(stamp, lock)
}

const isOlderThan = (version) => process.versions.node.localeCompare(version, 'en', { numeric: true }) < 0

if (isOlderThan('20')) stop('Topple needs Node 20 or later to start. Please install a newer Node.')
install()
const bin = `${root}node_modules/.bin`
const own = `${bin}/node`
// The packages that bring a Node are Linux's.
if (!existsSync(own) && isOlderThan('22.22.2'))
  stop('Topple needs Node 22.22.2 or later on this system. Please install a newer Node.')
const child = spawnSync(existsSync(own) ? own : process.execPath, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    // Nothing about a newcomer is sent anywhere, and nothing outside is asked for.
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  },
})
process.exit(child.status ?? 1)
