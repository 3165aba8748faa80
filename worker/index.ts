import { createApp } from './app.ts'
import { runCron } from './cron.ts'
import { realWorld } from './env.ts'
import { forLog } from './http/errors.ts'
import { keptFirst } from './http/kept.ts'

export default {
  fetch: keptFirst(realWorld, createApp(realWorld)),
  async scheduled(event, env) {
    await runCron(event.cron, env, realWorld).catch((error) => {
      console.error(JSON.stringify({ event: 'cron-failed', ...forLog(error) }))
      // Cloudflare logs this error as it is and marks the run as failed.
      throw new Error('The run of the cron failed.')
    })
  },
} satisfies ExportedHandler<Env>
