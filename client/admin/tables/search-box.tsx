import fields from '../../styles/fields.module.css'
import { AdminIcon } from '../parts/admin-icon.tsx'
import searchBox from './search-box.module.css'

export function SearchBox({ label }: { label: string }) {
  return (
    <div className={searchBox.search}>
      <AdminIcon name="search" />
      <input className={fields.input} type="search" aria-label={label} placeholder={`${label}...`} />
    </div>
  )
}
