import type { AdminSettings } from '@klasrum/contract/settings'
import { IconMicrophone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call, type Reply } from '../../../lib/call.ts'
import { counted, number, shortDay } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { TextField } from '../../../ui/field.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { useSection } from './use-section.ts'
import { wholeNumber } from './whole-number.ts'

type Use = Reply<'GET /api/admin/spending'>
type Key = keyof AdminSettings['work']
type Fields = Record<`work.${Key}`, string>

const labels: Record<Key, string> = {
  characters_a_day: 'Characters a day, all together',
  characters_a_teacher: 'Characters a day, each teacher',
  minutes_a_teacher: 'Minutes of work a day, each teacher',
}
const characters = wholeNumber(0, 999_999_999)

const dayColumns: readonly Column<Use['days'][number]>[] = [
  {
    key: 'day',
    head: 'Day',
    cell: ({ day }) => shortDay(`${day}T00:00:00+08:00`),
    primary: true,
    phone: 'title',
  },
  { key: 'paid', head: 'Paid characters', align: 'right', cell: (day) => number(day.paid_characters) },
  { key: 'all', head: 'All characters', align: 'right', cell: (day) => number(day.characters) },
  { key: 'minutes', head: 'Minutes', align: 'right', cell: ({ minutes }) => number(minutes) },
]

const peopleColumns: readonly Column<Use['people'][number]>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, primary: true, phone: 'title' },
  {
    key: 'paid',
    head: 'Paid characters today',
    align: 'right',
    cell: (person) => number(person.paid_characters),
  },
  { key: 'minutes', head: 'Minutes today', align: 'right', cell: ({ minutes }) => number(minutes) },
]

export function WorkSection({ work }: { work: AdminSettings['work'] }) {
  const section = useSection<Fields>({
    saved: {
      'work.characters_a_day': String(work.characters_a_day),
      'work.characters_a_teacher': String(work.characters_a_teacher),
      'work.minutes_a_teacher': String(work.minutes_a_teacher),
    },
    checks: {
      'work.characters_a_day': characters,
      'work.characters_a_teacher': characters,
      'work.minutes_a_teacher': wholeNumber(0, 1_440),
    },
    partOf: (fields) => ({
      work: {
        characters_a_day: Number(fields['work.characters_a_day']),
        characters_a_teacher: Number(fields['work.characters_a_teacher']),
        minutes_a_teacher: Number(fields['work.minutes_a_teacher']),
      },
    }),
    savedTitle: 'Limits saved',
  })
  return (
    <SectionCard
      id="work"
      title="Voice and working time"
      note="How many characters a paid voice may speak in a day, and how long runs and slide shows of one teacher may take; 0 for no limit. Beyond the characters the built-in voice speaks, and the show says so."
      section={section}
      saveLabel="Save limits"
      below={<WorkDone />}
    >
      <div className={css.fields}>
        {(Object.keys(labels) as Key[]).map((key) => (
          <TextField
            key={key}
            {...section.bind(`work.${key}`)}
            label={labels[key]}
            inputMode="numeric"
            maxLength={9}
          />
        ))}
      </div>
    </SectionCard>
  )
}

/** What was spoken and worked, by day and by person. */
function WorkDone() {
  const { data, error } = useQuery({
    queryKey: ['admin', 'spending'],
    queryFn: () => call('GET /api/admin/spending'),
  })
  if (error) return <p className={css.use}>What was spoken could not be loaded.</p>
  if (!data) return null
  if (data.days.length === 0)
    return <EmptyState icon={<IconMicrophone />} title="Nothing was made in the last 30 days" />
  const paid = data.days.find(({ day }) => day === data.today)?.paid_characters ?? 0
  return (
    <div className={css.use}>
      <p>
        {data.paid_voice
          ? `The paid voice spoke ${counted(paid, 'character')} today.`
          : 'No paid voice is set up.'}
      </p>
      {data.people.length > 0 ? (
        <DataTable
          caption="Who it worked for today"
          columns={peopleColumns}
          rows={data.people}
          rowKey={({ user_id }) => user_id}
        />
      ) : null}
      <DataTable caption="Work by day" columns={dayColumns} rows={data.days} rowKey={({ day }) => day} />
    </div>
  )
}
