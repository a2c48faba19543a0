import { dropStoredWhere, readStored, writeStored } from './stored.ts'
import { isUnsentKey } from './unsent-count.ts'

const tabUserKey = 'tab-user'

/** When a session ends, however it ends, nothing stays on the device but work that was typed and not sent. */
export const clearDevice = (): void => dropStoredWhere('localStorage', (key) => !isUnsentKey(key))

const clearTab = (): void => dropStoredWhere('sessionStorage', () => true)

/** What a tab remembers, such as recent slide shows, is its user's: another one begins without it. */
export function bindTab(userId: number): void {
  const known = readStored('sessionStorage', tabUserKey)
  if (known !== null && known !== String(userId)) clearTab()
  removeEventListener('pagehide', clearTab)
  writeStored('sessionStorage', tabUserKey, String(userId))
}

/** Ends that: what the router writes down when the page goes, such as scroll positions, goes as well. */
export function unbindTab(): void {
  clearTab()
  addEventListener('pagehide', clearTab)
}

export const isTabBound = (): boolean => readStored('sessionStorage', tabUserKey) !== null
