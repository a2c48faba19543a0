import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compose, NothingToTeach } from '@klasrum/composer/compose'
import type { Knowledge } from '@klasrum/composer/sources/units/knowledge'
import { recognise } from '@klasrum/composer/sources/units/recognise'
import { blockRoles } from '@klasrum/composer/understand/block-role'
import { glossaryEntryOf } from '@klasrum/composer/understand/entry'
import { exercisesOf } from '@klasrum/composer/understand/exercises-of'
import { blockLinesOf } from '@klasrum/composer/understand/features'
import { frameOf } from '@klasrum/composer/understand/frame-of'
import { lessonKindOf } from '@klasrum/composer/understand/kind-of'
import { feeds, rolesOf } from '@klasrum/composer/understand/roles-of'
import { type Item, type Material, positionsOf } from '@klasrum/contract/material'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { fitted, runsOf, writeWeights } from './fit-roles.ts'
import { digestOf } from './item-text.ts'
import { type Labels, labelOf, labelsFrom, placeIn, readLabels, writeLabels } from './labels.ts'
import { asked, usualSettings } from './material-of.ts'
import { readablePapers } from './paper-text.ts'
import { type RealFile, realFilesIn } from './real-files.ts'
import { sampleRuns } from './sample-runs.ts'
import { planText } from './unit-text.ts'

const library: Knowledge = { entries: allEntries, unitOf }

const numbersAsked =
  asked.sessions * asked.quiz + Object.values(asked.exam).reduce((sum, count) => sum + count, 0)

/** By digest of an item: "usable", or the fault that a reader found. Readers judge apart from each other, the others samples of what is made since the units were written. */
type Judged = Readonly<Record<string, string>>
export const judges = [
  'real-first',
  'real-second',
  'real-third',
  'real-fourth',
  'real-fifth',
  'real-sixth',
  'real-seventh',
  'real-eighth',
  'real-ninth',
  'real-tenth',
  'real-eleventh',
  'real-twelfth',
  'real-thirteenth',
  'real-fourteenth',
  'real-fifteenth',
  'real-sixteenth',
  'real-seventeenth',
  'real-eighteenth',
  'real-nineteenth',
  'real-twentieth',
  'real-twenty-first',
  'real-twenty-second',
  'real-twenty-third',
  'real-twenty-fourth',
  'real-twenty-fifth',
  'real-twenty-sixth',
  'real-twenty-seventh',
  'real-twenty-eighth',
  'real-twenty-ninth',
  'real-thirtieth',
  'real-thirty-first',
  'real-thirty-second',
  'real-thirty-third',
  'real-thirty-fourth',
  'real-thirty-fifth',
  'real-thirty-sixth',
  'real-thirty-seventh',
  'real-thirty-eighth',
  'real-thirty-ninth',
  'real-fortieth',
  'real-forty-first',
  'real-forty-second',
  'real-forty-third',
] as const

async function verdictsBy(judge: string): Promise<Judged> {
  return JSON.parse(await readFile(new URL(`./judged/${judge}.json`, import.meta.url), 'utf8')) as Judged
}

/** By digest of a file: the units that a reader says it is on. */
async function unitLabels(): Promise<Readonly<Record<string, readonly string[]>>> {
  const file = new URL('./judged/units-of-files.json', import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, readonly string[]>
}

const itemsOf = ({ quizzes, exam }: Material): Item[] => [
  ...quizzes.flatMap(({ items }) => items),
  ...(exam?.items ?? []),
]

type Tally = { right: number; labelled: number; feeding: number; fed: number }

/** How many labelled blocks have the role that the reader gave, and how many of those that feed questions should. */
function checked({ source, digest }: RealFile, labels: Labels): Tally {
  const tally: Tally = { right: 0, labelled: 0, feeding: 0, fed: 0 }
  const own = labels[digest]
  if (!own) return tally
  const roles = rolesOf(source)
  const worded = source.blocks.filter(({ kind }) => kind !== 'picture')
  source.blocks.forEach((block, at) => {
    const label =
      block.kind === 'picture' ? null : labelOf(block, placeIn(worded, worded.indexOf(block)), own)
    if (!label) return
    tally.labelled++
    if (label === roles[at]) tally.right++
    if (feeds(roles[at])) {
      tally.feeding++
      if (feeds(label)) tally.fed++
    }
  })
  return tally
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

function understood(file: RealFile): string[] {
  const { source } = file
  const roles = rolesOf(source)
  const words = source.blocks.map(
    (block) => blockLinesOf(block).join(' ').split(/\s+/).filter(Boolean).length,
  )
  const total = words.reduce((sum, count) => sum + count, 0)
  const shares = blockRoles.flatMap((role) => {
    const share = words.reduce((sum, count, at) => (roles[at] === role ? sum + count : sum), 0)
    return share > 0 ? [`${role} ${percent(share, total)}`] : []
  })
  const { grade_level, learning_area, quarter, week, competencies, objectives } = frameOf(source, roles)
  const stated = [grade_level, learning_area, quarter, week].filter((value) => value !== null)
  const entries = source.blocks.flatMap((block, at) =>
    feeds(roles[at]) && block.kind !== 'table'
      ? blockLinesOf(block).filter((line) => glossaryEntryOf(line))
      : [],
  )
  const questions = exercisesOf(source, roles)
  return [
    `  ${lessonKindOf(source, roles)}, read in ${file.seconds.toFixed(1)} s; ${shares.join(', ')}`,
    `  frame: ${stated.join(', ') || 'none'}; ${competencies.length} competencies, ${objectives.length} objectives`,
    `  ${entries.length} entries; ${questions.length} questions of its own, ${questions.filter(({ answer }) => answer !== null).length} with a key`,
  ]
}

type Options = { list?: string | undefined; fit?: boolean | undefined; label?: string | undefined }

/** Files that nobody here made: what is understood of each, what is made of it, and what readers said of that. */
export async function evaluateReal(
  folder: string,
  { list, fit, label }: Options,
  say: (line: string) => void,
): Promise<void> {
  const labels = { ...(await readLabels()) }
  const verdicts = await Promise.all(judges.map(verdictsBy))
  const overall: Tally = { right: 0, labelled: 0, feeding: 0, fed: 0 }
  const files: RealFile[] = []
  const all: Item[] = []
  const unitsOf = await unitLabels()
  const matched = { files: 0, right: 0, wanted: 0, found: 0 }
  let count = 0
  for await (const file of realFilesIn(folder)) {
    count++
    say(file.name)
    if ('problem' in file) {
      say(`  not read: ${file.problem}`)
      continue
    }
    files.push(file)
    const written =
      label && (await readFile(join(label, `${basename(file.name)}.txt`), 'utf8').catch(() => ''))
    if (written) labels[file.digest] = labelsFrom(written, file.source.blocks)
    const tally = checked(file, labels)
    for (const key of ['right', 'labelled', 'feeding', 'fed'] as const) overall[key] += tally[key]
    for (const line of understood(file)) say(line)
    if (tally.labelled > 0)
      say(
        `  roles: ${tally.right} of ${tally.labelled} right, ${tally.fed} of ${tally.feeding} that feed are content or example`,
      )
    const wanted = unitsOf[file.digest]
    if (wanted) {
      const ids = recognise(file.source, allEntries()).map(({ id }) => id)
      const isRight = ids.some((id) => wanted.includes(id))
      if (ids.length > 0) matched.files++
      if (isRight) matched.right++
      if (wanted.length > 0) matched.wanted++
      if (wanted.length > 0 && isRight) matched.found++
      if (ids.length > 0) say(`  recognised: ${ids.join(', ')}${isRight ? '' : ' (not by the reader)'}`)
    }
    const begun = performance.now()
    const made = await compose([file.source], usualSettings, { knowledge: library }).catch(
      (error: unknown) => {
        if (error instanceof NothingToTeach) return error
        throw error
      },
    )
    if (made instanceof NothingToTeach) {
      say(`  nothing made: ${made.message}`)
      continue
    }
    const items = itemsOf(made)
    all.push(...items)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    for (const { number, title, topics } of made.plan.sessions)
      say(`  session ${number}: ${title} (${topics.join(' | ')})`)
    say(
      `  ${items.reduce((sum, item) => sum + positionsOf(item), 0)} of ${numbersAsked} numbers, ${items.filter(({ origin }) => origin === 'exercise').length} from its own questions, ${made.open_questions?.length ?? 0} offered without a key; composed in ${seconds} s`,
    )
    if (list !== undefined && file.name.includes(list)) {
      const verdictOn = (item: Item) => verdicts.map((by) => by[digestOf(item)] ?? 'not judged').join(' / ')
      for (const text of readablePapers(made, verdictOn)) say(text)
      say(planText(made.plan))
    }
  }
  say('')
  say(
    `${count} files; roles: ${percent(overall.right, overall.labelled)} of ${overall.labelled} labelled blocks right, ${percent(overall.fed, overall.feeding)} of ${overall.feeding} that feed questions are content or example`,
  )
  const numbers = all.reduce((sum, item) => sum + positionsOf(item), 0)
  const truths = all.filter((item) => item.form === 'true_false' || item.form === 'modified_true_false')
  say(
    `${all.length} items, ${numbers} numbers of ${count * numbersAsked}; ${truths.filter((item) => 'answer' in item && item.answer === false).length} of ${truths.length} to be called true or false are false`,
  )
  if (matched.wanted > 0)
    say(
      `units of the curriculum: ${matched.right} of ${matched.files} files recognised rightly, ${matched.found} of ${matched.wanted} files that have a unit`,
    )
  judges.forEach((judge, at) => {
    const judged = all.filter((item) => verdicts[at]?.[digestOf(item)] !== undefined)
    const usable = judged.filter((item) => verdicts[at]?.[digestOf(item)] === 'usable')
    say(
      `${judge}: ${usable.length} of ${judged.length} judged items usable (${percent(usable.length, judged.length)}), ${usable.reduce((sum, item) => sum + positionsOf(item), 0)} usable numbers, ${all.length - judged.length} not judged`,
    )
  })
  if (label !== undefined) await writeLabels(labels)
  if (fit) {
    const runs = [...(await sampleRuns()), ...files.flatMap((file) => runsOf(file, labels))]
    await writeWeights(fitted(runs))
    say(`weights of roles fitted on ${runs.reduce((sum, run) => sum + run.roles.length, 0)} blocks`)
  }
}
