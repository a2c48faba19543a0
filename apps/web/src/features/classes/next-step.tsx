import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { periodText } from './class-text.ts'

/** What a new class still lacks, and the way there; nothing once it has learners and items. */
export function ClassNextStep({ klass }: { klass: ClassSummary }) {
  const params = { classId: String(klass.id) }
  if (klass.archived_at) return null
  if (klass.learner_count === 0)
    return (
      <Notice
        tone="info"
        title="Next: your learners"
        action={
          <ButtonLink
            size="sm"
            kind="primary"
            iconAfter={<IconArrowRight />}
            to="/classes/$classId"
            params={params}
            search={{ import: 'list' }}
          >
            Add learners
          </ButtonLink>
        }
      >
        Paste your class list, or bring School Form 1 as a file.
      </Notice>
    )
  if (klass.item_count > 0) return null
  return (
    <Notice
      tone="info"
      title={`Next: the grade sheet of ${periodText(klass, klass.current_quarter)}`}
      action={
        <ButtonLink
          size="sm"
          kind="primary"
          iconAfter={<IconArrowRight />}
          to="/classes/$classId/gradebook"
          params={params}
        >
          Open the grade sheet
        </ButtonLink>
      }
    >
      Its weights and first items are set up in one step.
    </Notice>
  )
}
