import type { Role } from '@klasrum/contract/fields'
import { IconTable } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'

export const keepsClasses = (role: Role): boolean =>
  role === 'teacher' || role === 'school-admin' || role === 'admin'

/** What the other roles find at the addresses of classes. */
export const NoClassesForYou = () => (
  <Card>
    <EmptyState
      icon={<IconTable />}
      title="Nothing for you here"
      text="Class records are kept by teachers and their schools. Your role has none."
      action={
        <ButtonLink kind="primary" to="/dashboard">
          Go to the dashboard
        </ButtonLink>
      }
    />
  </Card>
)
