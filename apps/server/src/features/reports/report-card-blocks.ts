import type { ReportCard } from '@klasrum/contract/reports'
import type { DataColumn } from '@klasrum/documents/column'
import type { PdfBlock, PdfTable } from '@klasrum/documents/pdf/pdf'
import { dataTable, facts, heading, letterHead, note, signatures } from '@klasrum/documents/pdf/report-blocks'
import { policyOf } from '@klasrum/grading/policies'
import { dateInManila } from '../../clock.ts'
import { gradeText, type LetterHead, sectionName } from '../schools/door.ts'
import { attendanceTable, scaleTable, valuesLegend, valuesTable } from './report-card-forms.ts'
import type { CardLearner } from './report-cards.store.ts'

type Card = {
  head: LetterHead
  learner: CardLearner
  card: ReportCard
  policy: Parameters<typeof policyOf>[0]
  now: Date
}
type Area = ReportCard['areas'][number]

/** A page with the fields of School Form 9; what the product does not know is left to be filled in by hand. */
export const cardBlocks = ({ head, learner, card, policy, now }: Card): PdfBlock[] => {
  const periods = Math.max(policyOf(policy).periods, ...card.areas.map((area) => area.periods.length))
  const names = Array.from({ length: periods }, (_, place) => `${card.period} ${place + 1}`)
  return [
    letterHead({
      lines: [
        'Republic of the Philippines, Department of Education',
        [head.region, head.division, head.district].filter(Boolean).join(', '),
        `${head.school} (School ID ${head.school_code})`,
      ],
      title: 'Learner’s Progress Report Card',
      below: `School Form 9, school year ${card.school_year}`,
    }),
    facts([
      ['Name', learner.listed_name],
      ['LRN', learner.lrn ?? blank],
      ['Grade and section', sectionName(card)],
      ['Sex', learner.gender === 'male' ? 'Male' : 'Female'],
      ['Adviser', card.adviser ?? blank],
      ['Age', learner.birth_date ? String(ageOn(learner.birth_date, dateInManila(now))) : blank],
    ]),
    heading('Learning progress and achievement', { level: 2 }),
    areasTable(card, names),
    ...notes(card),
    {
      kind: 'columns',
      columns: [
        { share: 1, blocks: [heading('Grading scale', { level: 2 }), scaleTable(policy)] },
        {
          share: 1,
          blocks: [heading('Observed values', { level: 2 }), valuesTable(names), valuesLegend],
        },
      ],
    },
    heading('Attendance', { level: 2 }),
    attendanceTable,
    heading('Signature of parent or guardian', { level: 2 }),
    signatures(names.map((role) => ({ name: '', role }))),
    signatures([
      { name: card.adviser ?? '', role: 'Adviser' },
      { name: head.principal ?? '', role: 'School head' },
    ]),
  ]
}

const blank = '____________'

function areasTable(
  { areas, period, general_average, descriptor }: ReportCard,
  names: readonly string[],
): PdfTable {
  const columns: DataColumn<Area>[] = [
    { name: 'Learning area', width: 38, cell: ({ area, part_of }) => (part_of ? `– ${area}` : area) },
    ...names.map(
      (_, place): DataColumn<Area> => ({
        name: String(place + 1),
        width: 9,
        align: 'center',
        cell: ({ periods, provisional }) =>
          gradeText(periods[place] ?? null) + (provisional[place] ? '*' : ''),
      }),
    ),
    { name: 'Final', width: 10, align: 'center', cell: ({ final }) => gradeText(final) },
    { name: 'Remarks', width: 20, align: 'center', cell: ({ remarks }) => remarks },
  ]
  return dataTable(columns, areas, {
    rules: 'grid',
    last: ['General average', ...names.map(() => ''), gradeText(general_average), descriptor ?? ''],
    groups: [
      { text: '', span: 1 },
      { text: period, span: names.length },
      { text: '', span: 2 },
    ],
  })
}

function notes({ areas, scope }: ReportCard): PdfBlock[] {
  const lines = [
    ...(areas.some(({ provisional }) => provisional.some(Boolean))
      ? ['* Provisional: there are scores still to come.']
      : []),
    ...(scope === 'own' ? ['Only the learning areas of the teacher who printed this card are shown.'] : []),
  ]
  return lines.length > 0 ? [note(lines.join(' '))] : []
}

/** In whole years, by dates such as 2013-06-08. */
function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
