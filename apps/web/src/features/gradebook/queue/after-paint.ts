const waiting: (() => void)[] = []
/** A page that is covered paints nothing. */
const longestMs = 100

function runAll(): void {
  for (const work of waiting.splice(0)) work()
}

function schedule(): void {
  if (document.visibilityState === 'hidden') {
    queueMicrotask(runAll)
    return
  }
  requestAnimationFrame(() => setTimeout(runAll))
  setTimeout(runAll, longestMs)
}

/** Does what the reader does not see once the next frame is painted, in the order given; a page that is left does it first. */
export function afterPaint(work: () => void): void {
  waiting.push(work)
  if (waiting.length === 1) schedule()
}

addEventListener('pagehide', runAll)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') runAll()
})
