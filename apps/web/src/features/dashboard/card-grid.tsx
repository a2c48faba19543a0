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
import { useFigures, useWorkOfPage } from './figures.ts'

export const cardIcons: Record<CardKey, ReactNode> = {
  divisions: <IconMap size={18} />,
  districts: <IconMapPin size={18} />,
  schools: <IconBuildingBank size={18} />,
  teachers: <IconAddressBook size={18} />,
  subjects: <IconBook size={18} />,
  classes: <IconTable size={18} />,
  sections: <IconColumns size={18} />,
  'lesson-plans': <IconFileText size={18} />,
  'slide-shows': <IconPresentation size={18} />,
  curriculum: <IconBooks size={18} />,
  'pending-topups': <IconReceipt size={18} />,
  admin: <IconUsers size={18} />,
}

type CardLinksProps = { keys: readonly CardKey[]; reader: Role }

/** The cards of these keys that the role may see. */
export function CardLinks({ keys, reader }: CardLinksProps) {
  const figures = useFigures().data
  const work = useWorkOfPage().data
  return keys
    .flatMap((key) => cardsFor(reader).filter((card) => card.key === key))
    .map(({ key, title, to }) => (
      <LinkCard
        key={key}
        to={to}
        icon={cardIcons[key]}
        title={title}
        small
        text={cardText(key, reader, figures, work)}
      />
    ))
}

export const CardGrid = ({ title, ...cards }: CardLinksProps & { title: string }) => (
  <section className={css.section} aria-label={title}>
    <SectionHead title={title} />
    <div className={css.grid} data-tiles>
      <CardLinks {...cards} />
    </div>
  </section>
)
