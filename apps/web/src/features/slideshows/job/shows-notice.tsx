import { IconPresentation } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useShows } from '../queries.ts'
import { isShowOpen, progressText, readyText } from '../show-text.ts'

/** What is being made at the moment, and the way to all shows. */
export function ShowsNotice() {
  const { data } = useShows({ page: 1, search: '', limit: 12 })
  const going = data?.slideshows.filter(({ job }) => isShowOpen(job.status)) ?? []
  const [first] = going
  return (
    <Notice
      tone="info"
      icon={<IconPresentation size={20} />}
      title={first ? `${counted(going.length, 'slide show')} being made` : undefined}
      action={
        <ButtonLink size="sm" to="/dashboard/slideshows">
          Slide shows
        </ButtonLink>
      }
    >
      {first
        ? `${first.title}: ${readyText(first.job, first.scenes) ?? progressText(first.job)}`
        : 'Narrated slide shows that you make are listed under Slide shows, with how far each one is.'}
    </Notice>
  )
}
