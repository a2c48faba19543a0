import type { Block, SourceDocument } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import { headingRole, type PartRole } from './heading-role.ts'
import { type Signs, signsOf } from './signals.ts'

/** What is known of a block before its role: names of what it shows, each with a strength from 0 to 1. */
export type BlockFeatures = ReadonlyMap<string, number>

export type FeatureSource = Pick<SourceDocument, 'blocks' | 'file_name' | 'title'>

export const blockLinesOf = (block: Block): readonly string[] => {
  if (block.kind === 'picture') return []
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return block.rows.map((row) => [...new Set(row)].join(' | '))
  return [block.text]
}

/** A head of short names, and under the first of them different things that are no parts of a form. */
function isTableOfFacts(block: Block): boolean {
  if (block.kind !== 'table' || !block.head || block.rows.length < 3) return false
  const [head = [], ...rows] = block.rows
  const first = rows.map((row) => (row[0] ?? '').trim())
  return (
    head.length >= 2 &&
    head.every(
      (cell) => wordsOf(cell).length >= 1 && wordsOf(cell).length <= 5 && headingRole(cell) === null,
    ) &&
    new Set(first).size === first.length &&
    first.every(
      (cell) => wordsOf(cell).length >= 1 && wordsOf(cell).length <= 5 && headingRole(cell) === null,
    ) &&
    rows.every((row) => row.every((cell) => cell.trim() !== '' && !/_{2,}|\?$/.test(cell)))
  )
}

/** What a worked example does not say: it shows. */
const findIn =
  /\b(?:find|determine|solve|sketch|match|write|use|identify|compute|calculate|evaluate|simplify|state|interpret|draw|tukuyin|hanapin|lutasin|isulat|ibigay)\b/iu

const sizes = [2, 5, 12, 30, 80]
const sizeOf = (words: number) => sizes.findIndex((most) => words <= most)

const shortLine = 9

/** A line that serves as a heading, set as one or not: "Objectives:", "Answer Key". */
const headingText = (block: Block): string | null => {
  if (block.kind === 'heading') return block.text
  if (block.kind !== 'paragraph') return null
  const text = block.text.trim()
  return wordsOf(text).length <= shortLine && !/[.?!]$/.test(text) ? text : null
}

/** "Objectives: to learn…": the words before the colon, where they name a part of a form. */
const runIn = (lines: readonly string[]): PartRole | null => {
  const [, label] = /^([^:|]{3,60})\s*[:|]/u.exec(lines[0] ?? '') ?? []
  return label === undefined ? null : headingRole(label)
}

/** Names of forms that are written for teachers, in the name of the file, its title or its first lines. */
const planName =
  /lesson[\s_-]*(?:plan|exemplar|log)|daily[\s_-]*lesson|\bdl[lp]\b|\bilaw\b|banghay|budget[\s_-]*of[\s_-]*(?:work|lesson)|\bd?bow\b|(?:teacher|facilitator)['’]?s?[\s_-]*guide|curriculum[\s_-]*guide|session[\s_-]*guide/iu
const firstLines = 8

const isPlan = ({ blocks, file_name, title }: FeatureSource) =>
  planName.test(`${file_name.replace(/([a-z])([A-Z])/g, '$1 $2')} ${title ?? ''}`) ||
  blocks
    .slice(0, firstLines)
    .some((block) => blockLinesOf(block).some((line) => wordsOf(line).length <= 12 && planName.test(line)))

type Part = { role: PartRole; since: number } | null

/** For each block the part it stands in: by the outline of the headings, and by the nearest line that names a part. */
function partsOf(
  blocks: readonly Block[],
): { own: PartRole | null; outline: Part; nearest: Part; topic: boolean }[] {
  const open: { level: number; role: PartRole | null; at: number }[] = []
  let nearest: { role: PartRole; at: number } | null = null
  let topicSince = false
  const titleAt = blocks.findIndex(({ kind }) => kind === 'heading')
  return blocks.map((block, at) => {
    const text = headingText(block)
    // The title of a file names the file, not a part of it.
    const own = text === null || at === titleAt ? null : headingRole(text)
    if (block.kind === 'heading') {
      while ((open.at(-1)?.level ?? 0) >= block.level) open.pop()
      open.push({ level: block.level, role: own, at })
      topicSince = own === null
    }
    if (own !== null) {
      nearest = { role: own, at }
      topicSince = false
    }
    const above = open.findLast(({ role }) => role !== null)
    return {
      own,
      outline: above?.role ? { role: above.role, since: at - above.at } : null,
      nearest: nearest && { role: nearest.role, since: at - nearest.at },
      topic: topicSince,
    }
  })
}

const near = (since: number) =>
  since === 0 ? 'own' : since <= 2 ? 'next' : since <= 8 ? 'near' : since <= 25 ? 'far' : 'long'

/** Signs that tell of a whole file, by the share of its words that show them. */
const fileSigns = ['toTeacher', 'ofLearners', 'abilities', 'code', 'minutes'] as const

function fileFeatures(blocks: readonly Block[], signs: readonly Signs[]): [string, number][] {
  const weights = blocks.map((block) =>
    blockLinesOf(block).reduce((sum, line) => sum + wordsOf(line).length, 0),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const shares = fileSigns.map((name): [string, number] => {
    const share = signs.reduce((sum, each, at) => sum + (each.get(name) ?? 0) * (weights[at] ?? 0), 0) / total
    return [`file ${name}`, Math.min(1, share * 4)]
  })
  const roles = blocks.flatMap((block) => {
    const text = headingText(block)
    const role = text === null ? null : headingRole(text)
    return role === null ? [] : [role]
  })
  const tables = blocks.flatMap((block, at) => (block.kind === 'table' ? [weights[at] ?? 0] : []))
  return [
    ...shares,
    ['file tables', tables.reduce((sum, weight) => sum + weight, 0) / total],
    ...(['teacher', 'frame', 'exercise', 'mixed', 'key'] as const).map((role): [string, number] => [
      `file part ${role}`,
      Math.min(1, roles.filter((each) => each === role).length / 4),
    ]),
  ]
}

const fewestPlaced = 25
const fewestInSentence = 6

/** What is said to somebody or asked of somebody, rather than told. */
const speaks = [
  'orders',
  'asks',
  'toReader',
  'tellsTeacher',
  'ofLearners',
  'ofTeacher',
  'abilities',
  'aboutModule',
  'front',
  'furniture',
  'blank',
  'choices',
  'cheers',
  'leadsOn',
]

const amountOf = (share: number) => (share >= 0.5 ? 'most' : 'some')

export function blockFeaturesOf(document: FeatureSource): BlockFeatures[] {
  const { blocks } = document
  const lines = blocks.map(blockLinesOf)
  const signs = lines.map(signsOf)
  const parts = partsOf(blocks)
  const ofFile = fileFeatures(blocks, signs)
  const plan = isPlan(document)
  // In a few blocks the first and the last are not what they are in a whole file.
  const isLong = blocks.length >= fewestPlaced
  return blocks.map((block, at) => {
    const features = new Map<string, number>([['any', 1]])
    const add = (name: string, value = 1) => features.set(name, value)
    const own = lines[at] ?? []
    const words = own.reduce((sum, line) => sum + wordsOf(line).length, 0)
    add(`kind ${block.kind}`)
    add(`size ${sizeOf(words)}`)
    const share = at / Math.max(1, blocks.length - 1)
    if (isLong)
      add(
        `place ${share < 0.04 ? 'first' : share < 0.12 ? 'early' : share > 0.97 ? 'last' : share > 0.9 ? 'late' : 'middle'}`,
      )
    if (isLong && block.page === 1) add('first page')
    if (block.kind !== 'heading' && words <= 2 && own.length === 1) add('stray')
    for (const [name, value] of signs[at] ?? []) {
      add(`${name} ${amountOf(value)}`, value >= 0.5 ? 1 : value * 2)
    }
    const shows = (name: string) => (signs[at]?.get(name) ?? 0) >= 0.3
    if (isTableOfFacts(block)) add('table of facts')
    if ((signs[at]?.get('orders') ?? 0) > 0.99) add('nothing but orders')
    if (shows('sentence') && words >= fewestInSentence && !speaks.some(shows)) add('plain statement')
    const part = parts[at]
    if (part?.own) add(`own ${part.own}`)
    if (part?.outline) add(`outline ${part.outline.role}`)
    if (part?.nearest) {
      add(`part ${part.nearest.role} ${part.topic ? 'then topic' : near(part.nearest.since)}`)
      add(`part ${part.nearest.role}${part.topic ? ' topic' : ''}`)
      for (const name of [
        'question',
        'order',
        'sentence',
        'blank',
        'entry',
        'defines',
        'toReader',
        'numbered',
      ])
        if ((signs[at]?.get(name) ?? 0) >= 0.5) add(`part ${part.nearest.role} ${name}`)
    } else add('no part')
    const run = runIn(own)
    if (run) add(`run-in ${run}`)
    if (plan) {
      add('plan')
      add(`plan ${block.kind}`)
      if (run) add(`plan run-in ${run}`)
    }
    const asks = (shift: number) => (signs[at + shift]?.get('question') ?? 0) >= 0.5
    const isNumbered = (shift: number) => (signs[at + shift]?.get('numbered') ?? 0) >= 0.5
    if (block.kind === 'list' && asks(-1)) add('list after question')
    if (asks(0) && isNumbered(0)) add('numbered question')
    if (asks(0) && blocks[at + 1]?.kind === 'list' && !asks(1)) add('question before list')
    if ((signs[at]?.get('example') ?? 0) > 0 && findIn.test(own.join(' '))) add('example to solve')
    for (const [shift, name] of [
      [-2, 'before 2'],
      [-1, 'before'],
      [1, 'after'],
      [2, 'after 2'],
    ] as const) {
      const beside = blocks[at + shift]
      if (!beside) continue
      if (Math.abs(shift) === 1) add(`${name} ${beside.kind}`)
      for (const sign of [
        'question',
        'choices',
        'choice',
        'blank',
        'direction',
        'order',
        'toTeacher',
        'front',
        'abilities',
        'form',
        'numbered',
        'keyed',
        'defines',
        'names',
        'furniture',
      ])
        if ((signs[at + shift]?.get(sign) ?? 0) >= 0.5)
          add(`${name} ${sign}`, Math.abs(shift) === 1 ? 1 : 0.5)
    }
    for (const [name, value] of ofFile) {
      if (value <= 0.05) continue
      add(name, value)
    }
    return features
  })
}
