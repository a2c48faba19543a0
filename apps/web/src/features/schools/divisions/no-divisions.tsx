import type { Role } from '@klasrum/contract/fields'
import { IconMap } from '@tabler/icons-react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { mayManage } from '../may-manage.ts'

type NoDivisionsProps = { filtered: boolean; role: Role; onClear: () => void; onCreate: () => void }

export function NoDivisions({ filtered, role, onClear, onCreate }: NoDivisionsProps) {
  if (filtered) {
    return (
      <EmptyState
        icon={<IconMap />}
        title="No divisions match your search"
        text="Try another name, code or region."
        action={<Button onClick={onClear}>Clear Filters</Button>}
      />
    )
  }
  if (role === 'teacher') {
    return (
      <EmptyState
        icon={<IconMap />}
        title="No divisions yet"
        text="The division of your school is shown here once the school has confirmed you."
        action={
          <ButtonLink kind="next" to="/dashboard/schools">
            Go to your school
          </ButtonLink>
        }
      />
    )
  }
  return mayManage(role) ? (
    <EmptyState
      icon={<IconMap />}
      title="No divisions yet"
      text="Schools and districts belong to a division, so this comes first."
      action={
        <Button kind="next" onClick={onCreate}>
          Create Your First Division
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<IconMap />}
      title="No divisions yet"
      text="Your division is shown here once an administrator has assigned it to your account."
    />
  )
}
