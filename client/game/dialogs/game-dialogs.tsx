import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { PlayedGame } from '../use-game.ts'
import { ActionsDialog } from './actions-dialog.tsx'
import { AnswersDialog } from './answers-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { ChooseHintDialog, ClueDialog } from './hint-dialogs.tsx'
import { HowToPlayDialog } from './how-to-play-dialog.tsx'
import { IdeaDialog } from './idea-dialog.tsx'
import { LogDialog } from './log-dialog.tsx'
import { ResultsDialog } from './results-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { SourcesDialog } from './sources-dialog.tsx'

export type OpenDialog =
  | { name: 'log' | 'actions' | 'sources' | 'choose-hint' | 'give-up' | 'rules' }
  | { name: 'answers' | 'feedback' | 'idea' | 'how-to-play' }
  /** `position` -1: the item has no slot. */
  | { name: 'clue'; clue: string; position: number }
  /** `isFresh`: the game has just ended, so its squares topple. */
  | { name: 'results'; isFresh: boolean }

export type DialogProps = {
  game: GameResponse
  type: GameType
  played: PlayedGame
  playId: string
  /** Done once the result was tried to be sent; null where this tab recorded none. */
  recorded: Promise<void> | null
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

/** Everything that opens above a game, one at a time. */
export function GameDialogs({ open, ...props }: DialogProps & { open: OpenDialog }) {
  switch (open.name) {
    case 'log':
      return <LogDialog {...props} />
    case 'actions':
      return <ActionsDialog {...props} />
    case 'sources':
      return <SourcesDialog {...props} />
    case 'choose-hint':
      return <ChooseHintDialog {...props} />
    case 'clue':
      return <ClueDialog {...props} clue={open.clue} position={open.position} />
    case 'give-up':
      return <GiveUpDialog {...props} />
    case 'rules':
      return <RulesDialog {...props} />
    case 'results':
      return <ResultsDialog {...props} isFresh={open.isFresh} />
    case 'answers':
      return <AnswersDialog {...props} />
    case 'feedback':
      return <FeedbackDialog {...props} />
    case 'idea':
      return <IdeaDialog {...props} />
    case 'how-to-play':
      return <HowToPlayDialog {...props} />
  }
}
