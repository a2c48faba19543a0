import type { SourceDocument } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import type { BlockRole } from './block-role.ts'
import { blockLinesOf } from './features.ts'
import { areaInHeadLine, gradeTextIn, quarterInHeadLine, weekIn } from './frame-words.ts'

type Plan = SourceDocument['plan']

/** What the file says around its lesson, as it stands there; null or empty where it says nothing. */
export type Frame = Plan & { week: string | null; references: readonly string[] }

type Field = 'objectives' | 'competencies' | 'content_standard' | 'performance_standard' | 'references'

const labels: readonly (readonly [Field, RegExp])[] = [
  ['content_standard', /^content standards?\b|^pamantayang pangnilalaman\b/iu],
  ['performance_standard', /^performance standards?\b|^pamantayan sa pagganap\b/iu],
  [
    'competencies',
    /^(?:most essential )?(?:learning )?competenc(?:y|ies)\b|^melcs?\b|^(?:mga )?kasanayang? (?:sa )?pagkatuto\b/iu,
  ],
  ['references', /^(?:list of )?references?\b|^bibliography\b|^(?:mga )?sanggunian\b|^talasanggunian\b/iu],
  [
    'objectives',
    /^(?:(?:learning|lesson|specific|general) )*(?:objectives?|targets?|outcomes?|intentions?)\b|^(?:mga )?(?:layunin|inaasahan)\b|^what (?:i need to know|you will learn)\b|^alamin\b|\b(?:be able to|inaasahang? .{0,60}|expected to|magagawa mo(?:ng)?.{0,30})\s*:?$/iu,
  ],
]

const bare = (text: string) => text.replace(/^(?:[IVX]+|[A-Z]|\d+)[.)]\s+/u, '').trim()
const fieldOf = (text: string): Field | null =>
  labels.find(([, pattern]) => pattern.test(bare(text)))?.[0] ?? null

const code =
  /\(?\b(?:[A-Z]{1,5}\d{1,2}[A-Z]{1,5}-?(?:[IVX]{1,3}[a-j]?(?:-[a-j])?)?-?\s?\d{1,3}(?:\.\d+)*(?:-\d+)?|S\d{1,2}[A-Z]{2,4}-[IVX]+[a-j]-\d+)\b\)?\.?/u
const mostOfOne = 60
const mostLines = 12

type Found = Record<Field, string[]>

/** Lines under the labels of a form: lists of objectives, competencies with their codes, standards, references. */
function underLabels({ blocks }: SourceDocument, roles: readonly BlockRole[]): Found {
  const found: Found = {
    objectives: [],
    competencies: [],
    content_standard: [],
    performance_standard: [],
    references: [],
  }
  let under: Field | null = null
  blocks.forEach((block, at) => {
    if (block.kind === 'picture' || block.kind === 'caption' || block.kind === 'table') return
    const lines = blockLinesOf(block)
    const [first = ''] = lines
    const label = block.kind === 'list' ? null : fieldOf(first)
    if (label) {
      under = label
      const rest = /^[^:]{3,60}:\s*(\S.*)$/u.exec(first)?.[1]
      if (rest && wordsOf(rest).length > 2) found[label].push(rest)
      return
    }
    if (block.kind === 'heading' || roles[at] !== 'frame') {
      under = null
      return
    }
    if (under) found[under].push(...lines.slice(0, mostLines))
    else found.competencies.push(...lines.filter((line) => code.test(line)))
  })
  return found
}

function competencyOf(line: string): Plan['competencies'][number] {
  const found = code.exec(line)?.[0] ?? null
  const text = (found ? line.replace(found, '') : line)
    .replace(/\s+/g, ' ')
    .replace(/[\s(–-]+$/u, '')
    .trim()
  return { text: text.slice(0, 1_000), code: found?.replace(/[().\s]/g, '').slice(0, 40) ?? null }
}

const isBlank = (text: string | null) =>
  text === null || /_{2,}|\.{4,}/.test(text) || wordsOf(text).length > 8

const firstLines = 24
/** A blank to be filled in, or what a form tells the teacher to write there. */
const isPrompt = (line: string) =>
  /_{2,}|^(?:write|state|list|indicate|isulat) (?:the|your|down|ang)\b/iu.test(line.trim())

const unique = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => line.trim()))].filter(
    (line) => wordsOf(line).length >= 2 && !isPrompt(line),
  )

/** Grade, area, quarter, week, standards, competencies, objectives and references of a file. */
export function frameOf(document: SourceDocument, roles: readonly BlockRole[]): Frame {
  const { plan, blocks, file_name, title } = document
  const told = underLabels(document, roles)
  const heads = [
    title ?? '',
    ...blocks.flatMap((block, at) =>
      at < firstLines || roles[at] === 'front' || roles[at] === 'frame'
        ? blockLinesOf(block).filter((line) => wordsOf(line).length <= 16)
        : [],
    ),
    file_name.replace(/\.\w+$/, '').replace(/[_-]+/g, ' '),
  ]
  const first = (find: (line: string) => string | null) =>
    heads.reduce<string | null>((found, line) => found ?? find(line), null)
  const own = plan.competencies.filter(({ text }) => !isPrompt(text))
  const withCodes = told.objectives.filter((line) => code.test(line))
  const competencies = [...told.competencies, ...withCodes]
  return {
    ...plan,
    grade_level: isBlank(plan.grade_level) ? first(gradeTextIn) : plan.grade_level,
    learning_area: isBlank(plan.learning_area) ? first(areaInHeadLine) : plan.learning_area,
    quarter: isBlank(plan.quarter) ? first(quarterInHeadLine) : plan.quarter,
    week: first(weekIn),
    objectives: (unique(plan.objectives).length > 0
      ? unique(plan.objectives)
      : unique(told.objectives).map((line) => line.replace(code, '').trim())
    )
      .map((line) => line.slice(0, 1_000))
      .slice(0, mostOfOne),
    competencies: (own.length > 0 ? own : unique(competencies).map(competencyOf)).slice(0, mostOfOne),
    content_standard: plan.content_standard ?? (told.content_standard.join(' ').slice(0, 2_000) || null),
    performance_standard:
      plan.performance_standard ?? (told.performance_standard.join(' ').slice(0, 2_000) || null),
    references: unique(told.references).slice(0, mostLines),
  }
}
