import { startPostgres } from '@klasrum/testkit/postgres'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { type AtWork, each, fillWork, scoresOfTeacher, signIn } from './growth-data.ts'
import { type Fact, median, type Result } from './measure.ts'
import { open, type Premises } from './premises.ts'

const rounds = 40
const most = 1.5

type Place = { teachers: number; premises: Premises; people: AtWork[] }
type Work = { what: string; do: (place: Place, round: number) => Promise<void> }

async function call(
  { premises: { app } }: Place,
  token: string,
  method: 'GET' | 'PUT',
  url: string,
  body?: object,
): Promise<void> {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  })
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}: ${answer.body}`)
}

/** Who asks in this round: another one each time, so that no size lives from what was just read. */
const whose = ({ people }: Place, round: number): AtWork => {
  const person = people[round % people.length]
  if (!person) throw new Error('There is nobody at work.')
  return person
}

const asTeacher = (what: string, path: (person: AtWork) => string): Work => ({
  what,
  do: (place, round) => {
    const person = whose(place, round)
    return call(place, person.token, 'GET', path(person))
  },
})
const asAdmin = (what: string, path: string): Work => ({
  what,
  do: async ({ premises }) => void (await premises.get(path)),
})

const works: Work[] = [
  asTeacher('opening a sheet', ({ class_id }) => `/api/education/classes/${class_id}/sheets/1`),
  {
    what: 'saving a score',
    do: (place, round) => {
      const person = whose(place, round)
      const cell = person.cells[Math.floor(round / place.people.length) % person.cells.length]
      return call(place, person.token, 'PUT', '/api/education/scores', { ...cell, score: round % 20 })
    },
  },
  asTeacher('own classes', () => '/api/education/classes'),
  asTeacher('dashboard', () => '/api/dashboard'),
  asTeacher('what waits on the dashboard', () => '/api/dashboard/work'),
  asTeacher('history of scores', ({ class_id }) => `/api/education/classes/${class_id}/score-changes`),
  asTeacher('report of a class', ({ class_id }) => `/api/education/classes/${class_id}/reports/1`),
  asTeacher('search of learners', () => '/api/education/students/search?q=pena+7'),
  asAdmin('accounts, first page', '/api/admin/users'),
  asAdmin('accounts, search', '/api/admin/users?search=work1%40'),
  asAdmin('teachers, search', '/api/education/teachers?search=santos'),
]

/** Sizes take turns, so that whatever else the machine does meets all alike. */
async function measure(work: Work, places: readonly Place[]): Promise<Fact> {
  const times = new Map(places.map((place): [Place, number[]] => [place, []]))
  for (let round = -5; round < rounds; round += 1)
    for (const place of places) {
      const started = performance.now()
      await work.do(place, round + 5)
      if (round >= 0) times.get(place)?.push(performance.now() - started)
    }
  const medians = places.map((place) => median(times.get(place) ?? []))
  const [small = 0, large = 0] = [medians[0], medians.at(-1)]
  return {
    what: work.what,
    found: `${medians.map((value) => value.toFixed(1)).join(' · ')} ms ${(large / small).toFixed(2)}×`,
    limit: { text: `${most}×`, held: large <= small * most },
  }
}

const sizes = (teachers: number): number[] => [1, 10, 100, 1_000, 5_000].filter((size) => size <= teachers)

/** The same work where one teacher is, and where there are many. */
export async function benchGrowth(teachers: number): Promise<Result> {
  const cluster = await startPostgres()
  const places: Place[] = []
  try {
    for (const size of sizes(teachers)) {
      const premises = await open(openPostgres(await cluster.createDatabase(`of_${size}`)))
      places.push({ teachers: size, premises, people: [] })
      await fillWork(premises.database, size)
      places.splice(-1, 1, { teachers: size, premises, people: await signIn(premises.database, 20) })
    }
    const figures: Fact[] = []
    for (const work of works) figures.push(await measure(work, places))
    const scores = (sizes(teachers).at(-1) ?? 0) * scoresOfTeacher
    return {
      title: `Growth, postgres: ${sizes(teachers).join(', ')} teachers with ${each.classes} classes each, up to ${scores.toLocaleString('en')} scores and as many rows of history`,
      figures,
    }
  } finally {
    for (const { premises } of places) await premises.close()
    await cluster.stop()
  }
}
