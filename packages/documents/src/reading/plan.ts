import type { SourceDocument } from '@klasrum/contract/source'
import { codesIn } from './codes.ts'
import type { Draft } from './draft.ts'
import { markOf } from './marks.ts'

type Plan = SourceDocument['plan']
type Field = keyof Plan

/** How the forms in use name what is picked from them, in both languages. */
const names: Record<Field, RegExp> = {
  objectives:
    /^(?:(?:specific|learning|lesson|daily)\s+)*objectives?(?:\s+of the lesson)?$|^(?:mga\s+)?(?:tiyak na\s+)?layunin(?:\s+sa pagkatuto)?$/i,
  competencies:
    /^(?:most essential\s+)?learning competenc(?:y|ies)(?:\s*\/\s*objectives)?(?:\s*\(.*\))?$|^competenc(?:y|ies)(?:\s+and standards)?$|^melcs?$|^(?:mga\s+)?kasanayan(?:g)?(?:\s+sa)?\s+pagkatuto$|^(?:mga\s+)?kasanayan$/i,
  content_standard: /^content standards?$|^pamantayang pangnilalaman$/i,
  performance_standard: /^performance standards?$|^pamantayan sa pagganap$/i,
  grade_level:
    /^grade(?: level| and section|\s*\/\s*section|\s*&\s*section)?$|^baitang(?:\s*(?:at|\/)\s*(?:antas|pangkat|seksyon))?$|^antas$/i,
  learning_area: /^learning area$|^subject(?: area)?$|^asignatura$/i,
  quarter: /^quarter$|^markahan$|^grading period$|^term$/i,
}
const fields = Object.keys(names) as Field[]
const most: Record<Field, number> = {
  objectives: 1_000,
  competencies: 1_000,
  content_standard: 2_000,
  performance_standard: 2_000,
  grade_level: 60,
  learning_area: 120,
  quarter: 60,
}
const mostOfOne = 60

/** "I. Objectives:" is named Objectives. */
const bare = (label: string): string =>
  (markOf(label)?.text ?? label)
    .replace(/\s+/g, ' ')
    .replace(/\s*[:：.]\s*$/, '')
    .trim()

const fieldOf = (label: string): Field | undefined =>
  label.length <= 80 ? fields.find((field) => names[field].test(bare(label))) : undefined

/** What an existing plan says for itself, in the cells beside a label or under it, or after a colon. */
export function planOf(drafts: readonly Draft[]): Plan {
  const found = new Map<Field, string[]>(fields.map((field) => [field, []]))
  const note = (field: Field, lines: readonly string[]) => found.get(field)?.push(...lines.filter(Boolean))
  let under: Field | undefined
  for (const draft of drafts) {
    if (draft.kind === 'table') {
      for (const row of draft.cells) fromRow(row, note)
      under = undefined
    } else if (draft.kind === 'heading') under = fieldOf(draft.text) ?? inline(draft.text, note)
    else if (draft.kind === 'paragraph' || draft.kind === 'item')
      under = fieldOf(draft.text) ?? inline(draft.text, note) ?? goOn(under, draft.text, note)
  }
  return planFrom(found)
}

type Note = (field: Field, lines: readonly string[]) => void

const mostUnderLabel = 60
/** Objectives are sorted by such words; any other label begins another part of the form. */
const sortOfObjective =
  /^(?:knowledge|skills?|attitudes?|values?|cognitive|affective|psychomotor|content|code|kaalaman|kasanayan|kaasalan|saloobin|pagpapahalaga|kognitibo|apektibo|saykomotor|day|araw|session|sesyon)\b/i

/** Where another part of the form begins: a label of its own, a line of capitals, or a text too long for a goal. */
function beginsOther(text: string): boolean {
  const line = (markOf(text)?.text ?? text).trim()
  const [label = '', after] = line.split(/:\s/, 2)
  const isLabel = after !== undefined && label.split(/\s+/).length <= 3 && !sortOfObjective.test(label)
  const isCapitals = /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line) && codesIn(line).length === 0
  return isLabel || isCapitals || line.split(/\s+/).length > mostUnderLabel
}

/** "Motivation (5 minutes)", "Paano?": the lesson itself has begun. */
const ofFlow = /\?\s*$|\(\s*\d+\s*(?:min(?:ute|uto)?s?|oras|hours?)\.?\s*\)/i

/** Lists of objectives and standards stand under their label; the short fields stand beside it. */
function goOn(field: Field | undefined, text: string, note: Note): Field | undefined {
  if (
    !field ||
    ['grade_level', 'learning_area', 'quarter'].includes(field) ||
    beginsOther(text) ||
    ofFlow.test(text)
  )
    return undefined
  note(field, [text])
  return field
}

/** "Grade Level: 7" in one line. The label goes on holding for what stands under it. */
function inline(text: string, note: Note): Field | undefined {
  const at = text.indexOf(':')
  const field = at > 0 ? fieldOf(text.slice(0, at)) : undefined
  if (field) note(field, [text.slice(at + 1).trim()])
  return field
}

function fromRow(row: readonly string[][], note: Note): void {
  // A cell that spans several repeats in each.
  const cells = row.filter((cell, at) => at === 0 || cell.join('\n') !== row[at - 1]?.join('\n'))
  let under: Field | undefined
  for (const cell of cells) {
    const label = fieldOf(cell.join(' '))
    if (label) {
      under = label
      continue
    }
    const inside = fromLines(cell, note)
    if (under && !inside) note(under, cell)
  }
}

/** A cell may hold labels and what belongs to them. True when it does. */
function fromLines(lines: readonly string[], note: Note): boolean {
  let under: Field | undefined
  let isLabelled = false
  for (const line of lines) {
    const next = fieldOf(line) ?? inline(line, note)
    isLabelled ||= next !== undefined
    under = next ?? goOn(under, line, note)
  }
  return isLabelled
}

/** "At the end of the lesson, the learners should be able to:" leads into objectives and is none. */
const leadIn =
  /^(?:at the end of|by the end of|after (?:the|this)|sa (?:pagtatapos|katapusan)|pagkatapos ng)\b.*(?::|be able to|inaasahang?.*)\s*$|^(?:the )?(?:learners?|students?|pupils?)\b.{0,60}(?:able to|:)\s*$|:$/i

const linesFor = (lines: readonly string[]): string[] => [
  ...new Set(
    lines.map((line) => (markOf(line)?.text ?? line).trim()).filter((line) => /\p{L}{2}/u.test(line)),
  ),
]

function planFrom(found: ReadonlyMap<Field, string[]>): Plan {
  const one = (field: Field): string | null =>
    linesFor(found.get(field) ?? [])
      .join(' ')
      .slice(0, most[field]) || null
  const short = (field: Field): string | null =>
    (found.get(field) ?? [])
      .map((line) => line.trim())
      // "Subject | : | Economics": a cell for the colon alone.
      .find((line) => /[\p{L}\d]/u.test(line))
      ?.slice(0, most[field]) ?? null
  return {
    objectives: linesFor(found.get('objectives') ?? [])
      .filter((line) => !leadIn.test(line))
      .map((line) => line.slice(0, most.objectives))
      .slice(0, mostOfOne),
    competencies: competenciesFrom(linesFor(found.get('competencies') ?? [])),
    content_standard: one('content_standard'),
    performance_standard: one('performance_standard'),
    grade_level: short('grade_level'),
    learning_area: short('learning_area'),
    quarter: short('quarter'),
  }
}

/** A code on a line of its own belongs to the line before it. */
function competenciesFrom(lines: readonly string[]): Plan['competencies'] {
  const made: Plan['competencies'] = []
  for (const line of lines.filter((line) => !leadIn.test(line))) {
    const codes = codesIn(line)
    const text = codes
      .reduce((rest, { found }) => rest.replace(found, ''), line)
      .replace(/\(\s*[,;\s]*\)|\[\s*\]|(?:\bcode|\bLC code)\s*:?\s*$/gi, '')
      .replace(/\s+/g, ' ')
      .replace(/[\s–-]+$/, '')
      .trim()
    const last = made.at(-1)
    const code = codes[0]?.code ?? null
    if (!/\p{L}{3}/u.test(text)) {
      if (last && !last.code) last.code = code
      else if (code) made.push({ text: '', code })
    } else made.push({ text: text.slice(0, most.competencies), code })
  }
  return made.slice(0, mostOfOne)
}
