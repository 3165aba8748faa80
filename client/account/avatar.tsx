import { useState } from 'react'
import person from '../styles/person.module.css'
import { Icon } from '../ui/icon.tsx'
import account from './account.module.css'

export function Avatar({ address }: { address: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={`${person.avatar} ${account.avatar}`} data-part="avatar" aria-hidden="true">
      {address && address !== failed ? (
        // Google refuses its pictures to requests with a referrer.
        <img
          src={address}
          alt=""
          width={48}
          height={48}
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
        />
      ) : (
        <Icon name="user" />
      )}
    </span>
  )
}
