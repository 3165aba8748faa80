import type { ReactNode } from 'react'

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="stack">
      <div>
        <h2>{title}</h2>
        {note && <p className="soft">{note}</p>}
      </div>
      {children}
    </section>
  )
}

/** One state of one component, and what it is called. */
export function Sample({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sample">
      <p className="sample-label">{label}</p>
      {children}
    </div>
  )
}
