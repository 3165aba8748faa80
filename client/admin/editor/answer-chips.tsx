import badges from '../../styles/badges.module.css'
import buttons from '../../styles/buttons.module.css'
import typography from '../../styles/typography.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import chips from '../parts/chips.module.css'
import type { DraftItem } from './draft.ts'
import { hasAnswer, withAnswers } from './stored-item.ts'

type Props = { answers: readonly string[]; item: DraftItem; onChange: (parts: Partial<DraftItem>) => void }

/** An added answer stays and says so. */
export function AnswerChips({ answers, item, onChange }: Props) {
  const add = (texts: readonly string[]) => {
    onChange({ answers: withAnswers(item, texts) })
    announce(`Added ${texts.join(', ')}.`)
  }
  const missing = answers.filter((answer) => !hasAnswer(item, answer))
  return (
    <div className={chips.chips}>
      {answers.map((answer) => {
        const isThere = !missing.includes(answer)
        return (
          <button
            key={answer}
            type="button"
            className={`${badges.badge} ${chips.chip} ${chips.add}`}
            aria-disabled={isThere}
            onClick={() => !isThere && add([answer])}
          >
            {isThere ? <Icon name="tick" /> : <AdminIcon name="plus" />}
            <span className={typography.srOnly}>{isThere ? 'Added:' : 'Add'} </span>
            <bdi>{answer}</bdi>
          </button>
        )
      })}
      {answers.length > 1 && (
        <button
          type="button"
          className={`${buttons.quiet} ${buttons.small}`}
          aria-disabled={missing.length === 0}
          onClick={() => missing.length > 0 && add(missing)}
        >
          Add all
        </button>
      )}
    </div>
  )
}
