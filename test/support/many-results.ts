import { addDays } from '#shared/game/eastern-day.ts'

/** Lists that each player has played. */
const LISTS = 10

/**
 * Adds the rows and counts of `results` finished games, half by guests on `today`, half by players in the archive.
 * `uids` is the prefix that sets one crowd apart from another.
 */
export async function addResults(DB: D1Database, today: string, results: number, uids: string): Promise<void> {
  const half = results / 2
  const players = half / LISTS
  const count = `WITH RECURSIVE plays (play) AS (SELECT 1 UNION ALL SELECT play + 1 FROM plays WHERE play < ?)`
  const playId = `printf('%08x-0000-4000-8000-%012x', play, ?)`
  const scores = JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, score) => [score, half / 100])))
  const days = JSON.stringify({ [addDays(today, -1)]: [60, 0] })
  await DB.batch([
    DB.prepare(
      `${count} INSERT INTO guest_results (list_date, list_id, play_id, items_guessed, hints_used, total_guesses, score, completed_at)
       SELECT d.date, d.list_id, ${playId}, '[0,1,2]', 0, 13, play % 100, 0 FROM plays JOIN daily_games d ON d.date = ?`,
    ).bind(half, results, today),
    DB.prepare(
      `${count} INSERT INTO results (uid, game_type, list_id, play_id, items_guessed, hints_used, total_guesses, score, completed_at, total_items)
       SELECT ? || play, 'library', d.list_id, ${playId}, '[0,1,2]', 0, 13, play % 100, 0, 10
       FROM plays JOIN (SELECT list_id FROM daily_games WHERE date < ? ORDER BY date DESC LIMIT ?) d`,
    ).bind(players, uids, results, today, LISTS),
    DB.prepare(
      `${count} INSERT INTO users (uid, created_at, games_played, items_guessed, scores, days)
       SELECT ? || play, 0, ?, 30, '{"60":10}', ? FROM plays`,
    ).bind(players, uids, LISTS, days),
    DB.prepare(
      `INSERT INTO result_counts (list_id, game_type, scores, found)
       SELECT list_id, CASE date WHEN ? THEN 'daily' ELSE 'library' END, ?, '{}' FROM daily_games WHERE date <= ?
       ON CONFLICT DO UPDATE SET scores = excluded.scores`,
    ).bind(today, scores, today),
    DB.prepare(
      `${count} INSERT INTO day_counts (date, library_games, new_users) SELECT date(?, '-' || play || ' days'), ?, ? FROM plays WHERE 1
       ON CONFLICT DO UPDATE SET library_games = excluded.library_games, new_users = excluded.new_users`,
    ).bind(90, today, half / 90, players / 90),
  ])
}
