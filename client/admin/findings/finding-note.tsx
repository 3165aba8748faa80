import type { ReactNode } from 'react'
import type { Finding } from '#shared/contract/admin.ts'
import badges from '../../styles/badges.module.css'
import layout from '../../styles/layout.module.css'
import { Icon, type IconName } from '../../ui/icon.tsx'
import chips from '../parts/chips.module.css'
import styles from './findings.module.css'

const LOOKS: Record<Finding['kind'], { icon: IconName; label: string }> = {
  fact: { icon: 'cross', label: 'Check this:' },
  unchecked: { icon: 'help', label: '' },
  answers: { icon: 'chat', label: '' },
  source: { icon: 'link', label: 'Source:' },
}

/** `children` are actions. */
export function FindingNote({ finding: { kind, message }, children }: { finding: Finding; children?: ReactNode }) {
  const { icon, label } = LOOKS[kind]
  return (
    <div className={kind === 'fact' ? styles.fact : styles.finding} data-part="finding">
      <Icon name={icon} />
      <div className={layout.grow}>
        <p>
          {label && <b>{label}</b>} <bdi>{message}</bdi>
        </p>
        {children}
      </div>
    </div>
  )
}

/** Read-only: missing answers are chips. */
export function FindingNotes({ findings }: { findings: readonly Finding[] }) {
  return findings.map((finding) => (
    <FindingNote key={`${finding.kind} ${finding.path}`} finding={finding}>
      {finding.answers && (
        <div className={chips.chips}>
          {finding.answers.map((answer) => (
            <bdi key={answer} className={`${badges.badge} ${chips.chip}`}>
              {answer}
            </bdi>
          ))}
        </div>
      )}
    </FindingNote>
  ))
}
