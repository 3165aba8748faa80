import { Icon, type IconName } from '../../ui/icon.tsx'
import { Squares } from '../../ui/squares.tsx'
import { LOST, MOONS_LOST, WON } from './sample-states.ts'
import { Sample, Section } from './section.tsx'

const BADGES: { style: string; icon?: IconName; word: string }[] = [
  { style: 'badge', word: 'Ranked' },
  { style: 'badge plain', word: 'Unranked' },
  { style: 'badge', icon: 'tick', word: 'Played, 78' },
  { style: 'badge', icon: 'star', word: 'Perfect' },
  { style: 'badge hint', icon: 'clock', word: 'Pending' },
  { style: 'badge good', icon: 'tick', word: 'Implemented' },
  { style: 'badge bad', icon: 'cross', word: 'Failed' },
  { style: 'chip', word: 'Kalimantan' },
]

export function MarksSection() {
  return (
    <Section title="Badges and squares">
      <div className="row">
        {BADGES.map(({ style, icon, word }) => (
          <span key={word} className={style}>
            {icon && <Icon name={icon} />}
            {word}
          </span>
        ))}
      </div>
      <div className="sample-row">
        <Sample label="Seven of ten">
          <Squares found={LOST.gameItems} />
        </Sample>
        <Sample label="All ten">
          <Squares found={WON.gameItems} />
        </Sample>
        <Sample label="Three of six">
          <Squares found={MOONS_LOST.gameItems} />
        </Sample>
        <Sample label="Small">
          <div className="squares s" role="img" aria-label="7 of 10 found">
            {LOST.gameItems.map(({ position, isGuessed }) => (
              <i key={position} className={isGuessed ? 'on' : undefined} />
            ))}
          </div>
        </Sample>
      </div>
    </Section>
  )
}
