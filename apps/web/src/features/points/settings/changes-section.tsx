import { IconHistory } from '@tabler/icons-react'
import type { Reply } from '../../../lib/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { HistoryList } from '../history/history-list.tsx'
import { changedSettingName, changedSettingValue } from './change-text.ts'
import css from './settings.module.css'
import { useChanges } from './use-settings.ts'

type Change = Reply<'GET /api/admin/settings/changes'>['changes'][number]

const columns: readonly Column<Change>[] = [
  { key: 'what', head: 'What', cell: ({ what }) => changedSettingName(what), primary: true, phone: 'title' },
  {
    key: 'values',
    head: 'Old and new',
    phone: 'line',
    cell: ({ what, old_value, new_value }) => (
      <span className={css.values}>
        <del>{changedSettingValue(what, old_value)}</del> → <ins>{changedSettingValue(what, new_value)}</ins>
      </span>
    ),
  },
  { key: 'who', head: 'Who', cell: ({ changed_by }) => changed_by },
  { key: 'when', head: 'When', cell: ({ changed_at }) => dayAndTime(changed_at) },
]

export function ChangesSection() {
  const changes = useChanges()
  return (
    <Card as="section" aria-labelledby="changes">
      <CardHead>
        <h2 id="changes">Changes</h2>
      </CardHead>
      <HistoryList
        caption="Changes of the settings"
        columns={columns}
        history={changes}
        failure="The changes could not be loaded"
        empty={<EmptyState icon={<IconHistory />} title="Nothing has been changed yet" />}
      />
    </Card>
  )
}
