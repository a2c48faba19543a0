import type { BankItem } from '@klasrum/contract/item-bank'
import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import { useLastPageOf, usePageInUrl } from '../../../lib/use-pages.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ListFoot, QueryList } from '../../../ui/query-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './bank.module.css'
import { BankEditDialog } from './bank-edit-dialog.tsx'
import { BankFilters, filterIn } from './bank-filters.tsx'
import { BankRow } from './bank-row.tsx'
import { DeleteBankItem } from './delete-bank-item.tsx'
import { type BankFilter, useBank, whoseOptions } from './use-bank.ts'

/** Questions that a teacher keeps, and those that the school shares. What is shown stands in the address. */
export function Bank() {
  const { values, change, page, goTo } = usePageInUrl()
  const filter = { ...filterIn(values), page }
  const list = useBank(filter)
  const [asked, setAsked] = useState<{ verb: 'edit' | 'delete'; item: BankItem }>()
  const close = () => setAsked(undefined)
  useLastPageOf(list, page, goTo)
  return (
    <Card as="section" aria-labelledby="bank">
      <CardHead>
        <h2 id="bank">Questions</h2>
        <BankFilters filter={filter} areas={list.data?.areas ?? []} onChange={change} />
      </CardHead>
      <Tabs
        label="Bank"
        value={filter.whose}
        onChange={(whose) => change({ whose: whose === 'own' ? '' : whose, page: '', area: '' })}
        tabs={whoseOptions}
      >
        <Listed
          list={list}
          filter={filter}
          onEdit={(item) => setAsked({ verb: 'edit', item })}
          onDelete={(item) => setAsked({ verb: 'delete', item })}
        />
      </Tabs>
      <ListFoot list={list} page={page} size={filter.limit} onPage={goTo} />
      {asked?.verb === 'edit' ? <BankEditDialog entry={asked.item} onClose={close} /> : null}
      {asked?.verb === 'delete' ? <DeleteBankItem entry={asked.item} onClose={close} /> : null}
    </Card>
  )
}

type ListedProps = {
  list: ReturnType<typeof useBank>
  filter: BankFilter
  onEdit: (item: BankItem) => void
  onDelete: (item: BankItem) => void
}

const isNarrowed = ({ search, area, grade, difficulty, form }: BankFilter): boolean =>
  [search, area, grade, difficulty, form].some((each) => each !== '')

function Listed({ list, filter, ...actions }: ListedProps) {
  return (
    <QueryList
      list={list}
      failed="The bank could not be loaded."
      reassurance="Nothing in it is lost."
      skeleton={
        <div role="status" className={css.list}>
          <VisuallyHidden>Loading the bank</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <Nothing filter={filter} />
        ) : (
          <ul className={css.list}>
            {items.map((entry) => (
              <BankRow key={entry.id} entry={entry} {...actions} />
            ))}
          </ul>
        )
      }
    </QueryList>
  )
}

function Nothing({ filter }: { filter: BankFilter }) {
  if (isNarrowed(filter))
    return (
      <EmptyState icon={<IconArchive />} title="No question fits" text="Try other words or fewer filters." />
    )
  if (filter.whose === 'school')
    return (
      <EmptyState
        icon={<IconArchive />}
        title="Nothing is shared yet"
        text="What teachers of your school share is listed here, once the school has confirmed you."
      />
    )
  return (
    <EmptyState
      icon={<IconArchive />}
      title="Your bank is empty"
      text="Open a quiz or exam in your library and choose “Save to my bank” beside a good question."
      action={
        <ButtonLink kind="primary" to="/lesson-plans/library">
          Open library
        </ButtonLink>
      }
    />
  )
}
