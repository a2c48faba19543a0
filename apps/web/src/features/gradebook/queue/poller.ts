const usual = 1_500
const longestMs = 30_000

/** Whether somebody looks at the page and a call can be made. */
export type BrowserPage = {
  isAwake(): boolean
  watch(tell: () => void): () => void
}

/** Reads again and again while the page is awake, and at once when it wakes up. `read` takes what it got. */
export function startPoller({ read, page }: { read: () => Promise<void>; page: BrowserPage }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading = false
  let failures = 0
  let stopped = false

  const next = (delay: number) => {
    clearTimeout(timer)
    if (!stopped && page.isAwake()) timer = setTimeout(() => void poll(), delay)
  }
  async function poll(): Promise<void> {
    reading = true
    try {
      await read()
      failures = 0
    } catch {
      failures += 1
    }
    reading = false
    next(Math.min(longestMs, usual * 2 ** failures))
  }
  const stopWatching = page.watch(() => {
    clearTimeout(timer)
    if (!reading) next(0)
  })
  next(usual)

  return () => {
    stopped = true
    clearTimeout(timer)
    stopWatching()
  }
}
