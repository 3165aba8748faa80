import { easternDate } from '#shared/game/eastern-day.ts'
import { gameScore } from '#shared/game/score.ts'
import { Countdown } from '../../game/dialogs/countdown.tsx'
import { Distribution } from '../../game/dialogs/distribution.tsx'
import { Figures } from '../../game/dialogs/figures.tsx'
import { LOST, loaded, MOON_STATS, MOONS_LOST, STATS, WON } from './sample-states.ts'
import { Sample, Section } from './section.tsx'

export function FiguresSection() {
  return (
    <Section title="Figures">
      <div className="two">
        <Sample label="With stats">
          <div className="card">
            <Figures state={LOST} stats={loaded(STATS)} />
          </div>
        </Sample>
        <Sample label="Stats on their way">
          <div className="card">
            <Figures state={WON} stats={{ kind: 'loading' }} />
          </div>
        </Sample>
        <Sample label="Without stats">
          <div className="card">
            <Figures state={MOONS_LOST} stats={{ kind: 'none', sentence: '' }} />
          </div>
        </Sample>
        <Sample label="The time to the next list">
          <div className="card">
            <Countdown date={easternDate(Date.now())} />
          </div>
        </Sample>
        <Sample label="Ten slots">
          <div className="card">
            <Distribution stats={STATS} score={gameScore(LOST)} slots={10} />
          </div>
        </Sample>
        <Sample label="Ten slots, the best score, one result">
          <div className="card">
            <Distribution
              stats={{
                average_score: 100,
                percentile: 100,
                count: 1,
                distribution: Array.from(STATS.distribution, (_, at) => (at === 10 ? 1 : 0)),
              }}
              score={100}
              slots={10}
            />
          </div>
        </Sample>
        <Sample label="Six slots">
          <div className="card">
            <Distribution stats={MOON_STATS} score={gameScore(MOONS_LOST)} slots={6} />
          </div>
        </Sample>
        <Sample label="Six slots, nothing found">
          <div className="card">
            <Distribution stats={MOON_STATS} score={0} slots={6} />
          </div>
        </Sample>
      </div>
    </Section>
  )
}
