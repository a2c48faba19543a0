import {
  IconBook2,
  IconCheck,
  IconClock,
  IconCopy,
  IconDots,
  IconMap,
  IconTable,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ActionMenu } from '../action-menu.tsx'
import { Badge } from '../badge.tsx'
import { Button, IconButton } from '../button.tsx'
import { Card, CardFoot, CardHead, LinkCard } from '../card.tsx'
import { type Column, DataTable } from '../data-table.tsx'
import { Fold } from '../fold.tsx'
import { Meter } from '../meter.tsx'
import { Pager } from '../pager.tsx'
import { SearchForm } from '../search-form.tsx'
import { SectionHead } from '../section-head.tsx'
import { SmallSelect } from '../small-select.tsx'
import { Tabs } from '../tabs.tsx'
import { Tile } from '../tile.tsx'
import css from './gallery.module.css'
import { Kit } from './kit.tsx'

type Payment = { id: number; name: string; email: string; amount: string; when: string }

const payments: Payment[] = [
  {
    id: 1,
    name: 'Maricel D. Santos',
    email: 'maricel.santos@mail.example',
    amount: '₱300',
    when: 'Nov 14, 2026',
  },
  {
    id: 2,
    name: 'Juan Miguel Antonio De Guzman III',
    email: 'jm@mail.example',
    amount: '₱1,500',
    when: 'Nov 13, 2026',
  },
]

const columns: Column<Payment>[] = [
  { key: 'name', head: 'User', cell: (row) => row.name, primary: true, phone: 'title' },
  { key: 'amount', head: 'Amount', cell: (row) => row.amount, align: 'right', phone: 'title' },
  { key: 'email', head: 'Email', cell: (row) => row.email },
  { key: 'when', head: 'Date', cell: (row) => row.when },
  {
    key: 'do',
    head: 'Actions',
    cell: () => (
      <Button kind="light" size="sm">
        Approve
      </Button>
    ),
    phone: 'actions',
  },
]

const states = [
  { value: 'any', label: 'Any state' },
  { value: 'new', label: 'New' },
] as const

export function Lists() {
  const [tab, setTab] = useState<'all' | 'active' | 'archived'>('all')
  const [search, setSearch] = useState('')
  const [state, setState] = useState<'any' | 'new'>('any')
  const [page, setPage] = useState(2)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <>
      <Kit title="Cards and figures" note="White paper, one line, no shadow.">
        <LinkCard to="/" icon={<IconTable />} title="Records" text="6 active, 256 entries" />
        <LinkCard to="/" icon={<IconMap />} title="Places" text="One line that says what is inside" small />
        <Card>
          <CardHead>
            <h2>Head</h2>
          </CardHead>
          <CardFoot>Foot</CardFoot>
        </Card>
        <SectionHead title="A section" action={<a href="#main">See all</a>} />
        <div className={css.pair}>
          <Tile label="Records" value="24" hint="all that there are" />
          <Tile label="Entries" value="0" hint="still being counted" loading />
        </div>
      </Kit>
      <Kit title="Badges and meters" note="Icon and word, bar and figure: never colour alone.">
        <div className={css.row}>
          <Badge tone="done" icon={<IconCheck />}>
            Approved
          </Badge>
          <Badge tone="care" icon={<IconClock />}>
            Waiting for approval
          </Badge>
          <Badge tone="harm" icon={<IconX />}>
            Rejected
          </Badge>
          <Badge tone="go" icon={<IconBook2 />}>
            In use
          </Badge>
          <Badge tone="plain" icon={<IconX />}>
            Unused
          </Badge>
        </div>
        <Meter label="Nearly done" value={96} tone="done" />
        <Meter label="Half done" value={63} tone="care" />
        <Meter label="Begun" value={31} tone="info" />
        <Meter label="Reading the file" value={62} />
      </Kit>
      <Kit title="Lists" note="Tabs with counts, search, and a table whose rows become cards on a phone.">
        <Tabs
          label="Records"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: 'All', count: 6 },
            { value: 'active', label: 'Active', count: 5 },
            { value: 'archived', label: 'Archived', count: 1 },
          ]}
        >
          <div className={css.row}>
            <SearchForm label="Search by name or e-mail" value={search} onSearch={setSearch} />
            <SmallSelect label="State" value={state} onChange={setState} options={states} />
            <ActionMenu
              button={<IconButton label="More for this record" icon={<IconDots />} size="sm" line />}
              actions={[
                { label: 'Copy', icon: <IconCopy />, onClick: () => {} },
                {
                  label: 'Delete',
                  icon: <IconTrash />,
                  tone: 'harm',
                  onClick: () => {},
                  refused: 'It is in use.',
                },
              ]}
            />
          </div>
        </Tabs>
        <div className={css.table}>
          <DataTable caption="Payments" columns={columns} rows={payments} rowKey={(row) => row.id} />
          <DataTable
            caption="Payments, loading"
            columns={columns}
            rows={[]}
            rowKey={(row) => row.id}
            loading
          />
        </div>
        <Pager page={page} size={10} total={47} onPage={setPage} />
        <Fold
          icon={<IconTable />}
          title="Archived records"
          text="12 records"
          open={unfolded}
          onToggle={setUnfolded}
        >
          A part of a page that is seldom needed.
        </Fold>
      </Kit>
    </>
  )
}
