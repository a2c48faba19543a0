import { parseArgs } from 'node:util'
import { benchComposing } from './composing.ts'
import { benchDeadline, benchEmbeddedDeadline } from './deadline.ts'
import { benchDocuments } from './documents.ts'
import { benchGrowth } from './growth.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLists } from './lists.ts'
import { benchLooks } from './looks.ts'
import { print, type Result } from './measure.ts'
import { benchNarration } from './narration.ts'
import { benchOcr } from './ocr.ts'
import { benchPlaces } from './places.ts'
import { benchRuns } from './runs.ts'
import { benchSheets } from './sheets.ts'
import { benchShows } from './shows.ts'
import { benchSkills } from './skills.ts'
import { benchTeachers } from './teachers.ts'
import { benchVoices } from './voices.ts'
import { benchWorkbooks } from './workbooks.ts'

/** `npm run bench -- deadline --teachers 60 --minutes 1` tries it with less. */
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { teachers: { type: 'string' }, minutes: { type: 'string' }, words: { type: 'boolean' } },
})
const sizeOf = (name: 'teachers' | 'minutes', usual: number): number => Number(values[name] ?? usual)

const parts: Record<string, () => Promise<Result[]> | AsyncIterable<Result>> = {
  lists: async () => [await benchLists('postgres'), await benchLists('embedded')],
  places: async () => [await benchPlaces()],
  teachers: async () => [await benchTeachers()],
  sheets: benchSheets,
  lighthouse: benchLighthouse,
  workbooks: benchWorkbooks,
  documents: async () => [await benchDocuments()],
  ocr: benchOcr,
  composing: async () => [await benchComposing()],
  skills: async () => [benchSkills()],
  looks: async () => [await benchLooks()],
  runs: async () => [await benchRuns()],
  narration: async () => [await benchNarration()],
  shows: async () => [await benchShows()],
  voices: benchVoices,
  growth: async () => [await benchGrowth(sizeOf('teachers', 1_000))],
  deadline: async function* () {
    yield await benchDeadline({ teachers: sizeOf('teachers', 300), minutes: sizeOf('minutes', 10) })
    yield* benchEmbeddedDeadline(Math.min(1, sizeOf('minutes', 10)))
  },
}

const unknown = asked.find((name) => !Object.hasOwn(parts, name))
if (unknown) throw new Error(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`)

/** Every figure is a ratio or a time measured in this run; no limit compares it with another machine. */
let held = true
for (const [name, bench] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for await (const result of await bench()) held = print(result) && held
}
process.exitCode = held ? 0 : 1
