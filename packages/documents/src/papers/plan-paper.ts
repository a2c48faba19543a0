import type { LessonPlan, Material } from '@klasrum/contract/material'
import type { Cell, PaperBlock, PaperPart, Row, Table } from '@klasrum/contract/papers'
import { declarationOf, headOf } from './head.ts'
import { cell, gap, paragraph } from './paper-document.ts'
import { type PaperWords, wordsIn } from './words.ts'

type PlanText = LessonPlan['sections'][number]['rows'][number]['cells'][number]

export function planPart(material: Material): PaperPart {
  const { plan } = material
  const words = wordsIn(plan.language)
  const title = `${words.plans[plan.format]} · ${plan.format.toUpperCase()}`
  const lesson = lessonIn(plan)
  const isDeclared = plan.header.some(({ value }) => value === material.declaration)
  const asks = plan.sections.some(({ rows }) => rows.some(({ cells }) => cells.some(isForTheTeacher)))
  return {
    foot: { text: `${title} · ${shortened(lesson)}`, page: words.page },
    orientation: 'landscape',
    blocks: [
      ...headOf(material, words, title, lesson),
      ...factsOf(plan),
      planTable(plan, words),
      ...(asks ? [paragraph(words.forTheTeacher, { look: 'small', space: { above: 6 } })] : []),
      ...signaturesOf(material, words),
      ...(isDeclared ? [] : declarationOf(material)),
    ],
  }
}

/** Without the name of the form, which stands above it. */
export function lessonIn({
  title,
  format,
  language,
}: Pick<LessonPlan, 'title' | 'format' | 'language'>): string {
  const name = `${wordsIn(language).plans[format]}: `
  return title.toLowerCase().startsWith(name.toLowerCase()) ? title.slice(name.length) : title
}

/** The foot has one line, and the number of the page stands on it. */
const shortened = (text: string): string => {
  const letters = [...text]
  return letters.length > 80 ? `${letters.slice(0, 79).join('').trimEnd()}…` : text
}

const wide = 70

/** Two facts on a line, a long one on a line of its own. */
function factsOf({ header }: LessonPlan): PaperBlock[] {
  const rows: Row[] = []
  let waiting: { name: Cell; says: string } | undefined
  const close = () => {
    if (waiting) rows.push({ cells: [waiting.name, cell(waiting.says, { span: 3 })] })
    waiting = undefined
  }
  for (const { label, value } of header) {
    const name = cell([paragraph([{ text: label, bold: true }])], { fill: 'band' })
    const says = value ?? ''
    if (says.length > wide) {
      close()
      rows.push({ cells: [name, cell(says, { span: 3 })] })
    } else if (waiting) {
      rows.push({ cells: [waiting.name, cell(waiting.says), name, cell(says)] })
      waiting = undefined
    } else waiting = { name, says }
  }
  close()
  if (rows.length === 0) return []
  return [{ kind: 'table', shares: [18, 32, 18, 32], head: 0, ruled: true, small: true, rows }, gap]
}

const isForTheTeacher = ({ from, lines }: PlanText): boolean =>
  from === 'teacher' && lines.join('').trim() !== ''

function planTable({ sections, sessions }: LessonPlan, words: PaperWords): Table {
  const label = 18
  return {
    kind: 'table',
    shares: [label, ...sessions.map(() => (100 - label) / sessions.length)],
    head: 1,
    ruled: true,
    small: true,
    rows: [
      {
        cells: [
          cell('', { fill: 'head' }),
          ...sessions.map(({ number, title }) =>
            cell(
              [
                paragraph([{ text: words.session(number), bold: true }], { align: 'center' }),
                paragraph(title, { align: 'center' }),
              ],
              { fill: 'head' },
            ),
          ),
        ],
      },
      ...sections.flatMap(({ title, rows }): Row[] => [
        {
          cells: [
            cell([paragraph([{ text: title, bold: true }])], { span: sessions.length + 1, fill: 'band' }),
          ],
        },
        ...rows.map((row) => planRow(row, sessions.length)),
      ]),
    ],
  }
}

function planRow({ label, cells }: LessonPlan['sections'][number]['rows'][number], sessions: number): Row {
  const [first] = cells
  const isOne = first !== undefined && cells.every((each) => isSame(each, first))
  const blank = cells.every(({ lines }) => lines.join('').trim() === '')
  const texts = isOne
    ? [planCell(first, sessions)]
    : Array.from({ length: sessions }, (_, at) => planCell(cells[at]))
  return {
    ...(cells.some(isTall) && { splits: true as const }),
    // Room for a hand to write.
    ...(blank && { height: 34 }),
    cells: [cell([paragraph([{ text: label, bold: true }])]), ...(blank ? emptyCells(sessions) : texts)],
  }
}

/** Keeping it on one page could leave half a page empty. */
const isTall = ({ lines }: PlanText): boolean => lines.length > 12 || lines.join(' ').length > 600

const emptyCells = (count: number): Cell[] => Array.from({ length: count }, () => cell(''))

const isSame = (one: PlanText, other: PlanText): boolean =>
  one.from === other.from && one.lines.join('\n') === other.lines.join('\n')

function planCell(text: PlanText | undefined, span = 1): Cell {
  if (!text) return cell('', { span })
  const own = isForTheTeacher(text)
  return {
    text: text.lines.map((line) =>
      paragraph([{ text: line, ...(own && { italic: true as const }) }], { space: { below: 2 } }),
    ),
    span,
    ...(own && { fill: 'own' as const }),
  }
}

function signaturesOf({ plan, settings }: Material, words: PaperWords): PaperBlock[] {
  if (plan.signatures.length === 0) return []
  const empty = cell('')
  const between = (cells: readonly Cell[]): Cell[] =>
    cells.flatMap((each, at) => (at ? [empty, each] : [each]))
  const names = plan.signatures.map((_, at) => (at === 0 ? (settings.heading.teacher ?? '') : ''))
  const centred = (text: string, bold: boolean) =>
    paragraph([{ text, ...(bold && { bold: true as const }) }], { align: 'center' })
  return [
    gap,
    {
      kind: 'group',
      blocks: [
        {
          kind: 'table',
          shares: plan.signatures.flatMap((_, at) => (at ? [6, 30] : [30])),
          head: 0,
          ruled: false,
          small: true,
          rows: [
            { cells: between(plan.signatures.map((role) => cell(role.replace(/:?$/, ':')))) },
            { height: 34, cells: between(names.map((name) => cell([centred(name, true)], { lined: true }))) },
            { cells: between(names.map(() => cell([centred(words.signature, false)]))) },
          ],
        },
      ],
    },
  ]
}
