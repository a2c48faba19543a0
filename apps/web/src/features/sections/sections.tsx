import { useSession } from '../../lib/session.ts'
import { useUrlValues } from '../../lib/url-values.ts'
import { keepsClasses, NoClassesForYou } from '../classes/door.ts'
import { SectionList } from './list/section-list.tsx'
import { sectionIn } from './place.ts'
import { SectionSummary } from './summary/section-summary.tsx'

/** The list of sections, or the one that the address names. */
export function Sections() {
  const { user } = useSession()
  const { values } = useUrlValues()
  if (!user) return null
  if (!keepsClasses(user.role)) return <NoClassesForYou />
  const section = sectionIn(values)
  return section ? <SectionSummary section={section} role={user.role} /> : <SectionList role={user.role} />
}
