import { useState } from 'react'

/** Entries that have gone from the page are not selected. */
export function useSelection<Entry extends { id: number }>(shown: readonly Entry[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    selected: shown.filter(({ id }) => ids.has(id)),
    select: (id: number, isOn: boolean) =>
      setIds((now) => new Set(isOn ? [...now, id] : [...now].filter((other) => other !== id))),
    selectAll: (isOn: boolean) => setIds(new Set(isOn ? shown.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  }
}
