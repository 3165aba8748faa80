import { createApp } from './app.ts'
import { runCron } from './cron.ts'
import { realWorld } from './env.ts'
import { keptFirst } from './http/kept.ts'

export default {
  fetch: keptFirst(realWorld, createApp(realWorld)),
  async scheduled(event, env) {
    await runCron(event.cron, env, realWorld)
  },
} satisfies ExportedHandler<Env>
