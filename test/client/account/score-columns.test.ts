import { expect, test } from 'vitest'
import { describeScores, scoreColumns, summariseScores } from '../../../client/account/score-columns.ts'

test('every ten points up to 100 have a column, even without games', () => {
  const columns = scoreColumns([0, 3])
  expect(columns).toHaveLength(11)
  expect(columns.slice(0, 3)).toEqual([
    { from: 0, to: 9, games: 0 },
    { from: 10, to: 19, games: 3 },
    { from: 20, to: 29, games: 0 },
  ])
  expect(columns.at(-1)).toEqual({ from: 100, to: 100, games: 0 })
})

test('scores above 100 have columns too', () => {
  const columns = scoreColumns([...Array(12).fill(0), 1])
  expect(columns).toHaveLength(13)
  expect(columns.at(-1)).toMatchObject({ from: 120, games: 1 })
})

test('the sentences describe the scores', () => {
  const columns = scoreColumns([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2])
  expect(describeScores(columns)).toBe('Your scores. 0 to 9: 1 game, 50 to 59: 2 games, 100: 2 games.')
  expect(summariseScores(columns)).toBe('Your most frequent score: 100, in 2 games.')
  expect(describeScores(scoreColumns([]))).toBe('No scores yet.')
  expect(summariseScores(scoreColumns([]))).toBe('Your scores will stack up here.')
})
