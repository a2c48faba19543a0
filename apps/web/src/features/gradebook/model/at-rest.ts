const pause = 150
const longest = 1_000

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let since = 0

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
  const now = performance.now()
  if (waiting.size === 0) since = now
  waiting.add(tell)
  clearTimeout(timer)
  timer = setTimeout(tellAll, Math.min(pause, Math.max(0, since + longest - now)))
}

export const forget = (tell: () => void): void => {
  waiting.delete(tell)
}
