import { clientFile } from './client-file.ts'

/** A part of the built client, as vite's manifest has it. */
type Part = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Part>

/** The client's start, whose files every page fetches. */
const START = 'index.html'

/**
 * Has the page fetch a screen's own scripts beside the client's, which would ask for them only when it runs, and its styles
 * before it is painted. `screen`: the file that the client imports for it.
 */
export async function linksFor(env: Env, screen: string): Promise<string> {
  const manifest = await getManifest(env)
  const known = partsOf(manifest, START)
  const own = [...partsOf(manifest, screen)].filter((part) => !known.has(part))
  // Those of a screen stand after those of the parts that it imports.
  const styles = own.flatMap(({ css = [] }) => css).reverse()
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

/** The part of that name and all that it imports at once. */
function partsOf(manifest: Manifest, name: string): Set<Part> {
  const names = new Set([name])
  const parts = new Set<Part>()
  // A set goes on to what is added to it on the way.
  for (const next of names) {
    const part = manifest[next]
    if (!part) throw new Error(`the client is built without ${next}`)
    parts.add(part)
    for (const imported of part.imports ?? []) names.add(imported)
  }
  return parts
}

const getManifest = clientFile('manifest.json', (answer) => answer.json<Manifest>())
