import { AdminIcon } from './admin-icon.tsx'

export function SearchBox({ label }: { label: string }) {
  return (
    <div className="search">
      <AdminIcon name="search" />
      <input className="input" type="search" aria-label={label} placeholder={`${label}...`} />
    </div>
  )
}
