/**
 * This browser's storage, which may be blocked, full or hold anything: reading then finds nothing, and what could not be
 * written lives as long as the page.
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
    // Nothing can be kept here, so nothing is left to remove.
  }
}

/** Keys that begin with `prefix`. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Calls `changed` when another tab writes under `key`. */
export function watchStored(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
