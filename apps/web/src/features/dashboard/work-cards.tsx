import { IconBooks, IconChevronRight, IconFileText, IconPresentation, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '../../lib/format.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type { Target } from '../../ui/target.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { OwnClassRows } from './class-rows.tsx'
import { useFigures, useWorkOfPage } from './figures.ts'
import { lastRun, lastShow, type Made } from './made.ts'
import css from './work-cards.module.css'

/** As many as fit beside the other cards, or into half a phone. */
const mostClasses = { wide: 6, narrow: 3 }

/** A teacher's work: every class with what it lacks, those with the most to do first, and what is made of lessons. */
export function WorkCards() {
  const { data: work } = useWorkOfPage()
  const active = useFigures().data?.active_classes ?? work?.classes.length
  const most = useNarrow() ? mostClasses.narrow : mostClasses.wide
  const classes = work?.classes.slice(0, most) ?? []
  return (
    <section className={css.section} aria-label="Your work">
      <SectionHead title="Your work" />
      <div className={css.grid}>
        <div className={css.card}>
          <CardLink
            to="/classes"
            icon={<IconTable size={20} />}
            title="Classes"
            text={active ? counted(active, 'active class', 'active classes') : 'Rosters and grade sheets'}
          />
          {classes.length ? (
            <OwnClassRows classes={classes} now={new Date()} />
          ) : (
            <p className={css.nothing}>Your classes appear here, with how many of their scores are in.</p>
          )}
          {active && active > classes.length && classes.length ? (
            <Link to="/classes" className={css.all}>
              All {active} classes
            </Link>
          ) : null}
        </div>
        <div className={css.aside}>
          <div className={css.card}>
            <CardLink
              to="/lesson-plans"
              icon={<IconFileText size={20} />}
              title="Lesson plans"
              text="Plans, quizzes and exams"
            />
            <MadeRow
              made={lastRun(work) ?? newOne('/lesson-plans', 'New lesson plan', 'From your Word or PDF file')}
            />
          </div>
          <div className={css.card}>
            <CardLink
              to="/dashboard/videos"
              icon={<IconPresentation size={20} />}
              title="Slide Shows"
              text="Narrated lessons"
            />
            <MadeRow
              made={
                lastShow(work) ??
                newOne('/dashboard/slideshows/new', 'New slide show', 'From a lesson file or a plan')
              }
            />
          </div>
          <div className={css.card}>
            <CardLink
              to="/curriculum"
              icon={<IconBooks size={20} />}
              title="Curriculum"
              text="Find a topic by subject and grade"
            />
            <MadeRow made={newOne('/lesson-plans/bank', 'Question bank', 'Questions you have kept')} />
          </div>
        </div>
      </div>
    </section>
  )
}

const newOne = (to: Target['to'], title: string, text: string): Made => ({ target: { to }, title, text })

type CardLinkProps = Target & { icon: ReactNode; title: string; text: string }

const CardLink = ({ icon, title, text, ...target }: CardLinkProps) => (
  <Link {...target} className={css.head}>
    <Glyph>{icon}</Glyph>
    <span className={css.words}>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <IconChevronRight className={css.chevron} size={18} aria-hidden />
  </Link>
)

const MadeRow = ({ made: { target, title, text, fresh } }: { made: Made }) => (
  <Link {...target} className={css.made} title={title} data-fresh={fresh || undefined}>
    <b>{title}</b>
    <span>{text}</span>
  </Link>
)
