import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './states.tsx'

/** What a role finds at an address that has nothing for it. */
export const NotForYou = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <Card>
    <EmptyState
      icon={icon}
      title="Nothing for you here"
      text={text}
      action={
        <ButtonLink kind="primary" to="/dashboard">
          Go to the dashboard
        </ButtonLink>
      }
    />
  </Card>
)
