import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import css from './phone.module.css'
import type { ListedItem, useOneItem } from './use-one-item.ts'

type ItemPickerProps = { picked: ReturnType<typeof useOneItem> & { now: ListedItem } }

/** The item whose scores are entered, the ones beside it, and a list of all. */
export function ItemPicker({ picked }: ItemPickerProps) {
  const { listed, now, before, after, entered, learners, choose } = picked
  const groups = [...new Set(listed.map(({ group }) => group))]
  return (
    <div className={css.picker}>
      <IconButton
        label={before ? `Previous item, ${before.item.title}` : 'No item before this one'}
        icon={<IconChevronLeft />}
        disabled={!before}
        onClick={() => before && choose(before.item.id)}
      />
      <div className={css.picked}>
        <span className={css.title}>
          <b>{now.item.title}</b>
          <IconChevronDown size={16} aria-hidden />
        </span>
        <span className={css.small}>
          {now.group} {now.number} of {now.of} · {entered} of {learners} in
        </span>
        <select
          aria-label="Item"
          value={now.item.id}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        >
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {listed
                .filter((each) => each.group === group)
                .map(({ item }) => (
                  <option key={item.id} value={item.id}>
                    {item.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <IconButton
        label={after ? `Next item, ${after.item.title}` : 'No item after this one'}
        icon={<IconChevronRight />}
        disabled={!after}
        onClick={() => after && choose(after.item.id)}
      />
    </div>
  )
}
