/** The weight of a player's first visit: the page, which is playable, and the files that follow it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Figure } from './figures.ts'
import { weighHtml } from './html-weight.ts'
import type { Stage } from './stage.ts'

/** The script until React takes over, and the game's data that the page leaves out. */
const CLIENT_MOST_KB = 100

export async function measureWeights(stage: Stage): Promise<Figure[]> {
  const part = 'weights'
  const page = await weighHtml(stage)
  const weighScripts = (isFirst: IsFirst) => kilobytes(firstScripts(stage, isFirst).map((file) => read(stage, file)))
  const script = weighScripts(isEntry)
  const ofPastList = weighScripts((chunk) => isEntry(chunk) || chunk.facadeModuleId?.endsWith(PAST_LIST) === true)
  const styles = firstStyles(stage)
  const figure = { part, unit: 'kB' }
  return [
    page.html,
    {
      ...figure,
      name: 'then, until React plays: script and data, brotli',
      value: script + kilobytes([page.data]),
      most: CLIENT_MOST_KB,
      note: `script ${script.toFixed(1)}`,
    },
    {
      ...figure,
      name: "the same of a past list's page",
      value: ofPastList + kilobytes([page.data]),
      most: CLIENT_MOST_KB,
      note: `script ${ofPastList.toFixed(1)}; data as today's`,
    },
    {
      ...figure,
      name: 'CSS of dialogs and other screens, brotli',
      value: kilobytes(styles.map((file) => read(stage, file))),
    },
  ]
}

const kilobytes = (files: (Buffer | string)[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000

const read = (stage: Stage, file: string) => readFileSync(join(stage.client, file))

type IsFirst = (chunk: Stage['chunks'][number]) => boolean

const isEntry: IsFirst = (chunk) => chunk.isEntry

/** The chunk that the entry fetches for a past list's page. */
const PAST_LIST = 'client/game/archived-game.tsx'

/** The chunks that `isFirst` selects, and all their static imports. */
function firstScripts({ chunks }: Stage, isFirst: IsFirst): string[] {
  const files = new Set(chunks.filter(isFirst).map((chunk) => chunk.fileName))
  // A loop over a set also visits the members that are added during the loop.
  for (const file of files) {
    for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) files.add(imported)
  }
  if (files.size === 0) throw new Error('the client has no entry')
  return [...files]
}

function firstStyles(stage: Stage): string[] {
  const links =
    read(stage, 'index.html')
      .toString()
      .match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
  return links.map((link) => link.match(/href="\/?([^"]+)"/)?.[1] ?? '')
}
