import { useLayoutEffect, useRef, useState } from 'react'
import buttons from '../../styles/buttons.module.css'
import { cut, isCut } from '../parts/cut.ts'
import longText from './long-text.module.css'

type Props = { text: string /** Names the text in the button. */; what: string }

function ShowAll({ what, isAll, onToggle }: { what: string; isAll: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={buttons.linkBtn}
      aria-expanded={isAll}
      aria-label={isAll ? `Show less of ${what}` : `Show all of ${what}`}
      onClick={onToggle}
    >
      {isAll ? 'Show less' : 'Show all'}
    </button>
  )
}

/** The rest is a press away, for those who cannot hover. */
export function CutText({ text, what, most }: Props & { most: number }) {
  const [isAll, setAll] = useState(false)
  if (!isCut(text, most))
    return (
      <bdi className={longText.text} data-part="text">
        {text}
      </bdi>
    )
  return (
    <>
      <bdi className={longText.text} data-part="text" title={text}>
        {isAll ? text : cut(text, most)}
      </bdi>{' '}
      <ShowAll what={what} isAll={isAll} onToggle={() => setAll(!isAll)} />
    </>
  )
}

/** Three lines; the rest is a press away. */
export function ClampedText({ text, what }: Props) {
  const element = useRef<HTMLParagraphElement>(null)
  const [isAll, setAll] = useState(false)
  const [isLonger, setLonger] = useState(false)
  useLayoutEffect(() => {
    const paragraph = element.current
    if (!paragraph || isAll) return
    const measure = () => setLonger(paragraph.scrollHeight > paragraph.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(paragraph)
    return () => observer.disconnect()
  }, [isAll])
  return (
    <>
      <p ref={element} className={isAll ? longText.text : longText.clamped} data-part="text" dir="auto">
        {text}
      </p>
      {isLonger && <ShowAll what={what} isAll={isAll} onToggle={() => setAll(!isAll)} />}
    </>
  )
}
