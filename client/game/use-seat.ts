import { useEffect, useState } from 'react'
import { useOwner } from '../identity/session.ts'

/** Who plays on which board. `at` changes whenever the board becomes another one. */
type Seat<Store> = { owner: string | null; store: Store; at: number }

/**
 * The board of who plays now: a guest who signs in goes on where `goOn` says so, anybody else gets a board of their own.
 */
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
