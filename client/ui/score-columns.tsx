import styles from './score-columns.module.css'

type Props = {
  /** Results for each ten points from 0; the last column is the best score alone. */
  counts: number[]
  label: string
  own?: number
}

export function ScoreColumns({ counts, label, own }: Props) {
  const columns = counts.map((count, at) => ({ from: at * 10, count }))
  const most = Math.max(1, ...counts)
  const best = columns.at(-1)?.from ?? 0
  return (
    <figure>
      <div className={styles.columns} role="img" aria-label={label}>
        {columns.map(({ from, count }, at) => (
          <i
            key={from}
            className={at === own ? styles.own : undefined}
            style={{ '--v': Math.round((count / most) * 100) }}
            title={`${from}: ${count}`}
          />
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>0</span>
        <span>{best / 2}</span>
        <span>{best}</span>
      </div>
    </figure>
  )
}
