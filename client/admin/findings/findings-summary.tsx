import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { SCHEDULE_KEY } from '../../api/admin.ts'
import { findingsQuery, removeFindings } from '../../api/admin-generation.ts'
import alerts from '../../styles/alerts.module.css'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorBox } from '../parts/error-box.tsx'
import { failureSentence } from '../parts/failure.ts'
import styles from './findings.module.css'
import { thingsToCheck } from './findings.ts'

export function FindingsSummary({ id }: { id: string }) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(findingsQuery(id))
  const settle = useMutation({
    mutationFn: () => removeFindings(id),
    onSuccess: () => {
      client.setQueryData(findingsQuery(id).queryKey, { findings: [] })
      announce('Marked as checked.')
      return client.invalidateQueries({ queryKey: SCHEDULE_KEY })
    },
  })
  if (!data && error)
    return (
      <p className={alerts.bad} role="alert">
        <Icon name="cross" />
        <span>
          The things to check could not be loaded.{' '}
          <button type="button" className={buttons.linkBtn} aria-disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </button>
        </span>
      </p>
    )
  if (!data || data.findings.length === 0) return null
  return (
    <>
      <div className={`${alerts.alert} ${styles.toCheck}`} data-part="to-check">
        <Icon name="help" />
        <b className={layout.grow}>{thingsToCheck(data.findings.length)}</b>
        <button
          type="button"
          className={buttons.quiet}
          aria-disabled={settle.isPending}
          onClick={() => !settle.isPending && settle.mutate()}
        >
          {settle.isPending ? <span className={loading.spinner} /> : <Icon name="tick" />}
          Mark as checked
        </button>
      </div>
      <ErrorBox text={settle.error && failureSentence(settle.error, 'Failed to mark the list as checked')} />
    </>
  )
}
