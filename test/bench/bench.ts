/**
 * npm run bench prints every figure in one table and writes dist/bench.json; `npm run bench -- weights rows` runs only
 * some parts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { countFaults } from './fault.ts'
import { type Figure, tableOf, verdictOn } from './figures.ts'
import { timeJudgedGuesses } from './judged-guess.ts'
import { measureJudging } from './judging.ts'
import { measureLoad } from './mixed-load.ts'
import { priceDays } from './money.ts'
import { auditPage } from './page-audit.ts'
import { timePage } from './page-speed.ts'
import { countRowsPerCall } from './rows.ts'
import { measureScale } from './scale.ts'
import { type Stage, setStage } from './stage.ts'
import { measureThroughput } from './throughput.ts'
import { measureWeights } from './weights.ts'

let set: Promise<Stage> | undefined
const stage = () => {
  set ??= setStage()
  return set
}

/** Figures that two parts need are measured once. */
const once = (measure: (stage: Stage) => Promise<Figure[]>) => {
  let measured: Promise<Figure[]> | undefined
  return async () => {
    measured ??= measure(await stage())
    return measured
  }
}
const rows = once(countRowsPerCall)
const scale = once(measureScale)

const PARTS: Record<string, () => Promise<Figure[]>> = {
  weights: async () => measureWeights(await stage()),
  page: async () => timePage(await stage()),
  rows,
  scale,
  money: async () => priceDays([...(await rows()), ...(await scale())]),
  judging: async () => [...(await measureJudging()), ...(await timeJudgedGuesses(await stage()))],
  throughput: async () => measureThroughput(await stage()),
  load: async () => measureLoad(await stage()),
  fault: countFaults,
  lighthouse: async () => auditPage(await stage()),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(' ')}". The parts: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const figures: Figure[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.error(`${name} ...`)
  try {
    figures.push(...(await measure()))
  } catch (error) {
    // A failed part does not stop the others.
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
}

const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
const date = new Date().toISOString()
console.log(`\n${tableOf(figures)}\n\n${date.slice(0, 10)}, ${machine}`)
mkdirSync('dist', { recursive: true })
const judged = figures.map((figure) => ({ ...figure, verdict: verdictOn(figure) }))
writeFileSync('dist/bench.json', `${JSON.stringify({ date, machine, figures: judged }, null, 2)}\n`)

if (figures.some((figure) => verdictOn(figure) === 'MISSED')) process.exitCode = 1
