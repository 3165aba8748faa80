/** The worker with the stand-in as its language model, which answers at once and without a network. */
import { createApp } from '../../worker/app.ts'
import { realWorld } from '../../worker/env.ts'
import { makeLanguageModel } from '../stand-ins/language-model/stand-in.ts'

const app = createApp({ ...realWorld, fetch: makeLanguageModel().fetch })

export default { fetch: app.fetch } satisfies ExportedHandler<Env>
