import { dropStored, readStored, writeStored } from './stored.ts'

const tokenKey = 'token'
export const endingKey = 'session-ending'

/** Why a session is over: the person left, 15 quiet minutes passed, or the server no longer knows the token. */
export type Ending = 'left' | 'quiet' | 'refused'

export const readToken = (): string | null => readStored('localStorage', tokenKey)

export const keepToken = (token: string): void => writeStored('localStorage', tokenKey, token)

/** The reason is written first, so that other tabs can read it when they see the token go. */
export function dropToken(ending: Ending): void {
  writeStored('localStorage', endingKey, ending)
  dropStored('localStorage', tokenKey)
}

export function readEnding(): Ending {
  const ending = readStored('localStorage', endingKey)
  return ending === 'left' || ending === 'quiet' ? ending : 'refused'
}

let tellRefused: (() => void) | undefined

export const onTokenRefused = (tell: () => void): void => {
  tellRefused = tell
}

/** A late answer to an older token must not end the session that replaced it. */
export function reportRefused(token: string): void {
  if (token === readToken()) tellRefused?.()
}
