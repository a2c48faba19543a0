import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import type { Answer, Client } from '@klasrum/testkit/client'
import { expect, test } from 'vitest'

const app = await startApp()

const thorough = process.env.KLASRUM_TEST_SIZE === 'long'
const many = 200
/** A door that hashes a password takes long enough to make the difference between a quick and a thorough run. */
const some = thorough ? 200 : 60
const warmUps = 5
const mostMilliseconds = 5

/** Each call comes from a place of its own, so that no limit plays a part. */
let places = 0
function fromNewPlace(): Client {
  places += 1
  return app.from(`10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`)
}

type Probe = (from: Client, email: string) => Promise<Answer<unknown>>
type Door = { name: string; samples: number; ask: Probe }

/** The middle one, and how far a repetition may find it from there by chance (19 times in 20, by rank). */
function medianOf(figures: number[]): { middle: number; chance: number } {
  const sorted = [...figures].sort((a, b) => a - b)
  const ranks = Math.ceil(0.98 * Math.sqrt(sorted.length))
  const half = sorted.length >> 1
  const [low = 0, middle = 0, high = 0] = [half - ranks, half, half + ranks].map((rank) => sorted[rank])
  return { middle, chance: (high - low) / 2 }
}

async function timed(ask: Probe, email: string) {
  const from = fromNewPlace()
  const began = performance.now()
  const { status, headers, body } = await ask(from, email)
  const took = performance.now() - began
  return { took, seen: { status, body, headers: Object.keys(headers).sort() } }
}

/** Asks about registered and unknown addresses in turn, whichever first by lot, and keeps what a stranger sees. */
async function askAboutBoth({ name, ask, samples }: Door) {
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
    samples: some,
    ask: (from, username) =>
      from.call('POST /api/auth/signin', { body: { username, password: 'a wrong guess' } }),
  },
  {
    name: 'sign-up',
    samples: some,
    ask: (from, email) => from.call('POST /api/auth/signup', { body: { email, ...typed } }),
  },
  {
    name: 'forgotten-password',
    samples: many,
    ask: (from, email) => from.call('POST /api/auth/forgot-password', { body: { email } }),
  },
  {
    name: 'new-verification',
    samples: many,
    ask: (from, email) => from.call('POST /api/auth/resend-verification', { body: { email } }),
  },
]

// On a busy machine two medians lie apart by chance. The thorough run, for a quiet one, makes no allowance for that.
test.each(doors)(
  '$name: neither answer, headers nor time tell whether an address is registered',
  { retry: 2, timeout: 240_000 },
  async (door) => {
    const { registered, unknown } = await askAboutBoth(door)
    expect(new Set([...registered, ...unknown].map(({ seen }) => JSON.stringify(seen))).size).toBe(1)
    const one = medianOf(registered.map(({ took }) => took))
    const other = medianOf(unknown.map(({ took }) => took))
    const allowance = thorough ? 0 : Math.hypot(one.chance, other.chance)
    const figures = `${one.middle.toFixed(1)} ms when registered, ${other.middle.toFixed(1)} ms when not`
    expect(Math.abs(one.middle - other.middle), figures).toBeLessThanOrEqual(mostMilliseconds + allowance)
  },
)
