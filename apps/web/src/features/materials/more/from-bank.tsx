import { IconArchive, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { SearchForm } from '../../../ui/search-form.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { bankFacts } from '../bank/bank-text.ts'
import { noFilter, useBank, type Whose, whoseOptions } from '../bank/use-bank.ts'
import { ItemCard } from '../items/item-card.tsx'
import { shortStem } from '../results/item-text.ts'
import css from './more.module.css'
import type { Adding } from './more-drawer.tsx'

const most = 60

/** The own bank, or what the school shares. */
export function FromBank({ adding }: { adding: Adding }) {
  const [whose, setWhose] = useState<Whose>('own')
  const [search, setSearch] = useState('')
  const list = useBank({ ...noFilter, whose, search, limit: most })
  return (
    <>
      <div className={css.tools}>
        <SmallSelect label="Bank" value={whose} onChange={setWhose} options={whoseOptions} />
        <SearchForm label="Search the bank" placeholder="Words" value={search} onSearch={setSearch} />
      </div>
      <Listed list={list} empty={search === '' ? nothingIn[whose] : noneFits} adding={adding} />
    </>
  )
}

type Empty = { title: string; text: string }

const noneFits: Empty = { title: 'No question fits', text: 'Try other words.' }
const nothingIn: Record<Whose, Empty> = {
  own: {
    title: 'Your bank is empty',
    text: 'Choose “Save to my bank” beside a good question of a paper, and reuse it here.',
  },
  school: {
    title: 'Nothing is shared yet',
    text: 'What teachers of your school share is listed here, once the school has confirmed you.',
  },
}

type ListedProps = { list: ReturnType<typeof useBank>; empty: Empty; adding: Adding }

function Listed({ list: { data, error, refetch }, empty, adding }: ListedProps) {
  if (!data) {
    return error ? (
      <RetryNotice onRetry={() => void refetch()}>
        {sayOr(error, 'The bank could not be loaded. Nothing in it is lost.')}
      </RetryNotice>
    ) : (
      <div role="status">
        <VisuallyHidden>Loading the bank</VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    )
  }
  if (data.items.length === 0) return <EmptyState icon={<IconArchive />} {...empty} />
  return (
    <>
      <ul>
        {data.items.map((each) => (
          <ItemCard key={each.id} item={each.item} facts={bankFacts(each)}>
            <Button
              size="sm"
              icon={<IconPlus />}
              working={adding.busy?.kind === 'bank' && adding.busy.bank_item_id === each.id && 'Adding...'}
              onClick={() => void adding.add({ kind: 'bank', bank_item_id: each.id })}
            >
              {adding.label} <VisuallyHidden>: {shortStem(each.item)}</VisuallyHidden>
            </Button>
          </ItemCard>
        ))}
      </ul>
      {data.total > data.items.length ? (
        <p className={css.none}>These are the newest {data.items.length}. Search to find the others.</p>
      ) : null}
    </>
  )
}
