import { useState } from 'react'
import { Link } from 'react-router'
import { gameScore, itemsGuessed } from '#shared/game/score.ts'
import { shareText } from '#shared/game/share-text.ts'
import { isSignInOffered, openSignIn, useSession } from '../../identity/session.ts'
import alerts from '../../styles/alerts.module.css'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Squares } from '../../ui/squares.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { COPIED, COPY_FAILED, resultTitle } from '../messages.ts'
import { Countdown } from './countdown.tsx'
import { Distribution } from './distribution.tsx'
import { Figures } from './figures.tsx'
import { share } from './share.ts'
import { type Stats, useStats } from './use-stats.ts'

type Props = DialogProps & { isFresh: boolean }

export function ResultsDialog(props: Props) {
  const { game, type, played, recorded, playId } = props
  const stats = useStats({ listId: game.list.id, type, score: gameScore(played.state), playId, recorded })
  return <Results {...props} stats={stats} />
}

export function Results({
  game,
  type,
  played: { state, toastNow },
  isFresh,
  stats,
  onOpen,
  onClose,
}: Props & { stats: Stats }) {
  const found = itemsGuessed(state).length
  const slots = state.gameItems.length
  return (
    <Dialog title={resultTitle(found, slots)} onClose={onClose}>
      <Squares found={state.gameItems} isToppling={isFresh} />
      <Figures state={state} stats={stats} />
      {stats.kind === 'none' || stats.kind === 'failed' ? (
        <p className={alerts.alert}>
          <Icon name="chart" />
          <span>{stats.sentence}</span>
        </p>
      ) : (
        <Distribution stats={stats.kind === 'loaded' ? stats.stats : null} score={gameScore(state)} slots={slots} />
      )}
      <Share text={shareText(state, location.origin)} onToast={toastNow} />
      <div className={layout.actions}>
        <button type="button" className={buttons.quiet} onClick={() => onOpen({ name: 'answers' })}>
          View all answers
        </button>
        <ToAccount />
      </div>
      {type === 'daily' && <Countdown date={game.daily_game.date} />}
    </Dialog>
  )
}

/** Without sign-in there is no invitation. */
function ToAccount() {
  const session = useSession()
  if (!isSignInOffered()) return null
  if (session.kind === 'guest') {
    return (
      <button type="button" className={buttons.quiet} onClick={openSignIn}>
        Sign in for Stats
      </button>
    )
  }
  return (
    <Link className={buttons.quiet} to="/account">
      View Account
    </Link>
  )
}

function Share({ text, onToast }: { text: string; onToast: (toast: typeof COPIED) => void }) {
  const [isTextShown, setTextShown] = useState(false)
  const press = async () => {
    const outcome = await share(text)
    if (outcome === 'copied') onToast(COPIED)
    if (outcome === 'failed') {
      onToast(COPY_FAILED)
      setTextShown(true)
    }
  }
  return (
    <>
      <button type="button" className={`${buttons.btn} ${buttons.wide}`} onClick={press}>
        <Icon name="share" />
        Share
      </button>
      {isTextShown && (
        <div className={fields.field}>
          <label htmlFor="share-text">Select and copy your result</label>
          <textarea
            className={fields.input}
            id="share-text"
            readOnly
            rows={3}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  )
}
