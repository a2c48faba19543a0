import type { Role } from '@klasrum/contract/fields'
import {
  IconAddressBook,
  IconBook,
  IconBooks,
  IconBuildingBank,
  IconColumns,
  IconFileText,
  IconMap,
  IconMapPin,
  IconPresentation,
  IconReceipt,
  IconTable,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkCard } from '../../ui/card.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './card-grid.module.css'
import { cardText } from './card-text.ts'
import { type CardKey, cardsFor } from './cards.ts'
import type { DashboardFigures } from './figures.ts'

const icons: Record<CardKey, ReactNode> = {
  divisions: <IconMap size={18} />,
  districts: <IconMapPin size={18} />,
  schools: <IconBuildingBank size={18} />,
  teachers: <IconAddressBook size={18} />,
  subjects: <IconBook size={18} />,
  classes: <IconTable size={20} />,
  sections: <IconColumns size={18} />,
  'lesson-plans': <IconFileText size={20} />,
  'slide-shows': <IconPresentation size={20} />,
  curriculum: <IconBooks size={20} />,
  'pending-topups': <IconReceipt size={18} />,
  admin: <IconUsers size={18} />,
}

type CardGridProps = {
  title: string
  keys: readonly CardKey[]
  role: Role
  figures: DashboardFigures | undefined
  small?: boolean
}

/** The cards of these keys that the role may see; nothing at all when there are none. */
export function CardGrid({ title, keys, role, figures, small }: CardGridProps) {
  const cards = keys.flatMap((key) => cardsFor(role).filter((card) => card.key === key))
  if (cards.length === 0) return null
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead title={title} />
      <div className={css.grid} data-small={small || undefined} data-tiles>
        {cards.map(({ key, title: name, to }) => (
          <LinkCard
            key={key}
            to={to}
            icon={icons[key]}
            title={name}
            small={small}
            text={cardText(key, role, figures)}
          />
        ))}
      </div>
    </section>
  )
}
