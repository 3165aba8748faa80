import { describe, expect, test } from 'vitest'
import { isTimed, SCENARIOS } from '../../stand-ins/language-model/scenarios.ts'
import { expectFitOrFailed, openGenerating as open } from '../../support/generating.ts'
import { SERVICES } from '../../support/language-model.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

const SAID = SCENARIOS.filter((scenario) => !isTimed(scenario))

describe.each(SERVICES)('whatever %s answers', (_, model, bindings) => {
  test.each(SAID)('%s: the result is a publishable list or a clear error', async (scenario) => {
    const asked = open(model, bindings)
    asked.model.always(scenario)
    expectFitOrFailed(await asked.generate())
    expectFitOrFailed(await asked.generateUnasked(false))
  })
})

test.each(SAID)('%s as the fact check still gives a publishable list or a clear error', async (scenario) => {
  const asked = open()
  asked.model.next('well', scenario, 'well', scenario)
  expectFitOrFailed(await asked.generate())
  const unasked = open()
  unasked.model.next('well', scenario, 'well', scenario)
  const answer = await unasked.generateUnasked()
  expectFitOrFailed(answer)
  const findings = answer.outcome === 'list' ? answer.findings : []
  expect(findings.filter(({ kind }) => kind === 'fact' || kind === 'unchecked')).toEqual([])
})
