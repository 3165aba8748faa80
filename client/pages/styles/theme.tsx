import { useEffect, useState } from 'react'

type Theme = 'system' | 'light' | 'dark'

const THEMES: { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'System' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
]

/** The document's theme while the page stands; players have their system's. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme !== 'system') dataset.theme = theme
    return () => {
      delete dataset.theme
    }
  }, [theme])
  return { theme, setTheme }
}

export function ThemeSwitch({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  return (
    <fieldset className="seg" aria-label="Theme">
      {THEMES.map((choice) => (
        <button
          key={choice.theme}
          type="button"
          aria-pressed={choice.theme === theme}
          onClick={() => onChange(choice.theme)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
