import { useState } from 'react'
import { LIST_IDEA_MAX_LENGTH } from '#shared/limits.ts'
import { TextForm } from '../../game/dialogs/text-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sample, Section } from './section.tsx'

const FAILS_AFTER = 1_500

export function FieldsSection() {
  const [draft] = useState(() => ({ text: 'The oldest universities that still teach', isSending: false }))
  const [times, setTimes] = useState(0)
  return (
    <Section title="Fields">
      <div className="two">
        <Sample label="Empty, filled, focus, error">
          <div className="stack">
            <div className="field">
              <label htmlFor="styles-empty">Topic</label>
              <input className="input" id="styles-empty" placeholder="The deepest lakes" />
            </div>
            <div className="field">
              <label htmlFor="styles-filled">Topic</label>
              <input className="input" id="styles-filled" defaultValue="The tallest waterfalls" />
            </div>
            <div className="field">
              <label htmlFor="styles-focus">Topic</label>
              <input className="input look-focus" id="styles-focus" defaultValue="The tallest waterfalls" />
            </div>
            <div className="field">
              <label htmlFor="styles-error">Your idea</label>
              <input className="input" id="styles-error" aria-invalid="true" aria-describedby="styles-error-text" />
              <p className="err" id="styles-error-text">
                <Icon name="cross" />
                Please enter your list idea
              </p>
            </div>
            <div className="field">
              <label htmlFor="styles-select">AI Model</label>
              <select className="input" id="styles-select">
                <option>Standard model</option>
                <option>Large model</option>
              </select>
            </div>
          </div>
        </Sample>
        <Sample label="A form: counter, segments; sending it here takes a moment and fails">
          <TextForm
            key={times}
            id="styles-text"
            label="Your idea"
            placeholder="The tallest waterfalls, the oldest universities"
            note="Nothing is sent from here."
            most={LIST_IDEA_MAX_LENGTH}
            blank="Please enter your list idea"
            failed="Failed to submit list idea. Please try again."
            draft={draft}
            send={() => new Promise((_, fail) => setTimeout(fail, FAILS_AFTER))}
            onSent={() => {}}
            onCancel={() => setTimes(times + 1)}
          >
            <fieldset className="field">
              <legend>List type</legend>
              <div className="seg">
                <label>
                  <input type="radio" name="styles-type" defaultChecked />
                  <span>Ranked</span>
                </label>
                <label>
                  <input type="radio" name="styles-type" />
                  <span>Unranked</span>
                </label>
              </div>
            </fieldset>
          </TextForm>
        </Sample>
      </div>
    </Section>
  )
}
