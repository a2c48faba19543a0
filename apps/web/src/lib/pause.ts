type WithYield = { scheduler?: { yield?: () => Promise<void> } }

/**
 * Ends a slice of work, so that the browser can draw and answer to a finger before the next one. Where a browser has a
 * way of its own for that, what goes on comes before other work that waits.
 */
export const pause = (): Promise<void> =>
  (globalThis as WithYield).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

const longestWait = 1_000

/** Until the browser has nothing better to do, or a second has gone by. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWait })
    else setTimeout(resolve)
  })
