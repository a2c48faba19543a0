import { IconColumns } from '@tabler/icons-react'
import { useSession } from '../../lib/session.ts'
import { LinkCard } from '../../ui/card.tsx'
import { useAdvised } from './queries.ts'
import { sectionTitle } from './section-text.ts'

/** The way to the sections, for a school and for a teacher who advises one; nothing for the others. */
export function SectionsLink() {
  const { user } = useSession()
  const { data } = useAdvised({ enabled: user?.role === 'teacher' })
  if (user?.role === 'school-admin' || user?.role === 'admin')
    return <ToSections text="All subjects of a section side by side" />
  if (!data || data.sections.length === 0) return null
  const more = data.total - data.sections.length
  const names = data.sections.map(sectionTitle).join(', ')
  return (
    <ToSections
      text={`You advise ${names}${more > 0 ? ` and ${more} more` : ''}: all subjects side by side`}
    />
  )
}

const ToSections = ({ text }: { text: string }) => (
  <LinkCard to="/sections" icon={<IconColumns size={18} />} title="Sections" text={text} small />
)
