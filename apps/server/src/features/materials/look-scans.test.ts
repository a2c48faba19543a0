import { readingSentences } from '@klasrum/contract/source'
import { readerAtWork } from '@klasrum/documents/scans/reader-at-work'
import { startApp } from '@klasrum/testkit/app'
import { plantLesson } from '@klasrum/testkit/lessons'
import { lookCallsOf } from '@klasrum/testkit/looks'
import { type Runner, runActionsOf } from '@klasrum/testkit/run-actions'
import { aScan, photosOf } from '@klasrum/testkit/scans'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lookFiles } from './looks.tables.ts'

const app = await startApp()
const { tx } = app
const { aRunner, begin, books, ended } = runActionsOf(app)
const { look, again, makeIt } = await lookCallsOf(app)
const patience = 240_000

const pictures = await photosOf()
const scan = await aScan(pictures)

const readOn = async (teacher: Runner, id: number) => {
  for (;;) {
    const scans = await teacher.ok('POST /api/lesson-plans/looks/{id}/scans', { params: { id } })
    if (scans.waiting === 0) return scans
  }
}

test(
  'a scan is told with its pages and time, read page by page for nothing, and gives a lesson',
  async () => {
    const teacher = await aRunner()
    const seen = await look(teacher, scan)
    expect(seen.files).toMatchObject([
      { problem: null, found: null, scan: { pages: pictures.length, read: 0, unsure: [] } },
    ])
    expect(seen.files[0]?.scan?.seconds).toBeGreaterThan(0)
    const scans = await readOn(teacher, seen.look_id)
    expect(scans.files).toMatchObject([{ place: 1, scan: { read: pictures.length, seconds: 0 } }])
    const { body } = await again(teacher, seen.look_id)
    expect(body).toMatchObject({ files: [{ problem: null, found: { title: 'How Plants Live' } }] })
    expect(await books(teacher)).toEqual({ points: 30, moved: [] })
  },
  patience,
)

const line = (text: string, y: number, sure: boolean) => ({
  words: text.split(' ').map((word, at, all) => ({
    text: word,
    x: 40 + all.slice(0, at).join('').length * 6 + at * 4,
    width: word.length * 6,
  })),
  y,
  size: 11,
  sure,
})

/** A look at a scan whose second line was not read clearly. */
async function anUnsureLook(teacher: Runner): Promise<number> {
  const { look_id } = await look(teacher, scan)
  const lessonLines = plantLesson
    .split(/\n+/)
    .filter((text) => /^\w/.test(text))
    .map((text, at) => line(text, 90 + at * 30, true))
  const lines = [
    line('How Plants Live', 40, true),
    line('Tne r00t holds a plant.', 60, false),
    ...lessonLines,
  ]
  const pages = [{ number: 1, width: 2_000, height: 2_000, lines, pictures: [] }]
  await tx
    .update(lookFiles)
    .set({ scan: { waiting: [], pages }, problem: readingSentences.scan })
    .where(eq(lookFiles.look_id, look_id))
  return look_id
}

test(
  'a line that was not read clearly is shown, corrected once, and stands corrected in what the run is made of',
  async () => {
    const [teacher, other] = [await aRunner(), await aRunner()]
    const id = await anUnsureLook(teacher)
    const body = { place: 1, lines: [{ page: 1, line: 1, text: 'The root holds a plant.' }] }
    const correct = (runner: Runner, sent: typeof body) =>
      runner.call('PUT /api/lesson-plans/looks/{id}/lines', { params: { id }, body: sent })
    expect((await correct(other, body)).status).toBe(404)
    const seen = await correct(teacher, body)
    expect(seen.body).toMatchObject({ waiting: 0, files: [{ scan: { unsure: [] } }] })
    expect((await correct(teacher, body)).body).toEqual(seen.body)
    const sureLine = { page: 1, line: 2, text: 'Something else altogether.' }
    await correct(teacher, { place: 1, lines: [sureLine] })
    const [file] = await tx.select().from(lookFiles).where(eq(lookFiles.look_id, id))
    const source = JSON.stringify(file?.source)
    expect(source).toContain('The root holds a plant.')
    expect(source).not.toMatch(/r00t|Something else/)
    const { body: run } = await makeIt(teacher, id)
    expect(run).toMatchObject({ run_id: expect.any(Number) })
  },
  patience,
)

test(
  'when the reader of a scan is killed, the run says so and gives the points back',
  async () => {
    const teacher = await aRunner()
    const id = await begin(teacher, scan)
    process.kill(await until(async () => readerAtWork(), { what: 'a reader', within: 60_000 }), 'SIGKILL')
    expect(await ended(teacher, id)).toMatchObject({
      state: 'failed',
      refunded: true,
      files: [{ state: 'error', error: readingSentences.too_heavy }],
    })
    expect((await books(teacher)).points).toBe(30)
    expect(readerAtWork()).toBeUndefined()
  },
  patience,
)
