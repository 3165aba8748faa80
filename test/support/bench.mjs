import { runInstalled } from './install.mjs'

runInstalled('test/bench/bench.ts')
