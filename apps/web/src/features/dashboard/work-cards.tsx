import { IconBooks, IconChevronRight, IconFileText, IconPresentation, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted, shortDay } from '../../lib/format.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { Meter } from '../../ui/meter.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type { Target } from '../../ui/target.ts'
import { progressTone } from '../classes/door.ts'
import { type DashboardWork, useFigures, useWorkOfPage } from './figures.ts'
import { sheetOf } from './waiting-rows.ts'
import css from './work-cards.module.css'

const mostClasses = 4
const mostMade = 2

/** A teacher's four places of work, each with what stands in it: a wide screen has room for it. */
export function WorkCards() {
  const { data: work } = useWorkOfPage()
  const active = useFigures().data?.active_classes
  return (
    <section className={css.section} aria-label="Your work">
      <SectionHead title="Your work" />
      <div className={css.grid}>
        <WorkCard
          to="/classes"
          icon={<IconTable size={20} />}
          title="Classes"
          text={active ? counted(active, 'active class', 'active classes') : 'Rosters and grade sheets'}
        >
          {work?.classes.length ? (
            work.classes.slice(0, mostClasses).map((klass) => <ClassRow key={klass.class_id} klass={klass} />)
          ) : (
            <Nothing>Each class stands here with how many of its scores are in.</Nothing>
          )}
        </WorkCard>
        <WorkCard
          to="/lesson-plans"
          icon={<IconFileText size={20} />}
          title="Lesson plans"
          text="Plans, quizzes and exams"
        >
          {work?.last_runs.map(({ id, name, at }) => (
            <MadeRow
              key={id}
              to="/lesson-plans/library/$runId"
              params={{ runId: String(id) }}
              title={name}
              text={`Made ${shortDay(at)}`}
            />
          ))}
          {work && work.last_runs.length < mostMade ? (
            <MadeRow to="/lesson-plans" title="New lesson plan" text="From your Word or PDF file" />
          ) : null}
        </WorkCard>
        <WorkCard
          to="/dashboard/videos"
          icon={<IconPresentation size={20} />}
          title="Slide Shows"
          text="Narrated lessons"
        >
          {work?.last_shows.map(({ id, title, duration_sec, at }) => (
            <MadeRow
              key={id}
              to="/dashboard/slideshows/$slideshowId"
              params={{ slideshowId: String(id) }}
              title={title}
              text={`${minutesText(duration_sec)} · ${shortDay(at)}`}
            />
          ))}
          {work && work.last_shows.length < mostMade ? (
            <MadeRow
              to="/dashboard/slideshows/new"
              title="New slide show"
              text="From a lesson file or a plan"
            />
          ) : null}
        </WorkCard>
        <WorkCard
          to="/curriculum"
          icon={<IconBooks size={20} />}
          title="Curriculum"
          text="Topics and questions"
        >
          <MadeRow to="/curriculum" title="Find a topic" text="By subject, grade and quarter" />
          <MadeRow to="/lesson-plans/bank" title="Question bank" text="Questions you have kept" />
        </WorkCard>
      </div>
    </section>
  )
}

const minutesText = (seconds: number): string =>
  seconds < 60 ? 'Under 1 min' : `${Math.round(seconds / 60)} min`

type WorkCardProps = Target & { icon: ReactNode; title: string; text: string; children: ReactNode }

const WorkCard = ({ icon, title, text, children, ...target }: WorkCardProps) => (
  <div className={css.card}>
    <Link {...target} className={css.head}>
      <Glyph>{icon}</Glyph>
      <span className={css.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <IconChevronRight className={css.chevron} size={18} aria-hidden />
    </Link>
    <div className={css.body}>{children}</div>
  </div>
)

const ClassRow = ({ klass }: { klass: DashboardWork['classes'][number] }) => (
  <Link {...sheetOf(klass)} className={css.class} title={`${klass.subject_name}, ${klass.section}`}>
    <span className={css.name}>{klass.section}</span>
    {klass.progress === null ? (
      <span className={css.none}>Nothing to score yet</span>
    ) : (
      <Meter
        label={`Scores of ${klass.subject_name}, ${klass.section}`}
        value={klass.progress}
        tone={progressTone(klass.progress)}
      />
    )}
  </Link>
)

const MadeRow = ({ title, text, ...target }: Target & { title: string; text: string }) => (
  <Link {...target} className={css.made} title={title}>
    <b>{title}</b>
    <span>{text}</span>
  </Link>
)

const Nothing = ({ children }: { children: ReactNode }) => <p className={css.nothing}>{children}</p>
