import { useState } from 'react'
import { Link } from 'react-router'
import { gameScore, guessesUsed, hintsUsed, itemsGuessed } from '#shared/game/score.ts'
import { shareText } from '#shared/game/share-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Squares } from '../../ui/squares.tsx'
import { COPIED, COPY_FAILED, resultTitle } from '../messages.ts'
import { Countdown } from './countdown.tsx'
import { Distribution } from './distribution.tsx'
import type { DialogProps } from './game-dialogs.tsx'
import { share } from './share.ts'
import { useStats } from './use-stats.ts'

export function ResultsDialog({
  game,
  type,
  played,
  recorded,
  isFresh,
  onOpen,
  onClose,
}: DialogProps & { isFresh: boolean }) {
  const { state } = played
  const score = gameScore(state)
  const found = itemsGuessed(state).length
  const slots = state.gameItems.length
  const stats = useStats(game.list.id, type, score, recorded)
  const hasStats = stats.kind === 'loading' || stats.kind === 'loaded'
  return (
    <Dialog title={resultTitle(found, slots)} onClose={onClose}>
      <Squares found={state.gameItems} isToppling={isFresh} />
      <dl className={hasStats ? 'stats' : 'stats four'} aria-busy={stats.kind === 'loading'}>
        <Figure label="Score" value={score} isHero />
        <Figure label="Items Guessed" value={`${found}/${slots}`} />
        <Figure label="Guesses Used" value={guessesUsed(state)} />
        <Figure label="Hints Used" value={hintsUsed(state)} />
        {hasStats && (
          <>
            <Figure label="Average Score" value={stats.kind === 'loaded' ? stats.stats.average_score : null} />
            <Figure label="Your Percentile" value={stats.kind === 'loaded' ? stats.stats.percentile : null} />
          </>
        )}
      </dl>
      {stats.kind === 'loaded' && <Distribution stats={stats.stats} score={score} slots={slots} />}
      {(stats.kind === 'none' || stats.kind === 'failed') && (
        <p className="alert" role="status">
          <Icon name="chart" />
          <span>{stats.sentence}</span>
        </p>
      )}
      <Share text={shareText(state, location.origin)} onToast={played.toastNow} />
      <div className="actions">
        <button type="button" className="btn quiet" onClick={() => onOpen({ name: 'answers' })}>
          View all answers
        </button>
        <Link className="btn quiet" to="/account">
          Sign in for Stats
        </Link>
      </div>
      {type === 'daily' && <Countdown />}
    </Dialog>
  )
}

function Figure({ label, value, isHero = false }: { label: string; value: string | number | null; isHero?: boolean }) {
  return (
    <div className={isHero ? 'hero' : undefined}>
      <dt>{label}</dt>
      <dd>{value ?? <span className="skel figure" />}</dd>
    </div>
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
      <button type="button" className="btn wide" onClick={press}>
        <Icon name="share" />
        Share
      </button>
      {isTextShown && (
        <div className="field">
          <label htmlFor="share-text">Your result, to copy by hand</label>
          <textarea
            className="input share-text"
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
