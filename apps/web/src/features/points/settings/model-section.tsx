import type { AdminSettings } from '@klasrum/contract/settings'
import { IconCpu } from '@tabler/icons-react'
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

type Use = Reply<'GET /api/admin/model-use'>
type Key = keyof AdminSettings['model']
type Fields = Record<`model.${Key}`, string>

const labels: Record<Key, string> = {
  tokens_a_day: 'Tokens a day, all together',
  tokens_a_teacher: 'Tokens a day, each teacher',
}
const tokens = wholeNumber(0, 999_999_999)

const dayColumns: readonly Column<Use['days'][number]>[] = [
  {
    key: 'day',
    head: 'Day',
    cell: ({ day }) => shortDay(`${day}T00:00:00+08:00`),
    primary: true,
    phone: 'title',
  },
  { key: 'read', head: 'Tokens read', align: 'right', cell: ({ input }) => number(input) },
  { key: 'written', head: 'Tokens written', align: 'right', cell: ({ output }) => number(output) },
  { key: 'uses', head: 'Pieces of work', align: 'right', cell: ({ uses }) => number(uses) },
]

const peopleColumns: readonly Column<Use['people'][number]>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, primary: true, phone: 'title' },
  { key: 'tokens', head: 'Tokens today', align: 'right', cell: (person) => number(person.tokens) },
]

export function ModelSection({ model }: { model: AdminSettings['model'] }) {
  const section = useSection<Fields>({
    saved: {
      'model.tokens_a_day': String(model.tokens_a_day),
      'model.tokens_a_teacher': String(model.tokens_a_teacher),
    },
    checks: { 'model.tokens_a_day': tokens, 'model.tokens_a_teacher': tokens },
    partOf: (fields) => ({
      model: {
        tokens_a_day: Number(fields['model.tokens_a_day']),
        tokens_a_teacher: Number(fields['model.tokens_a_teacher']),
      },
    }),
    savedTitle: 'Limits saved',
  })
  return (
    <SectionCard
      id="model"
      title="Language model"
      note="How many tokens it may use in a day; 0 for no limit. Beyond it the built-in author writes, and the result says so."
      section={section}
      saveLabel="Save limits"
      below={<ModelUse />}
    >
      <div className={css.fields}>
        {(Object.keys(labels) as Key[]).map((key) => (
          <TextField
            key={key}
            {...section.bind(`model.${key}`)}
            label={labels[key]}
            inputMode="numeric"
            maxLength={9}
          />
        ))}
      </div>
    </SectionCard>
  )
}

/** What was used, by day and by person. */
function ModelUse() {
  const { data, error } = useQuery({
    queryKey: ['admin', 'model-use'],
    queryFn: () => call('GET /api/admin/model-use'),
  })
  if (error) return <p className={css.use}>What it used could not be loaded.</p>
  if (!data) return null
  if (data.days.length === 0)
    return (
      <EmptyState
        icon={<IconCpu />}
        title={data.model ? 'It has not been used in the last 30 days' : 'No language model is set up'}
      />
    )
  const today = data.days.find(({ day }) => day === data.today)
  const used = today ? today.input + today.output : 0
  return (
    <div className={css.use}>
      <p>{`${data.model ?? 'The language model'} used ${counted(used, 'token')} today.`}</p>
      {data.people.length > 0 ? (
        <DataTable
          caption="Who used it today"
          columns={peopleColumns}
          rows={data.people}
          rowKey={({ user_id }) => user_id}
        />
      ) : null}
      <DataTable caption="Use by day" columns={dayColumns} rows={data.days} rowKey={({ day }) => day} />
    </div>
  )
}
