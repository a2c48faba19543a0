import { dropStored, readStored, writeStored } from './stored.ts'

const tokenKey = 'token'
const endingKey = 'session-ending'

/** Why a session is over: the person left, 15 quiet minutes passed, or the server no longer knows the token. */
export type Ending = 'left' | 'quiet' | 'refused'

export const readToken = (): string | null => readStored('localStorage', tokenKey)

export const storeToken = (token: string): void => writeStored('localStorage', tokenKey, token)

/** The reason is written first, so that other tabs have heard it when they see the token go; it does not stay. */
export function dropToken(ending: Ending): void {
  writeStored('localStorage', endingKey, ending)
  dropStored('localStorage', tokenKey)
}

const endings: readonly Ending[] = ['left', 'quiet', 'refused']

/** Why a session ends in another tab, if this is how it says so. */
export const endingIn = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): Ending | undefined =>
  key === endingKey ? endings.find((each) => each === newValue) : undefined

let tellRefused: (() => void) | undefined

export const onTokenRefused = (tell: () => void): void => {
  tellRefused = tell
}

/** A late answer to an older token must not end the session that replaced it. */
export function reportRefused(token: string): void {
  if (token === readToken()) tellRefused?.()
}
