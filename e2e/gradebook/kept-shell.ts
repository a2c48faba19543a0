import type { Page } from '@playwright/test'

/** Until the worker has all that it keeps. */
export const shellIsKept = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))
