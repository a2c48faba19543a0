import { IconColumns } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAdvised } from './queries.ts'
import { sectionTitle } from './section-text.ts'

/** The way to the sections, for a school and for a teacher who advises one; nothing for the others. */
export function AdvisedNotice() {
  const { user } = useSession()
  const { data } = useAdvised({ enabled: user?.role === 'teacher' })
  if (user?.role === 'school-admin' || user?.role === 'admin')
    return <ToSections>All subjects of a section stand side by side under Sections.</ToSections>
  if (!data || data.sections.length === 0) return null
  const more = data.total - data.sections.length
  const names = data.sections.map(sectionTitle).join(', ')
  return (
    <ToSections>
      You advise {names}
      {more > 0 ? ` and ${more} more` : ''}. All subjects stand side by side under Sections.
    </ToSections>
  )
}

const ToSections = ({ children }: { children: ReactNode }) => (
  <Notice
    tone="info"
    icon={<IconColumns size={20} />}
    action={
      <ButtonLink size="sm" to="/sections">
        Sections
      </ButtonLink>
    }
  >
    {children}
  </Notice>
)
