import { clientFile } from './client-file.ts'

/** An entry of vite's manifest. */
type Part = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Part>

/** Every page fetches this entry's files. */
const START = 'index.html'

/** `screen`: a client file. Scripts load beside the client's, styles before paint. */
export async function linksFor(env: Env, screen: string): Promise<string> {
  const manifest = await getManifest(env)
  const known = partsOf(manifest, START)
  const own = [...partsOf(manifest, screen)].filter((part) => !known.has(part))
  // A screen's styles follow those of its imports.
  const styles = own.flatMap(({ css = [] }) => css).reverse()
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

function partsOf(manifest: Manifest, name: string): Set<Part> {
  const names = new Set([name])
  const parts = new Set<Part>()
  // Iterating a set covers members added meanwhile.
  for (const next of names) {
    const part = manifest[next]
    if (!part) throw new Error(`the client is built without ${next}`)
    parts.add(part)
    for (const imported of part.imports ?? []) names.add(imported)
  }
  return parts
}

const getManifest = clientFile('manifest.json', (answer) => answer.json<Manifest>())
