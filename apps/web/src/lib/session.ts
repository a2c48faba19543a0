import type { SessionUser } from '@klasrum/contract/accounts'
import { useSyncExternalStore } from 'react'
import { compareClock, restartClock, watchActivity } from './activity.ts'
import { bindTab, clearDevice, isTabBound, unbindTab } from './browser-storage.ts'
import { call } from './call.ts'
import { openOfflineAnswersOf } from './offline-answers.ts'
import { queryClient } from './query.ts'
import { CallRefused, isAway } from './refusal.ts'
import { readStoredUser, storeUser } from './stored-user.ts'
import { dropToken, type Ending, endingIn, onTokenRefused, readToken, storeToken } from './token.ts'

export type Session =
  | { state: 'in'; user: SessionUser; ending: null }
  | { state: 'loading' | 'unreachable'; user: null; ending: null }
  | { state: 'out'; user: null; ending: Ending | null }

let session: Session = { state: 'out', user: null, ending: null }
let knownToken: string | null = null
let endedElsewhere: Ending | undefined
let stopWatching = () => {}
const watchers = new Set<() => void>()

function set(next: Session): void {
  session = next
  for (const tell of watchers) tell()
}

function setIn(user: SessionUser): void {
  if (session.user && session.user.id !== user.id) queryClient.clear()
  bindTab(user.id)
  void openOfflineAnswersOf(user.id)
  storeUser(user)
  set({ state: 'in', user, ending: null })
}

function setOut(ending: Ending): void {
  if (session.state === 'out') return
  stopWatching()
  knownToken = null
  void openOfflineAnswersOf(null)
  unbindTab()
  set({ state: 'out', user: null, ending })
  queryClient.clear()
}

const revoke = (token: string): Promise<unknown> =>
  call('POST /api/auth/signout', undefined, { token, signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  )

function end(ending: Ending): void {
  const token = readToken()
  dropToken(ending)
  clearDevice()
  setOut(ending)
  if (token && ending === 'quiet') void revoke(token)
}

async function fetchUser(token?: string): Promise<SessionUser> {
  const user = await call('GET /api/auth/me', undefined, { token })
  return { ...user, role: user.role ?? 'student' }
}

function watch(): void {
  stopWatching()
  stopWatching = watchActivity(() => end('quiet'))
  compareClock()
}

/** A server that does not answer must not sign everybody out: whoever it knew last goes on. */
function goOnWithout(): void {
  const user = readStoredUser()
  if (user) setIn(user)
  else set({ state: 'unreachable', user: null, ending: null })
}

async function load(): Promise<void> {
  knownToken = readToken()
  if (!knownToken) {
    // The session ended in another tab while this one was away.
    if (isTabBound()) unbindTab()
    return
  }
  set({ state: 'loading', user: null, ending: null })
  const asked = knownToken
  watch()
  if (!readToken()) return
  try {
    const user = await fetchUser()
    if (asked === knownToken) setIn(user)
  } catch (error) {
    if (asked !== knownToken) return
    if (error instanceof CallRefused && !isAway(error)) end('refused')
    else goOnWithout()
  }
}

async function refresh(): Promise<void> {
  if (session.state !== 'in') return load()
  const asked = knownToken
  const user = await fetchUser().catch(() => null)
  if (user && asked === knownToken && session.state === 'in') setIn(user)
}

async function signIn(token: string): Promise<void> {
  const user = await fetchUser(token)
  knownToken = token
  storeToken(token)
  restartClock()
  watch()
  setIn(user)
}

/** After a change of password the old token is dead and this one goes on. */
function replaceToken(token: string): void {
  knownToken = token
  storeToken(token)
}

async function signOut(): Promise<void> {
  const token = readToken()
  if (token) await revoke(token)
  end('left')
}

/** Other tabs write the same storage; a page that comes back from the browser's page cache heard nothing of it. */
function followOtherTabs(event: Event): void {
  if (event instanceof StorageEvent) endedElsewhere = endingIn(event) ?? endedElsewhere
  const token = readToken()
  if (token === knownToken) return
  if (!token) {
    setOut(endedElsewhere ?? 'refused')
    return
  }
  endedElsewhere = undefined
  knownToken = token
  void refresh()
}

export function startSession(): void {
  onTokenRefused(() => end('refused'))
  addEventListener('storage', followOtherTabs)
  addEventListener('pageshow', followOtherTabs)
  addEventListener('pointsUpdated', () => void refresh())
  addEventListener('online', () => {
    if (session.state === 'unreachable' || session.state === 'in') void refresh()
  })
  void load()
}

const subscribe = (tell: () => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** For what goes on whatever page is open. */
export const sessionNow = (): Session => session
export const watchSession = subscribe

/** Once it is known who is here, if anybody. */
export const sessionKnown = (): Promise<Session> =>
  new Promise((resolve) => {
    if (session.state !== 'loading') return resolve(session)
    const stop = subscribe(() => {
      if (session.state === 'loading') return
      stop()
      resolve(session)
    })
  })

const actions = { signIn, signOut, refresh, replaceToken }

export const useSession = (): Session & typeof actions => ({
  ...useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  ),
  ...actions,
})
