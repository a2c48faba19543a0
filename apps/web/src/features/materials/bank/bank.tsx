import type { BankItem } from '@klasrum/contract/item-bank'
import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { pageIn, pageText, useUrlValues } from '../../../lib/url-values.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardFoot, CardHead, CardNote } from '../../../ui/card.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
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
  const { values, change } = useUrlValues()
  const filter = { ...filterIn(values), page: pageIn(values.page) }
  const list = useBank(filter)
  const [asked, setAsked] = useState<{ verb: 'edit' | 'delete'; item: BankItem }>()
  const close = () => setAsked(undefined)
  const goTo = (page: number, replace = false) => change({ page: pageText(page) }, { replace })
  useLastPage({
    page: filter.page,
    last: list.isPlaceholderData ? undefined : list.data?.total_pages,
    setPage: goTo,
  })
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
      {list.data && list.data.total > 0 ? (
        <CardFoot>
          <Pager
            page={filter.page}
            size={filter.limit}
            total={list.data.total}
            more={list.data.more_than_total}
            onPage={goTo}
            busy={list.isPlaceholderData}
          />
        </CardFoot>
      ) : null}
      {asked?.verb === 'edit' ? <BankEditDialog kept={asked.item} onClose={close} /> : null}
      {asked?.verb === 'delete' ? <DeleteBankItem kept={asked.item} onClose={close} /> : null}
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

function Listed({ list: { data, error, refetch }, filter, ...actions }: ListedProps) {
  const retry = () => void refetch()
  if (!data) {
    return error ? (
      <ErrorState
        title={sayOr(error, 'The bank could not be loaded.')}
        text="Nothing in it is lost."
        onRetry={retry}
      />
    ) : (
      <div role="status" className={css.list}>
        <VisuallyHidden>Loading the bank</VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    )
  }
  return (
    <>
      {error ? (
        <CardNote>
          <StaleNotice title={sayOr(error, 'The bank could not be loaded.')} onRetry={retry} />
        </CardNote>
      ) : null}
      {data.items.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <ul className={css.list}>
          {data.items.map((kept) => (
            <BankRow key={kept.id} kept={kept} {...actions} />
          ))}
        </ul>
      )}
    </>
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
