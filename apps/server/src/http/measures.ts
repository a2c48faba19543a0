import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry } from 'prom-client'

type Samples = { requests: number; faults: number; ms: number[] }
type Minute = { at: number; all: Samples; routes: Map<string, Samples>; loopMs: number }

type MinuteFigures = { at: Date; requests: number; faults: number; p95_ms: number; loop_ms: number }
type RouteFigures = { route: string; requests: number; faults: number; p95_ms: number }

/** What this process has done: for a program that collects figures, and the last hour of it for people. */
export type Measures = {
  registry: Registry
  request(done: { route: string; method: string; status: number; ms: number }): void
  mail(outcome: 'sent' | 'failed'): void
  minutes(): MinuteFigures[]
  slowest(most: number): RouteFigures[]
}

const minuteMs = 60_000
const minutesKept = 60
const samplesKept = 50
const nothing = (): Samples => ({ requests: 0, faults: 0, ms: [] })

let loop: ReturnType<typeof monitorEventLoopDelay> | undefined

/** The longest wait for a turn since it was last asked for, in milliseconds. */
function longestDelayMs(): number {
  if (!loop) {
    loop = monitorEventLoopDelay({ resolution: 20 })
    loop.enable()
    return 0
  }
  const longest = loop.max / 1e6
  loop.reset()
  return Math.max(0, Math.round(longest - 20))
}

/** Beyond so many a sample takes the place of another by turns, so that a busy minute takes no more room. */
function add(samples: Samples, status: number, ms: number): void {
  if (samples.ms.length < samplesKept) samples.ms.push(ms)
  else samples.ms[samples.requests % samplesKept] = ms
  samples.requests += 1
  if (status >= 500) samples.faults += 1
}

const p95 = (ms: readonly number[]): number =>
  Math.round([...ms].sort((a, b) => a - b)[Math.floor(ms.length * 0.95)] ?? 0)

export function openMeasures(): Measures {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'klasrum_request_seconds',
    help: 'Answers by pattern of the route, method and class of the status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const mails = new Counter({
    name: 'klasrum_mails_total',
    help: 'Mails that were handed to the mail server, or were not.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const ring: Minute[] = []
  const current = (): Minute => {
    const at = Math.floor(Date.now() / minuteMs) * minuteMs
    const last = ring.at(-1)
    if (last?.at === at) return last
    if (last) last.loopMs = longestDelayMs()
    const minute = { at, all: nothing(), routes: new Map(), loopMs: 0 }
    ring.push(minute)
    while ((ring[0]?.at ?? at) <= at - minutesKept * minuteMs) ring.shift()
    return minute
  }
  return {
    registry,
    request({ route, method, status, ms }) {
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, ms / 1_000)
      const { all, routes } = current()
      const name = `${method} ${route}`
      const samples = routes.get(name) ?? nothing()
      routes.set(name, samples)
      for (const each of [all, samples]) add(each, status, ms)
    },
    mail: (outcome) => mails.inc({ outcome }),
    minutes() {
      current()
      return ring.map(({ at, all, loopMs }) => ({
        at: new Date(at),
        requests: all.requests,
        faults: all.faults,
        p95_ms: p95(all.ms),
        loop_ms: loopMs,
      }))
    },
    slowest(most) {
      current()
      const names = new Set(
        ring.flatMap(({ routes }) => [...routes.keys()]).filter((name) => name.includes('/api/')),
      )
      const figures = [...names].map((route) => {
        const parts = ring.flatMap(({ routes }) => routes.get(route) ?? [])
        return {
          route,
          requests: parts.reduce((sum, part) => sum + part.requests, 0),
          faults: parts.reduce((sum, part) => sum + part.faults, 0),
          p95_ms: p95(parts.flatMap(({ ms }) => ms)),
        }
      })
      return figures.sort((a, b) => b.p95_ms - a.p95_ms).slice(0, most)
    },
  }
}

/** Pages and their files change their names with every version, and nobody asks which of them was slow. */
const otherRoutes = 'page or file'

const nameOf = (url: string | undefined): string => (url?.startsWith('/api/') ? url : otherRoutes)

/** By the pattern of a route and never by its address, which has numbers of people in it. */
export function measureRequests(app: FastifyInstance, measures: Measures): void {
  app.addHook('onResponse', async (request, reply) => {
    measures.request({
      route: nameOf(request.routeOptions.url),
      method: request.method,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
  })
}
