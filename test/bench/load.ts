/** Requests a second that an address answers, by wrk where it is installed, else by a loop of our own. */
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'

const CONNECTIONS = 16

/** Where it has a body, the call is a POST, and `PLAY_ID` in the body becomes a new play id each time. */
export type Call = { address: string; body?: string }

export const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** Throws where an answer is an error: a quick error is no throughput. */
export async function load(call: Call, seconds: number, folder: string): Promise<number> {
  return hasWrk ? loadByWrk(call, seconds, folder) : loadByLoop(call, seconds)
}

async function loadByWrk({ address, body }: Call, seconds: number, folder: string): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`]
  if (body) {
    const script = join(folder, 'post.lua')
    writeFileSync(script, postScript(body))
    args.push('-s', script)
  }
  const { stdout } = await promisify(execFile)('wrk', [...args, address])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address}: ${stdout}`)
  return Number(stdout.match(/Requests\/sec:\s*([\d.]+)/)?.[1])
}

/** Ids are unlike in all runs (the first part, by lot) and within one (the last, counted). */
const postScript = (body: string) => `
local body, count = [[${body}]], 0
local headers = { ['Content-Type'] = 'application/json' }
request = function()
  count = count + 1
  local play_id = string.format('${lot()}-0000-4000-8000-%012x', count)
  return wrk.format('POST', nil, headers, (body:gsub('PLAY_ID', play_id)))
end`

const lot = () => crypto.randomUUID().slice(0, 8)

async function loadByLoop(call: Call, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const start = performance.now()
  const end = start + seconds * 1000
  let answered = 0
  const connection = async () => {
    while (performance.now() < end) {
      await send(call, agent)
      answered++
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  } finally {
    agent.destroy()
  }
  return answered / ((performance.now() - start) / 1000)
}

function send({ address, body }: Call, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const options = body ? { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } } : { agent }
  const sent = request(address, options, (answer) => {
    const isWell = answer.statusCode !== undefined && answer.statusCode >= 200 && answer.statusCode < 300
    answer.resume()
    answer.on('end', () => (isWell ? resolve() : reject(new Error(`${address}: ${answer.statusCode}`))))
    answer.on('error', reject)
  })
  sent.on('error', reject)
  sent.end(body?.replace('PLAY_ID', crypto.randomUUID()))
  return promise
}
