import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { print, type Result } from './measure.ts'

/** `npm run bench -- deadline --teachers 60 --minutes 1` tries it with less. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { teachers: { type: 'string' }, minutes: { type: 'string' }, words: { type: 'boolean' } },
})
const sizeOf = (name: 'teachers' | 'minutes', usual: number): number => Number(values[name] ?? usual)

const parts: Record<string, () => AsyncIterable<Result>> = {
  async *lists() {
    const { benchLists } = await import('./lists.ts')
    yield await benchLists('postgres')
    yield await benchLists('embedded')
  },
  async *places() {
    yield await (await import('./places.ts')).benchPlaces()
  },
  async *teachers() {
    yield await (await import('./teachers.ts')).benchTeachers()
  },
  async *sheets() {
    yield* await (await import('./sheets.ts')).benchSheets()
  },
  async *lighthouse() {
    yield* await (await import('./lighthouse.ts')).benchLighthouse()
  },
  async *workbooks() {
    yield* await (await import('./workbooks.ts')).benchWorkbooks()
  },
  async *documents() {
    yield await (await import('./documents.ts')).benchDocuments()
  },
  async *ocr() {
    yield* await (await import('./ocr.ts')).benchOcr()
  },
  async *composing() {
    yield await (await import('./composing.ts')).benchComposing()
  },
  async *knowledge() {
    yield (await import('./knowledge.ts')).benchKnowledge()
  },
  async *skills() {
    yield (await import('./skills.ts')).benchSkills()
  },
  async *looks() {
    yield await (await import('./looks.ts')).benchLooks()
  },
  async *runs() {
    yield await (await import('./runs.ts')).benchRuns()
  },
  async *narration() {
    yield await (await import('./narration.ts')).benchNarration()
  },
  async *shows() {
    yield await (await import('./shows.ts')).benchShows()
  },
  async *voices() {
    yield* (await import('./voices.ts')).benchVoices()
  },
  async *growth() {
    yield await (await import('./growth.ts')).benchGrowth(sizeOf('teachers', 1_000))
  },
  async *deadline() {
    const { benchDeadline, benchEmbeddedDeadline } = await import('./deadline.ts')
    yield await benchDeadline({ teachers: sizeOf('teachers', 300), minutes: sizeOf('minutes', 10) })
    yield* benchEmbeddedDeadline(Math.min(1, sizeOf('minutes', 10)))
  },
}

const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
if (unknown) throw new Error(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`)
const chosenParts = Object.keys(parts).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
)

/** Each part in a process of its own: what one holds in memory is not counted for the next. */
function runApart(part: string): boolean {
  const options = process.argv.slice(2).filter((each) => !Object.hasOwn(parts, each))
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), part, ...options], {
    stdio: 'inherit',
  })
  return status === 0
}

/** Every figure is a ratio or a time measured in this run; no limit compares it with another machine. */
async function runHere(part: string): Promise<boolean> {
  let allHeld = true
  for await (const result of parts[part]?.() ?? []) allHeld = print(result) && allHeld
  return allHeld
}

const [first = ''] = chosenParts
const results = chosenParts.length === 1 ? [await runHere(first)] : chosenParts.map(runApart)
process.exitCode = results.every(Boolean) ? 0 : 1
