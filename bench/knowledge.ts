import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { recognise } from '@klasrum/composer/sources/units/recognise'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { type Fact, median, type Result } from './measure.ts'

const mostMsToLoad = 100
const mostMegabytes = 20
const mostMsToMatch = 50
const rounds = 20

const buildIndex = fileURLToPath(new URL('../packages/curriculum/src/build.ts', import.meta.url))

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heapMegabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 1024 ** 2
}

const fact = (what: string, found: number, limit: number, unit: string): Fact => ({
  what,
  found: `${found.toFixed(1)} ${unit}`,
  limit: { text: `${limit} ${unit}`, held: found <= limit },
})

/** What the curriculum costs a process: to load its names, to hold them, and to match a lesson as long as a unit with all of them. */
export function benchKnowledge(): Result {
  execFileSync(process.execPath, [buildIndex])
  const before = heapMegabytes()
  const started = performance.now()
  const entries = allEntries()
  const loaded = performance.now() - started
  const heap = heapMegabytes() - before
  const times = entries.slice(0, rounds).map(({ id, language }) => {
    const ideas = unitOf(id)?.ideas ?? []
    const text = ideas.flatMap(({ title, explanation, facts }) => [
      `# ${title}`,
      explanation,
      ...facts.map(({ before: start, answer, after }) => `${start}${answer}${after}`),
    ])
    const lesson = sourceDocument(text.join('\n\n'), { language })
    const begun = performance.now()
    recognise(lesson, entries)
    return performance.now() - begun
  })
  return {
    title: `The curriculum: ${entries.length} units`,
    figures: [
      fact('loading the names of all units', loaded, mostMsToLoad, 'ms'),
      fact('heap of these names', heap, mostMegabytes, 'MB'),
      fact('matching a lesson', median(times), mostMsToMatch, 'ms'),
    ],
  }
}
