import type { Material } from '@klasrum/contract/material'
import type { PaperBlock, Paragraph, Table } from '@klasrum/contract/papers'
import { paperCell, paragraph } from './paper-document.ts'
import type { PaperWords } from './words.ts'

/** The school's heading and what the document is; a line to fill in where the school is not known. */
type Headed = { settings: { heading: Material['settings']['heading'] } }

export function paperHeadOf(
  { settings }: Headed,
  words: PaperWords,
  title: string,
  below: string,
): Paragraph[] {
  const { school, learning_area, quarter } = settings.heading
  const course = [learning_area, quarter].filter((fact) => fact !== null).join(' · ')
  return [
    ...words.authority.map((line) => paragraph(line, { look: 'small', align: 'center' })),
    paragraph([{ text: school ?? `${words.school}: ${'_'.repeat(40)}`, bold: true }], { align: 'center' }),
    ...(course ? [paragraph(course, { look: 'small', align: 'center' })] : []),
    paragraph(title, { look: 'title', align: 'center', space: { above: 8 } }),
    paragraph(below, { align: 'center', space: { below: 8 } }),
  ]
}

/** Where the learner writes who they are. */
export function learnerLines({ settings }: Headed, { learner }: PaperWords, points: number): Table {
  const label = (text: string) => paperCell(`${text}:`)
  const line = (text: string, align?: 'right') =>
    paperCell([paragraph(text, align ? { align } : {})], { lined: true })
  return {
    kind: 'table',
    shares: [26, 38, 3, 10, 23],
    head: 0,
    ruled: false,
    rows: [
      {
        height: 22,
        cells: [
          label(learner.name),
          line(''),
          paperCell(''),
          label(learner.score),
          line(`/ ${points}`, 'right'),
        ],
      },
      {
        height: 22,
        cells: [
          label(learner.section),
          line(settings.heading.grade_and_section ?? ''),
          paperCell(''),
          label(learner.date),
          line(''),
        ],
      },
    ],
  }
}

/** How the document was made, at the end of each part. */
export const declarationBlocks = ({ declaration }: Material): PaperBlock[] =>
  declaration ? [paragraph(declaration, { look: 'note', space: { above: 14 } })] : []
