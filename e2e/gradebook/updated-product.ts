import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const newerEntry = 'index-newerone.js'
const newerCode = 'document.body.append("The newer version")'

/** Stands before the product and, once told to, brings a newer build of it: another page, another worker. */
export async function standBefore(product: string) {
  const page = await (await fetch(product)).text()
  const entry = /assets\/(index-[\w-]+\.js)/.exec(page)?.[1]
  if (!entry) throw new Error('The page names no entry.')
  let isUpdated = false
  const asNewer = (text: string) =>
    text.replaceAll(entry, newerEntry).replace(/version:(.)\w+\1/, 'version:$1newerone$1')

  const server = createServer(async (request, answer) => {
    const { method, url = '/', headers } = request
    if (isUpdated && url.endsWith(newerEntry)) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(newerCode)
      return
    }
    const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request)
    const got = await fetch(product + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
      body,
    })
    const bytes = Buffer.from(await got.arrayBuffer())
    const isPageOrWorker = /text\/html/.test(got.headers.get('content-type') ?? '') || url === '/sw.js'
    const kept = [...got.headers].filter(([name]) => !/^(content-(length|encoding)|connection)$/.test(name))
    answer
      .writeHead(got.status, Object.fromEntries(kept))
      .end(isUpdated && isPageOrWorker ? asNewer(bytes.toString()) : bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    update: () => {
      isUpdated = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
