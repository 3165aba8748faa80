import { createApp } from './app.ts'
import { runCron } from './cron.ts'
import { realWorld } from './env.ts'

const app = createApp(realWorld)

export default {
  fetch: app.fetch,
  async scheduled(event, env) {
    await runCron(event.cron, env, realWorld)
  },
} satisfies ExportedHandler<Env>
