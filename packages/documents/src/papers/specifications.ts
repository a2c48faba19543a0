import { blooms, type Exam } from '@klasrum/contract/material'
import type { PaperBlock, PaperTableCell } from '@klasrum/contract/papers'
import { numbered, ranges } from './numbers.ts'
import { paperCell, paragraph } from './paper-document.ts'
import type { PaperWords } from './words.ts'

const shown = (number: number): string => String(Math.round(number * 10) / 10)

export function specificationsTable(
  { specifications: made, shortfalls, items }: Exam,
  words: PaperWords,
): PaperBlock[] {
  const says = words.specifications
  const centred = (text: string, more: Omit<PaperTableCell, 'text'> = {}, bold = false) =>
    paperCell([paragraph([{ text, ...(bold && { bold: true as const }) }], { align: 'center' })], more)
  const head = (text: string, span = 1) => centred(text, { fill: 'head', span }, true)
  const sum = (pick: (row: (typeof made.rows)[number]) => number) =>
    shown(made.rows.reduce((total, row) => total + pick(row), 0))
  // What only the curriculum says is told where the teacher checks the paper.
  const beyond = numbered(items).flatMap(({ item, first, last }) =>
    item.origin === 'curriculum' ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [],
  )
  return [
    {
      kind: 'table',
      shares: [25, 7, 9, 9, ...blooms.map(() => 50 / blooms.length)],
      head: 2,
      ruled: true,
      small: true,
      rows: [
        { cells: [head('', 4), head(says.places, blooms.length)] },
        {
          cells: [
            says.topic,
            says.days,
            says.percent,
            says.items,
            ...blooms.map((bloom) => words.blooms[bloom]),
          ].map((text) => head(text)),
        },
        ...made.rows.map((row) => ({
          cells: [
            paperCell(row.topic),
            centred(shown(row.days)),
            centred(`${shown(row.percent)}%`),
            centred(String(row.total)),
            ...blooms.map((bloom) => centred(ranges(row.numbers[bloom]))),
          ],
        })),
        {
          cells: [
            paperCell([paragraph([{ text: says.total, bold: true }])], { fill: 'band' }),
            ...[
              sum(({ days }) => days),
              `${sum(({ percent }) => percent)}%`,
              String(made.total),
              ...blooms.map((bloom) => String(made.totals[bloom])),
            ].map((text) => centred(text, { fill: 'band' }, true)),
          ],
        },
      ],
    },
    paragraph(says.asInA, { look: 'small', space: { above: 6 } }),
    ...(beyond.length > 0 ? [paragraph(says.beyondFile(ranges(beyond)), { look: 'small' })] : []),
    ...shortfalls
      .map(says.notMade)
      .map(({ lead, why }) =>
        paragraph([{ text: `${lead} `, bold: true }, { text: why }], { look: 'small' }),
      ),
  ]
}
