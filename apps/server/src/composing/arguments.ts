import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import {
  blankHeading,
  DifficultyCounts,
  difficulties,
  type MaterialSettings,
  PlanFormat,
} from '@klasrum/contract/material'

export const usage = `Use: npm run compose -- FILE… [--sessions 4] [--quiz 10] [--exam 20,10,8,2] [--out FOLDER]
  FILE…       one to three PDF, .docx or .doc files of one lesson
  --sessions  1 to 5, 4 unless you say otherwise
  --quiz      items of the quiz of each session, 1 to 20, 10 unless you say otherwise
  --exam      items by difficulty: easiest,easy,moderate,hard; no exam without it
  --plan      ilaw, or dll for a daily lesson log
  --paper     a4, or long for 8.5 × 13 inches
  --minutes   1 to 60: writes the script of a slide show of that length
  --title     the title of the slide show
  --seed      another whole number gives other items
  --out       the folder to write to, made when it is not there; "material" unless you say otherwise
`

export class WrongUse extends Error {}

export type ComposeAsk = {
  files: readonly string[]
  out: string
  paper: 'A4' | 'long'
  settings: MaterialSettings
}

const options = {
  sessions: { type: 'string', default: '4' },
  quiz: { type: 'string', default: '10' },
  exam: { type: 'string' },
  plan: { type: 'string', default: 'ilaw' },
  paper: { type: 'string', default: 'a4' },
  minutes: { type: 'string' },
  title: { type: 'string' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string', default: 'material' },
} as const

/** What is asked for; a sentence that says what is wrong with it otherwise. */
export function readArguments(typed: readonly string[]): ComposeAsk {
  const { values, positionals: files } = parsed(typed)
  if (files.length === 0) throw new WrongUse('Name the files of the lesson.')
  if (files.length > 3) throw new WrongUse('A lesson has at most 3 files.')
  if (!values.out) throw new WrongUse('--out must name a folder.')
  const plan = PlanFormat.safeParse(values.plan)
  if (!plan.success) throw new WrongUse('--plan must be ilaw or dll.')
  if (values.paper !== 'a4' && values.paper !== 'long') throw new WrongUse('--paper must be a4 or long.')
  return {
    files,
    out: values.out,
    paper: values.paper === 'long' ? 'long' : 'A4',
    settings: {
      sessions: whole('--sessions', values.sessions, 1, 5),
      quiz_items: whole('--quiz', values.quiz, 1, 20),
      exam: values.exam === undefined ? null : countsIn(values.exam),
      plan_format: plan.data,
      slideshow: showIn(values, files[0] ?? ''),
      seed: whole('--seed', values.seed, 0, 2_147_483_647),
      heading: blankHeading,
    },
  }
}

function parsed(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true })
  } catch (error) {
    throw new WrongUse(
      error instanceof Error ? (error.message.split('. ')[0] ?? '').replace(/\.?$/, '.') : '',
    )
  }
}

function whole(name: string, typed: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN
  if (!(number >= least && number <= most))
    throw new WrongUse(`${name} must be a whole number from ${least} to ${most}.`)
  return number
}

function countsIn(typed: string): DifficultyCounts {
  const numbers = typed.split(',').map((part) => (/^\s*\d{1,4}\s*$/.test(part) ? Number(part) : Number.NaN))
  const counts = DifficultyCounts.safeParse(
    Object.fromEntries(difficulties.map((name, at) => [name, numbers[at]])),
  )
  if (!counts.success || numbers.length !== difficulties.length)
    throw new WrongUse('--exam must be four numbers from 0 to 100, such as 20,10,8,2.')
  if (numbers.every((number) => number === 0)) throw new WrongUse('--exam asks for no items at all.')
  return counts.data
}

function showIn(
  { minutes, title }: { minutes?: string; title?: string },
  file: string,
): MaterialSettings['slideshow'] {
  if (minutes === undefined) {
    if (title !== undefined)
      throw new WrongUse('--title is that of a slide show: say how long with --minutes.')
    return null
  }
  const named = (title ?? basename(file, extname(file))).trim()
  return { minutes: whole('--minutes', minutes, 1, 60), title: named.slice(0, 120) }
}
