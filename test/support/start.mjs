import { runInstalled } from './install.mjs'

runInstalled('test/support/serve.ts')
