/**
 * Local storage that may be blocked, full or corrupt: reads then return null, and failed writes live as long as the
 * page.
 */
const memory = new Map<string, string>()

export function readStored(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

export function removeStored(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing to remove.
  }
}

export function storedKeys(prefix: string): string[] {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(localStorage)) keys.add(key)
  } catch {
    // Storage is blocked: memory is all there is.
  }
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** Calls `changed` when another tab writes a wanted key. */
export function watchStored(isWanted: (key: string) => boolean, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && isWanted(event.key)) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
