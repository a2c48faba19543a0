import type { Role } from '@klasrum/contract/fields'
import { IconArrowLeft, IconColumns } from '@tabler/icons-react'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type SectionKey, useSectionGrades } from '../queries.ts'
import css from './summary.module.css'
import { SummarySheet } from './summary-sheet.tsx'

const failed = 'Failed to load the section'

type SectionSummaryProps = { section: SectionKey; role: Role }

/** All subjects of a section side by side. */
export function SectionSummary({ section, role }: SectionSummaryProps) {
  const { data, error, refetch } = useSectionGrades(section)
  const again = () => void refetch()
  const isGone = error instanceof CallRefused && error.status === 404
  return (
    <div className={css.page}>
      <div className={css.back}>
        <ButtonLink
          size="sm"
          kind="plain"
          icon={<IconArrowLeft />}
          to="/sections"
          search={{ year: section.school_year }}
        >
          All sections
        </ButtonLink>
      </div>
      {isGone ? (
        <Card>
          <EmptyState
            icon={<IconColumns />}
            title="There is no such section"
            text="It has no classes any more, or it is advised by somebody else."
          />
        </Card>
      ) : data ? (
        <>
          {error ? <StaleNotice title={sayOr(error, failed)} onRetry={again} /> : null}
          <SummarySheet section={section} grades={data} role={role} />
        </>
      ) : (
        <Card pad={!error}>
          {error ? (
            <ErrorState title={sayOr(error, failed)} onRetry={again} />
          ) : (
            <div role="status">
              <VisuallyHidden>Loading the section</VisuallyHidden>
              <Skeleton lines={10} height="1.5rem" />
            </div>
          )}
        </Card>
      )}
    </div>
  )
}
