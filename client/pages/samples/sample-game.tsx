import { useState } from 'react'
import type { GameResponse } from '#shared/contract/game.ts'
import type { GameState } from '#shared/game/new-game.ts'
import type { OpenDialog } from '../../game/dialogs/dialog-props.ts'
import { GameDialogs } from '../../game/dialogs/game-dialogs.tsx'
import { Results } from '../../game/results/results-dialog.tsx'
import type { Stats } from '../../game/results/use-stats.ts'
import { useGame } from '../../game/use-game.ts'
import { Toast } from '../../ui/toast.tsx'
import { LOADED, sampleStore } from './samples.ts'

export type SampleOpening = { game: GameResponse; state: GameState; first: OpenDialog; stats?: Stats }

/** A real game without a board, for its dialogs. Nothing is sent or saved. */
export function SampleGame({ game, state, first, stats = LOADED }: SampleOpening) {
  const [store] = useState(() => sampleStore(game, state))
  const [open, setOpen] = useState<OpenDialog | null>(first)
  const played = useGame(game, store, {
    isRecorded: false,
    onEnd: () => setOpen({ name: 'results', isFresh: true }),
  })
  const props = {
    game,
    type: 'daily' as const,
    played,
    playId: store.getPlayId(),
    recorded: null,
    onOpen: setOpen,
    onClose: () => setOpen(null),
  }
  return (
    <>
      {open?.name === 'results' ? (
        <Results {...props} isFresh={open.isFresh} stats={stats} />
      ) : (
        open && <GameDialogs {...props} open={open} />
      )}
      {played.toast && <Toast toast={played.toast} onGone={played.toastGone} />}
    </>
  )
}
