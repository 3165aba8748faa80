import { useEffect, useState } from 'react'
import { useOwner } from '../identity/session.ts'

/** `at` changes with the board. */
type Seat<Store> = { owner: string | null; store: Store; at: number }

/** A guest who signs in keeps the board where `goOn` allows it; any other change of player opens a new one. */
export function useSeat<Store>(
  open: (owner: string | null) => Store,
  goOn: (store: Store, uid: string) => boolean,
): Seat<Store> {
  const owner = useOwner()
  const [seat, setSeat] = useState<Seat<Store>>(() => ({ owner, store: open(owner), at: 0 }))

  useEffect(() => {
    if (seat.owner === owner) return
    const isGuestsStill = seat.owner === null && owner !== null && goOn(seat.store, owner)
    setSeat(isGuestsStill ? { ...seat, owner } : { owner, store: open(owner), at: seat.at + 1 })
  }, [owner, seat, open, goOn])

  return seat
}
