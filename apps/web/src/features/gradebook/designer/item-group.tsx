import type { GradeItem } from '@klasrum/contract/class-record'
import type { ClassSummary } from '@klasrum/contract/classes'
import type { Sheet } from '@klasrum/contract/sheets'
import { componentOf } from '@klasrum/grading/components'
import { componentNameUnder } from '@klasrum/grading/policies'
import { IconChevronDown, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { periodText } from '../../classes/door.ts'
import { itemText } from '../items/item-kinds.ts'
import { components } from '../model/columns.ts'
import { useSheet } from '../page/queries.ts'
import css from './designer.module.css'

type Acts = { onEdit: (item: GradeItem) => void; onDelete: (item: GradeItem) => void }

/** The items of one quarter, by component. */
export function ItemGroup({ sheet, locked, onEdit, onDelete }: Acts & { sheet: Sheet; locked: boolean }) {
  const { klass, quarter, items } = sheet
  return (
    <section className={css.group}>
      <h3>{periodText(klass, quarter)}</h3>
      {items.length === 0 ? <p className={css.hint}>No grade items yet.</p> : null}
      {components.map((component) => {
        const own = items.filter(({ category }) => componentOf(category) === component)
        return own.length === 0 ? null : (
          <div key={component}>
            <h4>{componentNameUnder(klass.policy, component)}</h4>
            <ul>
              {own.map((item) => (
                <li key={item.id} className={css.item}>
                  <span>
                    <b>{item.title}</b>
                    <span>{itemText(item)}</span>
                  </span>
                  {locked ? null : (
                    <ActionMenu
                      button={<IconButton label={`More for ${item.title}`} icon={<IconDots />} size="sm" />}
                      actions={[
                        { label: 'Edit item', icon: <IconPencil />, onClick: () => onEdit(item) },
                        {
                          label: 'Delete item',
                          icon: <IconTrash />,
                          tone: 'harm',
                          onClick: () => onDelete(item),
                        },
                      ]}
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

type OtherQuarterProps = { klass: ClassSummary; quarter: number; onItem: (sheet: Sheet) => Acts }

/** Another quarter's items; they are read when somebody wants to see them. */
export function OtherQuarter({ klass, quarter, onItem }: OtherQuarterProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={css.other} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {periodText(klass, quarter)}
        <IconChevronDown size={18} aria-hidden />
      </summary>
      {open ? <OtherItems klass={klass} quarter={quarter} onItem={onItem} /> : null}
    </details>
  )
}

function OtherItems({ klass, quarter, onItem }: OtherQuarterProps) {
  const { data: sheet, error, refetch } = useSheet(klass.id, quarter)
  if (sheet) {
    const locked = klass.archived_at !== null || sheet.closed_at !== null
    return <ItemGroup sheet={sheet} locked={locked} {...onItem(sheet)} />
  }
  return error ? (
    <RetryNotice onRetry={() => void refetch()}>{sayOr(error, 'Failed to load class record')}</RetryNotice>
  ) : (
    <div className={css.group} role="status" aria-label="Loading class record">
      <Skeleton lines={3} />
    </div>
  )
}
