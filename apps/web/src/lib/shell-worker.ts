import { sessionNow, watchSession } from './session.ts'
import { shellCacheMarker } from './shell-cache-marker.ts'

const settled = 3_000
const updateCheckMs = 3_600_000

const entryHere = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '', location.href)
    .pathname

/** Tells a worker which entry runs here, and hears which one it brings. */
const entryOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage(entryHere(), [port2])
  })

/** Whether every file of this version comes from this device, also without a connection. */
export async function isShellWhole(): Promise<boolean> {
  const controller = navigator.serviceWorker?.controller
  if (!controller || (await entryOf(controller)) !== entryHere()) return false
  return (await caches.match(shellCacheMarker(entryHere())).catch(() => undefined)) !== undefined
}

function reloadInto({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload()
  })
  waiting.postMessage('take over')
}

function follow(registration: ServiceWorkerRegistration, onNewVersion: (reload: () => void) => void): void {
  const { serviceWorker } = navigator
  const lookAt = async (worker: ServiceWorker | null) => {
    if (worker && (await entryOf(worker)) !== entryHere()) onNewVersion(() => reloadInto(registration))
  }
  const lookAtOnceInstalled = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) void lookAt(installing)
    })
  }
  void lookAt(registration.waiting)
  lookAtOnceInstalled()
  registration.addEventListener('updatefound', lookAtOnceInstalled)
  serviceWorker.addEventListener('controllerchange', () => void lookAt(serviceWorker.controller))

  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < updateCheckMs) return
    lookedAt = Date.now()
    void registration.update().catch(() => {})
  })
}

/** A browser that refuses the worker, as some do in private windows, works all the same with a connection. */
async function register(onNewVersion: (reload: () => void) => void): Promise<void> {
  try {
    follow(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }), onNewVersion)
  } catch {}
}

/** The first page comes first: neither its files nor what is typed into it share with what is only for later. */
function whenQuiet(work: () => void): void {
  let typedAt = Number.NEGATIVE_INFINITY
  const noteKey = () => {
    typedAt = performance.now()
  }
  const look = () => {
    if (performance.now() - typedAt < settled) return soon()
    removeEventListener('keydown', noteKey, true)
    if ('requestIdleCallback' in window) requestIdleCallback(work)
    else work()
  }
  const soon = () => void setTimeout(look, settled)
  addEventListener('keydown', noteKey, true)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

/** For whoever signs in the app opens without a connection from the next visit on. */
export function registerShell({ onNewVersion }: { onNewVersion: (reload: () => void) => void }): void {
  if (!('serviceWorker' in navigator)) return
  const stop = watchSession(() => {
    if (sessionNow().state !== 'in') return
    stop()
    whenQuiet(() => void register(onNewVersion))
  })
}
