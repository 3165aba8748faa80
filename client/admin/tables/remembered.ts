import { useState } from 'react'
import { readStored, writeStored } from '../../browser-storage.ts'

export function useRemembered(name: string): [boolean, (isOn: boolean) => void] {
  const key = `topple:admin:${name}`
  const [isOn, setOn] = useState(() => readStored(key) === true)
  return [
    isOn,
    (next) => {
      writeStored(key, next)
      setOn(next)
    },
  ]
}
