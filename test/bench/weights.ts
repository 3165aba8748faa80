/** What a player's first visit carries: the page, which plays, and what comes after it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figures.ts'
import { weighHtml } from './html-weight.ts'
import type { Stage } from './stage.ts'

const SCRIPT_MOST_KB = 110

export async function measureWeights(stage: Stage): Promise<Figure[]> {
  const part = 'weights'
  const scripts = firstScripts(stage)
  const styles = firstStyles(stage)
  const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(read(stage, file)).length, 0) / 1000
  return [
    { part, name: 'script of the first screen, gzip', value: kilobytes(scripts), unit: 'kB', most: SCRIPT_MOST_KB },
    { part, name: 'CSS of the first screen, gzip', value: kilobytes(styles), unit: 'kB' },
    { part, name: 'CSS files of the first screen', value: styles.length, unit: '', most: 1 },
    await weighHtml(stage),
    {
      part,
      name: 'requests before playable',
      // The page plays by itself (client/boot).
      value: 1,
      unit: '',
      note: `then CSS ${styles.length}, script ${scripts.length}`,
    },
  ]
}

const read = (stage: Stage, file: string) => readFileSync(join(stage.client, file))

/** The entry and all that it imports statically. */
function firstScripts({ chunks }: Stage): string[] {
  const files = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  // A set goes on to what is added to it on the way.
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
