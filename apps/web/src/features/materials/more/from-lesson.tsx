import type { Difficulty, Item } from '@klasrum/contract/material'
import { IconPlus, IconZoomQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { difficultyNames, filterOptionsOf, itemFormNames } from '../items/item-labels.ts'
import { type FilePlace, spareItemsQuery } from '../queries.ts'
import { shortStem } from '../results/item-text.ts'
import css from './more.module.css'
import type { Adding } from './more-drawer.tsx'

type FromLessonProps = { place: FilePlace; adding: Adding }

/** What the lesson gives beside what is on its papers, made when the list is opened. */
export function FromLesson({ place: { id, file_id }, adding }: FromLessonProps) {
  const list = useQuery(spareItemsQuery({ id, file_id }))
  const [form, setForm] = useState<Item['form'] | ''>('')
  const [level, setLevel] = useState<Difficulty | ''>('')
  if (!list.data) {
    return list.error ? (
      <RetryNotice onRetry={() => void list.refetch()}>
        {sayOr(list.error, 'The questions could not be made. Please try again.')}
      </RetryNotice>
    ) : (
      <div role="status">
        <VisuallyHidden>Looking through the lesson</VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    )
  }
  const { items } = list.data
  const fitting = items.filter(
    (item) => (form === '' || item.form === form) && (level === '' || item.difficulty === level),
  )
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconZoomQuestion />}
        title="Nothing more from this lesson"
        text="All that the lesson gives is on your papers. Your bank may have more."
      />
    )
  return (
    <>
      <div className={css.tools}>
        <p>
          {fitting.length === items.length ? items.length : `${fitting.length} of ${items.length}`} more from
          this lesson
        </p>
        <SmallSelect
          label="Form"
          value={form}
          onChange={setForm}
          options={filterOptionsOf(itemFormNames, 'All forms')}
        />
        <SmallSelect
          label="Level"
          value={level}
          onChange={setLevel}
          options={filterOptionsOf(difficultyNames, 'All levels')}
        />
      </div>
      {fitting.length === 0 ? <p className={css.none}>No question of the lesson fits.</p> : null}
      <ul>
        {fitting.map((item) => (
          <ItemCard key={item.id} item={item} facts={[item.topic]}>
            <Button
              size="sm"
              icon={<IconPlus />}
              working={isAdding(adding, item) && 'Adding...'}
              onClick={() => void adding.add({ kind: 'lesson', item_id: item.id })}
            >
              {adding.label} <VisuallyHidden>: {shortStem(item)}</VisuallyHidden>
            </Button>
          </ItemCard>
        ))}
      </ul>
    </>
  )
}

const isAdding = ({ busy }: Adding, { id }: Item): boolean => busy?.kind === 'lesson' && busy.item_id === id
