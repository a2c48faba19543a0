import { useSyncExternalStore } from 'react'
import { type Idle, idleAt, nextChangeIn } from './idle.ts'
import { readStored, writeStored } from './stored.ts'

const activityKey = 'last-activity'
const writeEvery = 1_000
const keepAliveMs = 30_000
const signs = ['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove'] as const

let seenHere = 0
let writtenAt = 0
let idle: Idle = 'active'
let timer: ReturnType<typeof setTimeout> | undefined
let onOver: (() => void) | undefined
const watchers = new Set<() => void>()

function lastActivity(): number {
  const stored = Number(readStored('localStorage', activityKey))
  return Math.max(seenHere, Number.isFinite(stored) ? stored : 0)
}

function show(next: Idle): void {
  if (next === idle) return
  idle = next
  for (const tell of watchers) tell()
}

/** Timers sleep with the laptop and are throttled in hidden tabs, so the wall clock decides, never the timer. */
export function compareClock(): Idle {
  if (!onOver) return 'active'
  clearTimeout(timer)
  const now = Date.now()
  const last = lastActivity()
  const state = idleAt(now, last)
  show(state)
  if (state === 'over') onOver()
  else timer = setTimeout(compareClock, nextChangeIn(now, last))
  return state
}

/** Looks at the clock first: the key press that wakes a laptop must not revive a session that ended meanwhile. */
export function noteActivity(): void {
  if (!onOver) return
  const now = Date.now()
  if (idleAt(now, lastActivity()) === 'over') {
    compareClock()
    return
  }
  seenHere = now
  if (Math.abs(now - writtenAt) >= writeEvery || idle !== 'active') {
    writtenAt = now
    writeStored('localStorage', activityKey, String(now))
  }
  if (idle !== 'active') compareClock()
}

export function restartClock(): void {
  seenHere = Date.now()
  writtenAt = seenHere
  writeStored('localStorage', activityKey, String(seenHere))
}

/** A running transfer or a playing show counts as activity until the returned function is called. */
export function keepAlive(): () => void {
  noteActivity()
  const beat = setInterval(noteActivity, keepAliveMs)
  return () => {
    clearInterval(beat)
    noteActivity()
  }
}

/** Marks the button that continues the session: if the press itself counted, the banner would go before the click lands. */
export const continuesSession = { 'data-continues-session': true } as const
const isContinuing = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-continues-session]') !== null

const heights = new WeakMap<EventTarget, number>()

/**
 * Browsers scroll by themselves to hold what is read in its place when something above it comes or goes: on a page that is
 * scrolled, the warning would hide itself and the session never end.
 */
function isScrolledByLayout({ type, target }: Event): boolean {
  if (type !== 'scroll' || !target) return false
  const { scrollHeight } = target instanceof Element ? target : document.documentElement
  const before = heights.get(target)
  heights.set(target, scrollHeight)
  return before !== scrollHeight
}

let mouseAt = ''

function onSign(event: Event): void {
  if (isContinuing(event) || isScrolledByLayout(event)) return
  if (event instanceof MouseEvent && event.type === 'mousemove') {
    // Browsers repeat the last mouse move when the layout shifts under a resting pointer,
    // which would hide the warning the moment it appears.
    const at = `${event.screenX},${event.screenY}`
    if (at === mouseAt) return
    mouseAt = at
  }
  noteActivity()
}

function onStorage(event: StorageEvent): void {
  if (event.key === activityKey && event.newValue !== null) compareClock()
}

/** Arm it with `compareClock` once the returned stop function is kept: the session may be over already. */
export function watchActivity(over: () => void): () => void {
  onOver = over
  idle = 'active'
  if (!readStored('localStorage', activityKey)) restartClock()
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  for (const wake of ['focus', 'pageshow'] as const) addEventListener(wake, compareClock)
  document.addEventListener('visibilitychange', compareClock)
  addEventListener('storage', onStorage)
  return () => {
    onOver = undefined
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, onSign, { capture: true })
    for (const wake of ['focus', 'pageshow'] as const) removeEventListener(wake, compareClock)
    document.removeEventListener('visibilitychange', compareClock)
    removeEventListener('storage', onStorage)
    show('active')
  }
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export const useIdleWarning = (): boolean =>
  useSyncExternalStore(
    watch,
    () => idle === 'warned',
    () => false,
  )
