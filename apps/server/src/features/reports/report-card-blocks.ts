import type { ReportCard } from '@klasrum/contract/reports'
import type { Column } from '@klasrum/documents/column'
import { type PdfBlock, type PdfTable, pdfTable } from '@klasrum/documents/pdf'
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
    {
      kind: 'letterhead',
      lines: [
        'Republic of the Philippines, Department of Education',
        [head.region, head.division, head.district].filter(Boolean).join(', '),
        `${head.school} (School ID ${head.school_code})`,
      ],
      title: 'Learner’s Progress Report Card',
      below: `School Form 9, school year ${card.school_year}`,
    },
    {
      kind: 'facts',
      facts: [
        ['Name', learner.listed_name],
        ['LRN', learner.lrn ?? blank],
        ['Grade and section', sectionName(card)],
        ['Sex', learner.gender === 'male' ? 'Male' : 'Female'],
        ['Adviser', card.adviser ?? blank],
        ['Age', learner.birth_date ? String(ageOn(learner.birth_date, dateInManila(now))) : blank],
      ],
    },
    { kind: 'heading', level: 2, text: 'Learning progress and achievement' },
    areasTable(card, names),
    ...notes(card),
    {
      kind: 'columns',
      columns: [
        { share: 1, blocks: [{ kind: 'heading', level: 2, text: 'Grading scale' }, scaleTable(policy)] },
        {
          share: 1,
          blocks: [{ kind: 'heading', level: 2, text: 'Observed values' }, valuesTable(names), valuesLegend],
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Attendance' },
    attendanceTable,
    { kind: 'heading', level: 2, text: 'Signature of parent or guardian' },
    { kind: 'signatures', lines: names.map((role) => ({ name: '', role })) },
    {
      kind: 'signatures',
      lines: [
        { name: card.adviser ?? '', role: 'Adviser' },
        { name: head.principal ?? '', role: 'School head' },
      ],
    },
  ]
}

const blank = '____________'

function areasTable(
  { areas, period, general_average, descriptor }: ReportCard,
  names: readonly string[],
): PdfTable {
  const columns: Column<Area>[] = [
    { name: 'Learning area', width: 38, cell: ({ area, part_of }) => (part_of ? `– ${area}` : area) },
    ...names.map(
      (_, place): Column<Area> => ({
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
  const { rows, ...table } = pdfTable(columns, areas, {
    rules: 'grid',
    strong: [areas.length],
    groups: [
      { text: '', span: 1 },
      { text: period, span: names.length },
      { text: '', span: 2 },
    ],
  })
  const average = ['General average', ...names.map(() => ''), gradeText(general_average), descriptor ?? '']
  return { ...table, rows: [...rows, average] }
}

function notes({ areas, scope }: ReportCard): PdfBlock[] {
  const lines = [
    ...(areas.some(({ provisional }) => provisional.some(Boolean))
      ? ['* Provisional: there are scores still to come.']
      : []),
    ...(scope === 'own' ? ['Only the learning areas of the teacher who printed this card are shown.'] : []),
  ]
  return lines.length > 0 ? [{ kind: 'text', small: true, text: lines.join(' ') }] : []
}

/** In whole years, by dates such as 2013-06-08. */
function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
