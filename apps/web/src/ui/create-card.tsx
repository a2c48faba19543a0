import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import css from './create-card.module.css'
import { Glyph } from './glyph.tsx'
import type { Target } from './target.ts'

type CreateCardProps = { icon: ReactNode; title: string; text: string; small?: boolean } & (
  | { onClick: () => void }
  | Target
)

/** The dashed card that adds a record, here or on its own page. */
export function CreateCard({ icon, title, text, small, ...way }: CreateCardProps) {
  const inside = (
    <>
      <Glyph small={small}>{icon}</Glyph>
      <span className={css.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <IconPlus className={css.plus} size={20} aria-hidden />
    </>
  )
  return 'onClick' in way ? (
    <button type="button" className={css.card} onClick={way.onClick}>
      {inside}
    </button>
  ) : (
    <Link {...way} className={css.card}>
      {inside}
    </Link>
  )
}
