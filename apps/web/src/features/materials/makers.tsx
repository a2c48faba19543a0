import type { Role } from '@klasrum/contract/fields'
import { IconFileText } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'

export const makesMaterial = (role: Role): boolean =>
  role === 'teacher' || role === 'school-admin' || role === 'admin'

/** What the other roles find at the addresses of lesson plans. */
export const NoMaterialForYou = () => (
  <Card>
    <EmptyState
      icon={<IconFileText />}
      title="Nothing for you here"
      text="Lesson plans are made by teachers and their schools. Your role has none."
      action={
        <ButtonLink kind="primary" to="/dashboard">
          Go to the dashboard
        </ButtonLink>
      }
    />
  </Card>
)
