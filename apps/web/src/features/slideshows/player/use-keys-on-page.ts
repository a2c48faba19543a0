import { useState } from 'react'
import { readStored, writeStored } from '../../../lib/stored.ts'

const key = 'player-keys'

/** Whether the keys of the player work on the whole page; what was chosen goes with this device. */
export function useKeysOnPage() {
  const [on, setOn] = useState(() => readStored('localStorage', key) !== 'off')
  const set = (next: boolean) => {
    setOn(next)
    writeStored('localStorage', key, next ? 'on' : 'off')
  }
  return [on, set] as const
}
