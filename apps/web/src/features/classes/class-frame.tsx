import type { ClassSummary } from '@klasrum/contract/classes'
import { IconTable } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '../../lib/format.ts'
import { asOf } from '../../lib/kept-query.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StaleNotice } from '../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StepLinksToCome } from '../../ui/step-links.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SignedInFrame } from '../accounts/door.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import css from './class-frame.module.css'
import { type ClassStep, ClassSteps, QuarterChoice } from './class-steps.tsx'
import { classTitle } from './class-text.ts'
import { keepsClasses, NoClassesForYou } from './keepers.tsx'
import { ClassNextStep } from './next-step.tsx'
import { OwnerNotice } from './owner-notice.tsx'
import { isNoSuchClass, useClassRecord } from './queries.ts'

type ClassFrameProps = {
  step: ClassStep
  /** What the page is called until the class is there. */
  title: string
  loading: string
  /** The sentence for an answer without one. */
  failed: string
  /** Whether the quarter is chosen above the page; a page may have a place of its own for it. */
  quarters?: boolean
  children: (klass: ClassSummary) => ReactNode
}

/** The pages of one class: its name, its facts and the steps in the header, the quarter above what the page holds. */
export function ClassFrame(props: ClassFrameProps) {
  const { step, title, loading, failed, quarters = true, children } = props
  const id = useClassId()
  const read = useClassRecord(id)
  const { user } = useSession()
  const mayKnow = user !== null && keepsClasses(user.role)
  const known = mayKnow ? read.data?.klass : undefined
  const awaited = mayKnow && id > 0 && read.isPending
  return (
    <SignedInFrame
      title={known ? classTitle(known) : title}
      subtitle={known ? factsText(known) : awaited ? blankLine : undefined}
      back={backToClasses}
      nav={known ? <ClassSteps klass={known} step={step} /> : awaited ? <StepLinksToCome /> : undefined}
    >
      {mayKnow ? (
        <OneClass id={id} read={read} failed={failed} bones={<Bones label={loading} />}>
          {(klass) => (
            <div className={css.page}>
              {quarters ? (
                <div className={css.quarters}>
                  <QuarterChoice klass={klass} />
                </div>
              ) : null}
              <OwnerNotice klass={klass} />
              {klass.archived_at ? <ArchivedNotice klass={klass} /> : null}
              {step === 'setup' || (step === 'roster' && klass.learner_count > 0) ? (
                <ClassNextStep klass={klass} />
              ) : null}
              {read.error ? (
                <StaleNotice
                  title={sayOr(read.error, failed)}
                  asOf={asOf(read)}
                  onRetry={() => void read.refetch()}
                />
              ) : null}
              {children(klass)}
            </div>
          )}
        </OneClass>
      ) : (
        <NoClassesForYou />
      )}
    </SignedInFrame>
  )
}

/** Keeps the place of a line, so that the title does not move when the line comes. */
export const blankLine = '\u00a0'

const factsText = ({ school_year, learner_count }: ClassSummary): string =>
  `SY ${school_year} · ${counted(learner_count, 'learner')}`

export const backToClasses = { to: '/classes', label: 'Back to classes' } as const

/** 0 for an address that names no class. */
export function useClassId(): number {
  const { classId } = useParams({ strict: false })
  return classId && /^[1-9]\d{0,9}$/.test(classId) ? Number(classId) : 0
}

type OneClassProps = {
  id: number
  /** How the class is read: with its roster, or with its sheet. */
  read: { data?: { klass: ClassSummary }; error: unknown; refetch: () => Promise<unknown> }
  failed: string
  /** What stands there until the class does. */
  bones: ReactNode
  children: (klass: ClassSummary) => ReactNode
}

/** A class once it is read; before that, why it is not there. */
export function OneClass({ id, read: { data, error, refetch }, failed, bones, children }: OneClassProps) {
  if (id === 0 || isNoSuchClass(error)) return <NoSuchClass />
  if (data) return children(data.klass)
  return error ? (
    <Card>
      <ErrorState title={sayOr(error, failed)} onRetry={() => void refetch()} />
    </Card>
  ) : (
    bones
  )
}

const NoSuchClass = () => (
  <Card>
    <EmptyState
      icon={<IconTable />}
      title="There is no such class"
      text="It was deleted, or it is kept by somebody else."
      action={
        <ButtonLink kind="primary" to="/classes">
          Go to your classes
        </ButtonLink>
      }
    />
  </Card>
)

const Bones = ({ label }: { label: string }) => (
  <div role="status" className={css.page}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton height="2.75rem" />
    <Card pad>
      <Skeleton lines={8} height="1.5rem" />
    </Card>
  </div>
)
