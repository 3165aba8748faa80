import { EmptyPlaces } from '../../game/board-skeleton.tsx'
import { NewDayNotice } from '../../game/new-day-notice.tsx'
import { Sample, Section } from './section.tsx'

export function LoadingSection() {
  return (
    <Section title="A new day and loading">
      <div className="two">
        <div className="stack">
          <Sample label="A new day">
            <NewDayNotice onPlay={() => {}} />
          </Sample>
          <Sample label="A spinner">
            <span className="spin" />
          </Sample>
          <Sample label="Lines on their way">
            <div>
              <div className="skel line" />
              <div className="skel line long" />
            </div>
          </Sample>
        </div>
        <Sample label="A board whose list is on its way">
          <div>
            <EmptyPlaces />
          </div>
        </Sample>
      </div>
    </Section>
  )
}
