import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { findWebKit } from '../tools/browser.ts'
import type { Engine, EngineWindow, Key, Size } from './engine.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEY_CODES: Partial<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Control: '\uE009',
}

/** WebKitGTK draws on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const logged = listenTo(driver)
  const call = makeCall(`http://127.0.0.1:${port}`)
  while (!(await call('GET', '/status').catch(() => null))) await sleep(50)
  return {
    newWindow: (size) => openWindow(call, size, logged),
    async close() {
      driver.kill()
      screen.kill()
    },
  }
}

type Call = ReturnType<typeof makeCall>

const makeCall = (address: string) => async (method: string, path: string, body?: object) => {
  const response = await fetch(address + path, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: never }
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
  return value
}

/** The lines that the page has logged since the last call. */
function listenTo({ stdout, stderr }: ChildProcess): () => string[] {
  const lines: string[] = []
  for (const stream of [stdout, stderr]) {
    if (stream) createInterface(stream).on('line', (line) => lines.push(line))
  }
  return () => lines.splice(0)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function openWindow(call: Call, size: Size, logged: () => string[]): Promise<EngineWindow> {
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: findWebKit(),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const ask = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body)
  const act = (id: string, type: string, actions: object[]) =>
    ask('POST', '/actions', { actions: [{ type, id, actions }] })
  const keyDown = (value: string) => ({ type: 'keyDown', value })
  const keyUp = (value: string) => ({ type: 'keyUp', value })
  await ask('POST', '/window/rect', { x: 0, y: 0, ...size })
  return {
    get complaints() {
      return logged()
    },
    close: () => ask('DELETE', ''),
    goto: (url) => ask('POST', '/url', { url }),
    reload: () => ask('POST', '/refresh', {}),
    evaluate: (run, argument) =>
      ask('POST', '/execute/sync', { script: `return (${run})(arguments[0])`, args: [argument] }),
    click: (x, y) =>
      act('mouse', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'keys',
        'key',
        [...text].flatMap((letter) => [keyDown(letter), keyUp(letter)]),
      ),
    press(...keys) {
      const codes = keys.map((key) => KEY_CODES[key] ?? key)
      return act('keys', 'key', [...codes.map(keyDown), ...codes.toReversed().map(keyUp)])
    },
    async inPopup(open, actThere) {
      const before: string[] = await ask('GET', '/window/handles')
      await open()
      let popup: string | undefined
      while (!popup) {
        const handles: string[] = await ask('GET', '/window/handles')
        popup = handles.find((handle) => !before.includes(handle))
      }
      await ask('POST', '/window', { handle: popup })
      try {
        await actThere()
      } finally {
        await ask('POST', '/window', { handle: before[0] })
      }
    },
    screenshot: async () => Buffer.from(await ask('GET', '/screenshot'), 'base64'),
  }
}
