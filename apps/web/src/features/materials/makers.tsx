import type { Role } from '@klasrum/contract/fields'
import { IconFileText } from '@tabler/icons-react'
import { NotForYou } from '../../ui/not-for-you.tsx'

export const makesMaterial = (role: Role): boolean =>
  role === 'teacher' || role === 'school-admin' || role === 'admin'

/** What the other roles find at the addresses of lesson plans. */
export const NoMaterialForYou = () => (
  <NotForYou
    icon={<IconFileText />}
    text="Lesson plans are made by teachers and their schools. Your role has none."
  />
)
