import type { Page } from '@playwright/test'
import { build } from 'vite'

type SessionModule = { linkGoogle: () => Promise<void>; loadService: () => Promise<unknown> }
declare global {
  interface Window {
    sessionModule: SessionModule
  }
}

const ADDRESS = '/session-module.js'

let code: Promise<string> | undefined

/** The client's own session module as one script: of what it offers, no screen uses everything. */
async function buildSessionModule(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'client/identity/session.ts', formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('vite made no build')
  return output.output[0].code
}

/** Puts the session module into the page, which it shares the signed-in player with, as `window.sessionModule`. */
export async function addSessionModule(page: Page): Promise<void> {
  code ??= buildSessionModule()
  const body = await code
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.evaluate(async (address) => {
    window.sessionModule = await import(address)
    await window.sessionModule.loadService()
  }, ADDRESS)
}
