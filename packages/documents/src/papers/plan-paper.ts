import type { LessonPlan, Material, PlanText } from '@klasrum/contract/material'
import type {
  Group,
  PaperBlock,
  PaperPart,
  PaperTableCell,
  PaperTableRow,
  Table,
} from '@klasrum/contract/papers'
import { declarationBlocks, paperHeadOf } from './head.ts'
import { gap, paperCell, paragraph } from './paper-document.ts'
import { isBlank, isDeclaration, isShared, planTextId } from './plan-fields.ts'
import { type PaperWords, paperWordsOf } from './words.ts'

export function planPart(material: Material): PaperPart {
  const { plan } = material
  const words = paperWordsOf(plan.language)
  const title = `${words.plans[plan.format]} · ${plan.format.toUpperCase()}`
  const lesson = lessonIn(plan)
  const isDeclared = plan.header.some((each) => isDeclaration(material, each))
  const asks = plan.sections.some(({ rows }) => rows.some(({ cells }) => cells.some(isForTheTeacher)))
  return {
    foot: { text: `${title} · ${shortened(lesson)}`, page: words.page },
    orientation: 'landscape',
    blocks: [
      ...paperHeadOf(material, words, title, lesson),
      ...factsOf(material),
      { ...planTable(plan, words), withNext: true },
      {
        kind: 'group',
        blocks: [
          ...(asks ? [paragraph(words.forTheTeacher, { look: 'small', space: { above: 6 } })] : []),
          ...signaturesOf(material, words),
        ],
      },
      ...(isDeclared ? [] : declarationBlocks(material)),
    ],
  }
}

/** Without the name of the form, which stands above it. */
export function lessonIn({
  title,
  format,
  language,
}: Pick<LessonPlan, 'title' | 'format' | 'language'>): string {
  const name = `${paperWordsOf(language).plans[format]}: `
  return title.toLowerCase().startsWith(name.toLowerCase()) ? title.slice(name.length) : title
}

/** The foot has one line, and the number of the page stands on it. */
const shortened = (text: string): string => {
  const letters = [...text]
  return letters.length > 80 ? `${letters.slice(0, 79).join('').trimEnd()}…` : text
}

const wide = 70

/** Two facts on a line, a long one on a line of its own. */
function factsOf(material: Material): PaperBlock[] {
  const rows: PaperTableRow[] = []
  let waiting: { name: PaperTableCell; says: PaperTableCell } | undefined
  const close = () => {
    if (waiting) rows.push({ cells: [waiting.name, { ...waiting.says, span: 3 }] })
    waiting = undefined
  }
  for (const [at, fact] of material.plan.header.entries()) {
    const name = paperCell([paragraph([{ text: fact.label, bold: true }])], { fill: 'band' })
    const text = fact.value ?? ''
    const says = paperCell(text, isDeclaration(material, fact) ? {} : { field: planTextId({ head: at }) })
    if (text.length > wide) {
      close()
      rows.push({ cells: [name, { ...says, span: 3 }] })
    } else if (waiting) {
      rows.push({ cells: [waiting.name, waiting.says, name, says] })
      waiting = undefined
    } else waiting = { name, says }
  }
  close()
  if (rows.length === 0) return []
  return [{ kind: 'table', shares: [18, 32, 18, 32], head: 0, ruled: true, small: true, rows }, gap]
}

/** A prompt that the teacher has not answered yet. */
const isForTheTeacher = (text: PlanText): boolean => text.from === 'teacher' && !text.typed && !isBlank(text)

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
          paperCell('', { fill: 'head' }),
          ...sessions.map(({ number, title }) =>
            paperCell(
              [
                paragraph([{ text: words.session(number), bold: true }], { align: 'center' }),
                paragraph(title, { align: 'center' }),
              ],
              { fill: 'head' },
            ),
          ),
        ],
      },
      ...sections.flatMap(({ title, rows }, section): PaperTableRow[] => [
        {
          cells: [
            paperCell([paragraph([{ text: title, bold: true }])], {
              span: sessions.length + 1,
              fill: 'band',
            }),
          ],
        },
        ...rows.map((each, row) => planRow(each, { section, row, sessions: sessions.length })),
      ]),
    ],
  }
}

type PlanRow = LessonPlan['sections'][number]['rows'][number]
type RowPlace = { section: number; row: number; sessions: number }

function planRow({ label, cells }: PlanRow, { section, row, sessions }: RowPlace): PaperTableRow {
  const texts = isShared(cells)
    ? [planCell(cells[0], { field: planTextId({ section, row }), span: sessions })]
    : Array.from({ length: sessions }, (_, session) =>
        planCell(cells[session], cells[session] && { field: planTextId({ section, row, session }) }),
      )
  return {
    ...(cells.some(isTall) && { splits: true as const }),
    // Room for a hand to write.
    ...(cells.every(isBlank) && { height: 34 }),
    cells: [paperCell([paragraph([{ text: label, bold: true }])]), ...texts],
  }
}

/** Keeping it on one page could leave half a page empty. */
const isTall = ({ lines }: PlanText): boolean => lines.length > 12 || lines.join(' ').length > 600

function planCell(text: PlanText | undefined, more: Omit<PaperTableCell, 'text'> = {}): PaperTableCell {
  if (!text || isBlank(text)) return paperCell('', more)
  const own = isForTheTeacher(text)
  return {
    text: text.lines.map((line) =>
      paragraph([{ text: line, ...(own && { italic: true as const }) }], { space: { below: 2 } }),
    ),
    ...more,
    ...(own && { fill: 'own' as const }),
  }
}

function signaturesOf({ plan, settings }: Material, words: PaperWords): Group['blocks'] {
  if (plan.signatures.length === 0) return []
  const empty = paperCell('')
  const between = (cells: readonly PaperTableCell[]): PaperTableCell[] =>
    cells.flatMap((each, at) => (at ? [empty, each] : [each]))
  const names = plan.signatures.map((_, at) => (at === 0 ? (settings.heading.teacher ?? '') : ''))
  const centred = (text: string, bold: boolean) =>
    paragraph([{ text, ...(bold && { bold: true as const }) }], { align: 'center' })
  return [
    gap,
    {
      kind: 'table',
      shares: plan.signatures.flatMap((_, at) => (at ? [6, 30] : [30])),
      head: 0,
      ruled: false,
      small: true,
      rows: [
        { cells: between(plan.signatures.map((role) => paperCell(role.replace(/:?$/, ':')))) },
        {
          height: 34,
          cells: between(names.map((name) => paperCell([centred(name, true)], { lined: true }))),
        },
        { cells: between(names.map(() => paperCell([centred(words.signature, false)]))) },
      ],
    },
  ]
}
