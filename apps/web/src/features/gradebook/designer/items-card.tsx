import type { GradeItem } from '@klasrum/contract/class-record'
import type { Sheet } from '@klasrum/contract/sheets'
import { policyOf } from '@klasrum/grading/policies'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { archivedReason, closedReason } from '../../classes/door.ts'
import { qaRefused, qaText } from '../items/item-kinds.ts'
import css from './designer.module.css'
import { ItemGroup, OtherQuarter } from './item-group.tsx'
import type { ItemRequest } from './item-task.tsx'

const ItemTask = lazy(async () => ({ default: (await import('./item-task.tsx')).ItemTask }))

/** Grade items by quarter: the chosen one, and the others on demand. */
export function GradeItemsCard({ sheet }: { sheet: Sheet }) {
  const { klass, quarter, items } = sheet
  const [asked, setAsked] = useState<ItemRequest>()
  const reason = useId()
  const shut = klass.archived_at ? archivedReason : sheet.closed_at ? closedReason(sheet.klass) : undefined
  const noQa = shut ?? qaRefused(klass.policy, items)
  const onItem = (of: Sheet) => ({
    onEdit: (item: GradeItem) => setAsked({ task: 'edit', sheet: of, item }),
    onDelete: (item: GradeItem) => setAsked({ task: 'delete', sheet: of, item }),
  })
  const others = Array.from({ length: policyOf(klass.policy).periods }, (_, index) => index + 1).filter(
    (period) => period !== quarter,
  )
  return (
    <Card as="section" aria-labelledby="items">
      <CardHead>
        <h2 id="items">Grade items</h2>
        <div className={css.buttons}>
          <Button
            size="sm"
            icon={<IconPlus />}
            aria-disabled={noQa ? true : undefined}
            aria-describedby={reason}
            title={noQa}
            onClick={noQa ? undefined : () => setAsked({ task: 'qa', sheet })}
          >
            Create QA
          </Button>
          <Button
            size="sm"
            kind={shut ? 'line' : 'primary'}
            icon={<IconPlus />}
            disabled={shut !== undefined}
            onClick={() => setAsked({ task: 'add', sheet })}
          >
            Add Item
          </Button>
        </div>
      </CardHead>
      <p id={reason} className={css.reason}>
        {noQa ?? qaText(klass.policy)}
      </p>
      <ItemGroup sheet={sheet} locked={shut !== undefined} {...onItem(sheet)} />
      {others.map((period) => (
        <OtherQuarter key={period} klass={klass} quarter={period} onItem={onItem} />
      ))}
      <Suspense>{asked ? <ItemTask asked={asked} onClose={() => setAsked(undefined)} /> : null}</Suspense>
    </Card>
  )
}
