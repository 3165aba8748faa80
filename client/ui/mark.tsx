import icons from '../styles/icons.module.css'

/** Drawn on a 24 grid in `currentColor`, beside a word or inside a named control. */
export function Drawing({ path, className = icons.icon }: { path: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** The only icons in the boot script. */
export const MARKS = {
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7L7 17',
} as const

export const Mark = ({ name }: { name: keyof typeof MARKS }) => <Drawing path={MARKS[name]} />
