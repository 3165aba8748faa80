import { runInstalled } from './install.mjs'

runInstalled('test/support/test.ts')
