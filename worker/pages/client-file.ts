/** Reads once per isolate; failures are retried. Throws if the client is not built. */
export function clientFile<T>(name: string, read: (answer: Response) => Promise<T>) {
  const kept = new WeakMap<Fetcher, { file: T }>()
  return async ({ ASSETS }: Pick<Env, 'ASSETS'>): Promise<T> => {
    const known = kept.get(ASSETS)
    if (known) return known.file
    const answer = await ASSETS.fetch(`https://assets.local/${name}`)
    if (!answer.ok) throw new Error(`the client is not built: ${name} answered ${answer.status}`)
    const file = await read(answer)
    // Not the promise: in workerd a request must not await another's.
    kept.set(ASSETS, { file })
    return file
  }
}
