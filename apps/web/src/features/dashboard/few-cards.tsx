import type { Role } from '@klasrum/contract/fields'
import { IconFileText, IconHelp, IconPresentation, IconTable, IconUserCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSupport } from '../../lib/support.ts'
import { LinkCard } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './few-cards.module.css'

const opened: readonly { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <IconTable size={20} />,
    title: 'Class records',
    text: 'Rosters, scores and grades, worked out as the department’s order has them.',
  },
  {
    icon: <IconFileText size={20} />,
    title: 'Plans and quizzes',
    text: 'From your own Word and PDF files, with exams and answer keys.',
  },
  {
    icon: <IconPresentation size={20} />,
    title: 'Lessons told aloud',
    text: 'Slides with a voice and captions, to play in class.',
  },
]

/** For accounts that see few cards: the pages that are theirs, and where there is no role yet, how one becomes a teacher's and what that opens. */
export function FewCards({ role }: { role: Role }) {
  const support = useSupport()
  return (
    <>
      {role === 'public' ? (
        <section className={css.section} aria-label="What opens">
          <SectionHead title="What a teacher’s account opens" />
          <ul className={css.opened}>
            {opened.map(({ icon, title, text }) => (
              <li key={title}>
                <Glyph>{icon}</Glyph>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {support ? (
            <div className={css.ask}>
              <p>
                Write to <b>{support.email}</b>
                <span>Say your name, your school and what you teach.</span>
              </p>
              <CopyButton what="address" text={support.email} />
            </div>
          ) : null}
        </section>
      ) : null}
      <section className={css.section} aria-label="Your pages">
        <SectionHead title="Your pages" />
        <div className={css.links}>
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
    </>
  )
}
