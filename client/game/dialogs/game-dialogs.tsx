import { ResultsDialog } from '../results/results-dialog.tsx'
import { ActionsDialog } from './actions-dialog.tsx'
import { AnswersDialog } from './answers-dialog.tsx'
import type { DialogProps, OpenDialog } from './dialog-props.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { ChooseHintDialog, ClueDialog } from './hint-dialogs.tsx'
import { HowToPlayDialog } from './how-to-play-dialog.tsx'
import { IdeaDialog } from './idea-dialog.tsx'
import { LogDialog } from './log-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { SourcesDialog } from './sources-dialog.tsx'

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
