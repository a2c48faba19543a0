const pauseMs = 150
const longestMs = 1_000

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let since = 0
let last = Number.NEGATIVE_INFINITY

/** The timer is set once and looks again when it is over: set anew for every listener, it would cost each key its share. */
function look(): void {
  const left = Math.min(last + pauseMs, since + longestMs) - performance.now()
  timer = left > 0 ? setTimeout(look, left) : undefined
  if (timer === undefined) tellAll()
}

function tellAll(): void {
  const all = [...waiting]
  waiting.clear()
  for (const tell of all) tell()
}

/**
 * Tells once the keys have rested for a moment, or after a second of steady typing. What is not looked at while
 * typing is drawn then, or every key would wait for it.
 */
export function atRest(tell: () => void): void {
  last = performance.now()
  if (waiting.size === 0) since = last
  waiting.add(tell)
  timer ??= setTimeout(look, pauseMs)
}

export const forget = (tell: () => void): void => {
  waiting.delete(tell)
}

/** Whether something was typed within so many milliseconds. */
export const isTypedWithin = (milliseconds: number): boolean => performance.now() - last < milliseconds
