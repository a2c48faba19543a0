import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import type { Answer, Client } from '@klasrum/testkit/client'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { atSize } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'

const app = await startApp()

/**
 * Times tell something on a quiet machine only, so a commit compares what is answered and the long run times it too, where no
 * other statement is waited for.
 */
const isTimed = onPostgres && atSize({ commit: false, long: true })
const samples = isTimed ? 200 : 5
const warmUps = 5
const mostMilliseconds = 5

/** Each call comes from a place of its own, so that no limit plays a part. */
let places = 0
function fromNewPlace(): Client {
  places += 1
  return app.from(`10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`)
}

type Probe = (from: Client, email: string) => Promise<Answer<unknown>>
type Door = { name: string; ask: Probe }

const median = (figures: number[]): number => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0

async function timed(ask: Probe, email: string) {
  const from = fromNewPlace()
  const began = performance.now()
  const { status, headers, body } = await ask(from, email)
  const took = performance.now() - began
  return { took, seen: { status, body, headers: Object.keys(headers).sort() } }
}

/** Asks about registered and unknown addresses in turn, whichever first by lot, and keeps what a stranger sees. */
async function askAboutBoth({ name, ask }: Door) {
  const registered: Awaited<ReturnType<typeof timed>>[] = []
  const unknown: typeof registered = []
  for (let round = 0; round < samples + warmUps; round += 1) {
    const { email } = await aTeacher(app.tx)
    const turns = [
      async () => registered.push(await timed(ask, email)),
      async () => unknown.push(await timed(ask, `${name}-${places}@unknown.example`)),
    ]
    if (Math.random() < 0.5) turns.reverse()
    for (const turn of turns) await turn()
  }
  return { registered: registered.slice(warmUps), unknown: unknown.slice(warmUps) }
}

const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
const doors: Door[] = [
  {
    name: 'sign-in',
    ask: (from, username) =>
      from.call('POST /api/auth/signin', { body: { username, password: 'a wrong guess' } }),
  },
  {
    name: 'sign-up',
    ask: (from, email) => from.call('POST /api/auth/signup', { body: { email, ...typed } }),
  },
  {
    name: 'forgotten-password',
    ask: (from, email) => from.call('POST /api/auth/forgot-password', { body: { email } }),
  },
  {
    name: 'new-verification',
    ask: (from, email) => from.call('POST /api/auth/resend-verification', { body: { email } }),
  },
]

test.each(doors)(
  '$name: neither answer, headers nor time tell whether an address is registered',
  { timeout: 240_000 },
  async (door) => {
    const { registered, unknown } = await askAboutBoth(door)
    expect(new Set([...registered, ...unknown].map(({ seen }) => JSON.stringify(seen))).size).toBe(1)
    if (!isTimed) return
    const one = median(registered.map(({ took }) => took))
    const other = median(unknown.map(({ took }) => took))
    const figures = `${one.toFixed(1)} ms when registered, ${other.toFixed(1)} ms when not`
    expect(Math.abs(one - other), figures).toBeLessThanOrEqual(mostMilliseconds)
  },
)
