import typography from '../../styles/typography.module.css'
import { useEditor } from './field.tsx'

export function SavedOnly() {
  const { isDirty } = useEditor()
  if (!isDirty) return null
  return <p className={typography.soft}>Made for the list as it is saved, without your unsaved changes.</p>
}
