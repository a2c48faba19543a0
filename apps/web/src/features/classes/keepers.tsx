import type { Role } from '@klasrum/contract/fields'
import { IconTable } from '@tabler/icons-react'
import { NotForYou } from '../../ui/not-for-you.tsx'

export const keepsClasses = (role: Role): boolean =>
  role === 'teacher' || role === 'school-admin' || role === 'admin'

/** What the other roles find at the addresses of classes. */
export const NoClassesForYou = () => (
  <NotForYou
    icon={<IconTable />}
    text="Class records are kept by teachers and their schools. Your role has none."
  />
)
