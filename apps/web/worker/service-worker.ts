import { shellCacheMarker } from '../src/lib/shell-cache-marker.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const __BUILT__: { version: string; entry: string; shell: readonly string[] }

const { version, entry, shell } = __BUILT__
const cacheName = `shell-${version}`
/** One that comes without the words of a visitor's page: it stands for every address while there is no connection. */
const page = '/dashboard'
const patience = 3_000
const atOnce = 4

/** Answers with people's data are never kept here. */
const isData = (path: string) => /^\/(api|global-values)(\/|$)/.test(path)
/** Named by their content, so that the same name always means the same bytes. */
const isNamedByContent = (path: string) => path.startsWith('/assets/')

const keptIn = async (cache: Cache | CacheStorage, path: string | Request): Promise<Response | undefined> =>
  cache.match(path, { ignoreVary: true })

type Device = WorkerNavigator & { connection?: { saveData?: boolean } }
const savesData = (device: Device) => device.connection?.saveData === true

/** The page and its policy carry the same nonce, so they are kept together, as one answer. */
async function fetchPage(): Promise<Response> {
  const answer = await fetch(page, { cache: 'no-store' })
  const isOfThisVersion = answer.ok && (await answer.clone().text()).includes(entry)
  if (!isOfThisVersion) throw new Error('The page is of another version than its worker.')
  return answer
}

async function fetchFile(path: string): Promise<Response> {
  const cache = isNamedByContent(path) ? 'default' : 'no-cache'
  const answer = await fetch(path, { cache, priority: 'low' })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
  return answer
}

/** Where data is dear, only what the pages load themselves is kept, when they do. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(page, await fetchPage())
  if (savesData(self.navigator)) return
  const keep = async (path: string) => {
    const known = isNamedByContent(path) ? await keptIn(caches, path) : undefined
    await cache.put(path, known ?? (await fetchFile(path)))
  }
  for (let from = 0; from < shell.length; from += atOnce)
    await Promise.all(shell.slice(from, from + atOnce).map(keep))
  await cache.put(shellCacheMarker(entry), new Response())
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

async function keptFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await keptIn(cache, event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()))
  return answer
}

const isAway = ({ status }: Response) => status >= 502 && status <= 504

async function networkFirst(request: Request, path: string): Promise<Response> {
  const kept = await keptIn(await caches.open(cacheName), path)
  if (!kept) return fetch(request)
  const fresh = fetch(request).then(
    (answer) => (isAway(answer) ? kept : answer),
    () => kept,
  )
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept))
  return Promise.race([fresh, late])
}

/** A page that runs this very version and stands alone cannot lose anything by the change. */
async function meetPage(runs: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (runs === entry && windows.length === 1) await self.skipWaiting()
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || isData(pathname)) return
  if (isNamedByContent(pathname)) event.respondWith(keptFirst(event))
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, page))
  else if (shell.includes(pathname)) event.respondWith(networkFirst(request, pathname))
})

/** A page tells the entry it runs and hears that of this worker, or asks it to take over at once. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') {
    event.waitUntil(self.skipWaiting())
    return
  }
  event.ports[0]?.postMessage(entry)
  event.waitUntil(meetPage(event.data))
})
