import { useState } from 'react'
import type { Source } from '#shared/contract/game.ts'
import { hostOf } from '#shared/game/source-address.ts'
import layout from '../../styles/layout.module.css'
import menu from '../../styles/menu.module.css'
import typography from '../../styles/typography.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DialogProps } from './dialog-props.ts'
import styles from './sources-dialog.module.css'

export function SourcesDialog({ game, onClose }: DialogProps) {
  const sources = game.list.sources ?? []
  return (
    <Dialog title="Sources" onClose={onClose}>
      {sources.length === 0 ? (
        <p className={typography.soft}>No sources available for this list.</p>
      ) : (
        <ul role="list" className={menu.menu}>
          {sources.map((source) => (
            <li key={source.url}>
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** Without a link if it cannot be opened. */
function SourceLink({ source }: { source: Source }) {
  const host = hostOf(source.url)
  if (host === null)
    return (
      <p className={styles.bare}>
        <span className={styles.favicon} aria-hidden="true">
          <Icon name="books" />
        </span>
        <span className={layout.grow}>{source.title}</span>
      </p>
    )
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer">
      <Favicon origin={new URL(source.url).origin} />
      <span className={layout.grow}>
        {source.title}
        <small>{host.replace(/^www\./, '')}</small>
      </span>
      <Icon name="link" />
      <span className={typography.srOnly}>(opens in a new tab)</span>
    </a>
  )
}

function Favicon({ origin }: { origin: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <span className={styles.favicon} aria-hidden="true">
      {!isLoaded && <Icon name="books" />}
      <img
        src={`${origin}/favicon.ico`}
        alt=""
        width="20"
        height="20"
        referrerPolicy="no-referrer"
        hidden={!isLoaded}
        onLoad={() => setLoaded(true)}
      />
    </span>
  )
}
