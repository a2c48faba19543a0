import type { BrowserContext } from '@playwright/test'

export type Faults = {
  /** What went wrong in the browser so far, as sentences. */
  readonly found: string[]
  /** For a test that provokes this very fault. */
  expect: (fault: RegExp) => void
}

/** Chromium writes one for every answer from 400 on and every lost connection; Playwright one where it keeps a worker off. */
const notOurs = ['Failed to load resource', 'Service Worker registration blocked by Playwright']
const isBrowsersOwn = (text: string) => notOurs.some((start) => text.startsWith(start))

/** Collects page errors, console errors and warnings, policy violations, dialogs and requests that leave the product, in every tab. */
export async function watch(context: BrowserContext, origin: string): Promise<Faults> {
  const found: string[] = []
  const expected: RegExp[] = []
  const note = (fault: string) => {
    if (!expected.some((each) => each.test(fault))) found.push(fault)
  }

  context.on('weberror', (event) => note(`page error: ${event.error().stack ?? event.error()}`))
  context.on('console', (message) => {
    const isOurs = ['error', 'warning', 'assert'].includes(message.type()) && !isBrowsersOwn(message.text())
    if (isOurs) note(`console ${message.type()}: ${message.text()}`)
  })
  context.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) note(`request to another origin: ${request.url()}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return { found, expect: (fault) => void expected.push(fault) }
}
