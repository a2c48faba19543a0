import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answer } from './errors.ts'
import { contentSecurityPolicy } from './headers.ts'

const notAPage = /^\/(api|assets|global-values)(\/|$)/
/** No screen's address ends like a file's; the app's page in the place of a missing file would be taken for that file. */
const aFile = /\.\w+$/
/** Nothing of the product begins with a dot; those who look for `/.git/config` do. */
const hidden = /\/\./
/** Browsers ask again for the worker at every visit, so that a new version is noticed. */
const worker = /\/sw\.js(\.br|\.gz)?$/

function cacheSeconds(path: string): string {
  if (worker.test(path)) return 'no-cache'
  return path.includes(`${join('/', 'assets')}/`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
}

type WebScreen = { pattern: RegExp; links: string }

/**
 * The addresses of the screens, as the build listed them, `/classes/$classId`, each with the links to its own files: a
 * browser that hears of them with the page fetches them beside the shell, and not after it has run.
 */
function screensIn(folder: string): WebScreen[] {
  const list = join(folder, '.screens.json')
  if (!existsSync(list)) return [{ pattern: /^/, links: '' }]
  const screens: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'))
  const parameters = (path: string) => path.split('$').length
  // `/classes/new-record` before `/classes/$classId`.
  return Object.entries(screens)
    .toSorted(([one], [other]) => parameters(one) - parameters(other))
    .map(([path, links]) => ({
      pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
      links,
    }))
}

/** Pages that the build has rendered already, by their address. */
function pagesIn(folder: string): Map<string, string> {
  const list = join(folder, '.pages.json')
  return new Map(existsSync(list) ? Object.entries(JSON.parse(readFileSync(list, 'utf8'))) : [])
}

/**
 * Files as the build made them, already compressed; every other address is the one page, with its own style nonce. Where
 * there is no screen it is sent as missing: the page then leads on, and a program that tries addresses hears 404.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const screens = screensIn(folder)
  const rendered = pagesIn(folder)
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // Its nonce is filled in below.
    globIgnore: ['index.html*'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      reply.header('cache-control', cacheSeconds(path))
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      notAPage.test(path) ||
      aFile.test(path) ||
      hidden.test(path)
    )
      return answer(reply, 'path.not_found')
    const screen = screens.find(({ pattern }) => pattern.test(path))
    const html = rendered.get(path) ?? page.replace('</head>', () => `${screen?.links ?? ''}</head>`)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(screen ? 200 : 404)
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__NONCE__', nonce))
  })
}
