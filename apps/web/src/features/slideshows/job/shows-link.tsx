import { IconPresentation } from '@tabler/icons-react'
import { LinkCard } from '../../../ui/card.tsx'
import { useShows } from '../queries.ts'
import { isShowOpen, progressText, readyText } from '../show-text.ts'

/** The way to all shows, with how far the one is that is being made. */
export function ShowsLink() {
  const { data } = useShows({ page: 1, search: '', limit: 12 })
  const [first, ...others] = data?.slideshows.filter(({ job }) => isShowOpen(job.status)) ?? []
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return (
    <LinkCard
      to="/dashboard/slideshows"
      icon={<IconPresentation size={18} />}
      title="Slide shows"
      text={
        first
          ? `${first.title}: ${readyText(first.job, first.scenes) ?? progressText(first.job)}${more}`
          : 'Narrated lessons, with how far each one is'
      }
      small
    />
  )
}
