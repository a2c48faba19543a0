import type { Role } from '@klasrum/contract/fields'
import { IconHelp, IconMap, IconUserCircle } from '@tabler/icons-react'
import { LinkCard } from '../../ui/card.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './card-grid.module.css'
import { cardText } from './card-text.ts'
import { cardsFor } from './cards.ts'
import type { DashboardFigures } from './figures.ts'

type FewCardsProps = { role: Role; figures: DashboardFigures | undefined }

/** For accounts that see few cards: those, and the pages that everybody has. */
export function FewCards({ role, figures }: FewCardsProps) {
  const divisions = cardsFor(role).find(({ key }) => key === 'divisions')
  return (
    <section className={css.section} aria-label="Your pages">
      <SectionHead title="Your pages" />
      <div className={css.grid}>
        {divisions ? (
          <LinkCard
            to={divisions.to}
            icon={<IconMap size={18} />}
            title={divisions.title}
            text={cardText('divisions', role, figures, undefined)}
            small
          />
        ) : null}
        <LinkCard
          to="/account"
          icon={<IconUserCircle size={18} />}
          title="Account"
          text="Your name, password and data"
          small
        />
        <LinkCard
          to="/help"
          icon={<IconHelp size={18} />}
          title="Help"
          text="Guides, and how to reach us"
          small
        />
      </div>
    </section>
  )
}
