import typography from '../../styles/typography.module.css'
import { useEditor } from './field.tsx'

export function SavedOnly() {
  const { isDirty } = useEditor()
  if (!isDirty) return null
  return <p className={typography.soft}>Based on the saved list, not your unsaved changes.</p>
}
