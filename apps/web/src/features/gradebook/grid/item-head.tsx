import type { GradeItem } from '@klasrum/contract/class-record'
import { IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useState } from 'react'
import { ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'
import css from './item-head.module.css'
import type { HeadMark } from './marks.ts'

export type ItemActs = { edit: (item: GradeItem) => void; remove: (item: GradeItem) => void }

type ItemHeadProps = {
  gridState: GridState
  item: GradeItem
  column: number
  first: boolean
  mark: HeadMark
  acts: ItemActs | undefined
}

/**
 * The buttons are reached with the arrow up from the first row, so that Tab does not stop at every item. Their icons are
 * not in sight before, and are drawn then: those of 40 items would be a third of all that an opening sheet draws.
 */
export const ItemHead = memo(function ItemHead({
  gridState,
  item,
  column,
  first,
  mark,
  acts,
}: ItemHeadProps) {
  const [met, setMet] = useState(false)
  const meet = () => setMet(true)
  const buttons = [
    ...(acts
      ? [
          { verb: 'Edit', icon: <IconPencil />, onClick: () => acts.edit(item) },
          { verb: 'Delete', icon: <IconTrash />, onClick: () => acts.remove(item) },
        ]
      : []),
    { verb: 'Hide', icon: <IconEyeOff />, onClick: () => gridState.sheet.layout.hide(item.id) },
  ]
  return (
    <th
      {...ariaRole.columnHead}
      className={css.item}
      scope="col"
      aria-colindex={column + 3}
      data-c={column}
      data-first={first || undefined}
      data-on={mark}
      onPointerEnter={meet}
      onFocus={meet}
    >
      <span className={css.title} title={item.title}>
        {item.title}
      </span>
      <span className={css.acts}>
        {met ? (
          <span className={css.fullTitle} aria-hidden>
            {item.title}
            {item.description ? <small>{item.description}</small> : null}
          </span>
        ) : null}
        {buttons.map(({ verb, icon, onClick }) => (
          <button
            key={verb}
            type="button"
            tabIndex={-1}
            title={verb}
            aria-label={`${verb} ${item.title}`}
            onClick={onClick}
            onKeyDown={(event) => walk(gridState, event)}
          >
            {met ? icon : null}
          </button>
        ))}
      </span>
    </th>
  )
})

function walk(gridState: GridState, event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowDown' || event.key === 'Escape') {
    event.preventDefault()
    gridState.focus()
    return
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement)) return
  event.preventDefault()
  const all = [...(event.target.closest('tr')?.querySelectorAll<HTMLElement>('th[data-c] button') ?? [])]
  all[all.indexOf(event.target) + step]?.focus()
}
