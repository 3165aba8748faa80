import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { gameScore, itemsGuessed } from '#shared/game/score.ts'
import { shareText } from '#shared/game/share-text.ts'
import { TOAST_LONG } from '#shared/limits.ts'
import { isSignInOffered, openSignIn, useSession } from '../../identity/session.ts'
import alerts from '../../styles/alerts.module.css'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import { announce } from '../../ui/announcer.tsx'
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
  const asked = { listId: game.list.id, type, score: gameScore(played.state), playId, recorded }
  const stats = useStats({ ...asked, isRecorded: played.isRecorded })
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
        <Distribution stats={stats.kind === 'loaded' ? stats : null} score={gameScore(state)} slots={slots} />
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

function Share({ text, onToast }: { text: string; onToast: (toast: typeof COPY_FAILED) => void }) {
  const [isTextShown, setTextShown] = useState(false)
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    announce(COPIED)
    const timer = setTimeout(() => setCopiedAt(0), TOAST_LONG)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const press = async () => {
    const outcome = await share(text)
    if (outcome === 'copied') setCopiedAt(Date.now())
    if (outcome === 'failed') {
      onToast(COPY_FAILED)
      setTextShown(true)
    }
  }
  return (
    <>
      <button type="button" className={`${buttons.btn} ${buttons.wide}`} onClick={press}>
        <Icon name={copiedAt ? 'tick' : 'share'} />
        {copiedAt ? COPIED : 'Share'}
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
