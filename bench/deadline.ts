import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@klasrum/contract/api'
import { aTeacher } from '@klasrum/testkit/builders'
import { contentOf } from '@klasrum/testkit/client'
import { aLessonFile, later } from '@klasrum/testkit/lesson-files'
import { lookInside } from '@klasrum/testkit/look-inside'
import { startProduct } from '@klasrum/testkit/process'
import { openStand } from '@klasrum/testkit/stand/open-stand'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { type Heard, load, type Person } from './deadline-load.ts'
import { fillWork, signIn } from './growth-data.ts'
import { type Fact, quantile, type Result } from './measure.ts'

export type Hour = { teachers: number; minutes: number }

const [openers, runners, presenters] = [40, 10, 5]
const everySeconds = 2
const most = { p95: 300, p99: 1_000 }

type Records = { dataDir: string; databaseUrl?: string }
type Staff = { savers: Person[]; openers: Person[]; tokens: string[] }

/** Written while the product is not running, as the embedded database serves one process only. */
const hire = (records: Records, teachers: number): Promise<Staff> =>
  lookInside(records, async (database) => {
    await fillWork(database, teachers + openers)
    const people = await signIn(database, teachers + openers)
    const tokens: string[] = []
    for (let number = 0; number < runners + presenters; number += 1) {
      const { id } = await aTeacher(database.tx, { points: 600 })
      tokens.push(await openSession(database.tx, id, new Date()))
    }
    return { savers: people.slice(0, teachers), openers: people.slice(teachers), tokens }
  })

/** Runs and shows are under way all the time: whoever's has ended begins the next. */
async function makeMeanwhile(url: string, tokens: string[], isOver: () => boolean) {
  const file = await aLessonFile()
  const ended: Record<string, number> = {}
  const note = (what: string) => {
    ended[what] = (ended[what] ?? 0) + 1
  }
  const kinds = {
    run: {
      ...contentOf(api.processLessonPlans, { body: { num_sessions: 4, quiz_items: 10 }, file }),
      path: '/api/lesson-plans/process',
      of: (body: { run_id: number }) => `/api/lesson-plans/runs/${body.run_id}`,
      state: (body: { state: string }) => body.state,
    },
    show: {
      ...contentOf(api.createSlideshowJob, { body: { duration_min: 5 }, file }),
      path: '/api/education/slideshow-jobs',
      of: (body: { job_id: number }) => `/api/education/slideshow-jobs/${body.job_id}`,
      state: (body: { status: string }) => body.status,
    },
  }
  const go = async (token: string, kind: 'run' | 'show') => {
    const { type = '', payload = '', path, of, state } = kinds[kind]
    const authorization = `Bearer ${token}`
    while (!isOver()) {
      const headers = { authorization, 'content-type': type, ...later }
      const begun = await fetch(`${url}${path}`, {
        method: 'POST',
        headers,
        body: new Uint8Array(Buffer.from(payload)),
      })
      if (!begun.ok) return note(`${kind} refused ${begun.status}`)
      const where = of(await begun.json())
      for (;;) {
        await pause(2_000)
        if (isOver()) return note(`${kind} under way`)
        const now = state(await (await fetch(`${url}${where}`, { headers: { authorization } })).json())
        if (now === 'queued' || now === 'running') continue
        note(`${kind} ${now}`)
        break
      }
    }
  }
  await Promise.all(tokens.map((token, at) => go(token, at < runners ? 'run' : 'show')))
  return ended
}

function figuresOf(heard: Heard, seconds: number, made: Record<string, number>, limited: boolean): Fact[] {
  const ms = (times: number[], share: number) => quantile(times, share)
  const fact = (what: string, value: number, limit: number): Fact => ({
    what,
    found: `${value.toFixed(0)} ms`,
    ...(limited && { limit: { text: `${limit} ms`, held: value <= limit } }),
  })
  const kinds = Object.entries(Object.groupBy(heard.errors, (each) => each))
  const words = kinds.map(([kind, all]) => `${all?.length} × ${kind}`).join(', ')
  return [
    { what: 'saves answered', found: `${heard.saved} (${(heard.saved / seconds).toFixed(0)} a second)` },
    fact('saves, 95th percentile', ms(heard.saves, 0.95), most.p95),
    fact('saves, 99th percentile', ms(heard.saves, 0.99), most.p99),
    {
      what: 'sheets opened, median and 95th',
      found: `${heard.openings.length}: ${ms(heard.openings, 0.5).toFixed(0)} and ${ms(heard.openings, 0.95).toFixed(0)} ms`,
    },
    {
      what: 'errors',
      found: words || '0',
      ...(limited && { limit: { text: '0', held: heard.errors.length === 0 } }),
    },
    { what: 'runs and shows meanwhile', found: JSON.stringify(made) },
    {
      what: 'load of the machine at the end',
      found: loadavg()
        .map((each) => each.toFixed(1))
        .join(' '),
    },
  ]
}

async function press(
  url: string,
  staff: Staff,
  { minutes }: Hour,
): Promise<{ heard: Heard; made: Record<string, number> }> {
  let isOver = false
  const making = makeMeanwhile(url, staff.tokens, () => isOver)
  const heard = await load({
    url,
    savers: staff.savers,
    openers: staff.openers,
    seconds: minutes * 60,
    everySeconds,
  })
  isOver = true
  return { heard, made: await making }
}

/** R44: everybody saves at once, on two servers and two workers of a stand. */
export async function benchDeadline(hour: Hour): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-deadline-'))
  const stand = await openStand({ folder, env: { DEMO: 'off' } })
  try {
    const staff = await hire({ dataDir: folder, databaseUrl: stand.databaseUrl }, hour.teachers)
    const { heard, made } = await press(stand.url, staff, hour)
    return {
      title: `Deadline hour, a stand on PostgreSQL: ${hour.teachers} teachers save every ${everySeconds} s for ${hour.minutes} minutes, ${openers} open sheets, ${runners} runs and ${presenters} shows under way`,
      figures: figuresOf(heard, hour.minutes * 60, made, true),
    }
  } finally {
    await stand.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** How many can save at once on the embedded database: for information, as its limit is published and not promised. */
export async function* benchEmbeddedDeadline(minutes: number): AsyncGenerator<Result> {
  for (const teachers of [25, 50, 100, 200]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'klasrum-deadline-'))
    const env = { DEMO: 'off' }
    try {
      const first = await startProduct({ dataDir, env })
      await first.ready(120_000)
      await first.stop()
      const staff = await hire({ dataDir }, teachers)
      const product = await startProduct({ dataDir, env })
      await product.ready(120_000)
      const { heard, made } = await press(product.url, staff, { teachers, minutes })
      await product.stop()
      yield {
        title: `Deadline hour, embedded database: ${teachers} teachers save every ${everySeconds} s for ${minutes} minutes, the rest as above`,
        figures: figuresOf(heard, minutes * 60, made, false),
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
