import { IconCheck } from '@tabler/icons-react'
import css from './tick-list.module.css'

export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={18} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  )
}
