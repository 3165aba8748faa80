/** CPU time and memory of the process that runs a worker, as Linux counts them. */
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of CPU in a tick of /proc. */
const TICK = 10

const claimed = new Set<string>()

/** The process of the Miniflare that was opened last. Null without /proc: then there are no such figures. */
export function newestWorkerd() {
  const pid = listProcesses().find((one) => !claimed.has(one) && isOurs(one))
  if (!pid) return null
  claimed.add(pid)
  return {
    /** User and system time so far. */
    cpuMilliseconds: () => {
      const fields = statOf(pid)
      return (Number(fields[11]) + Number(fields[12])) * TICK
    },
    /** Resident memory. */
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  }
}

export type Workerd = NonNullable<ReturnType<typeof newestWorkerd>>

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function isOurs(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd' && Number(statOf(pid)[1]) === process.pid
  } catch {
    return false
  }
}

/** The fields after the process name, which may contain spaces and brackets. */
function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
