import { IconMap } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'

type NoDivisionsProps = { filtered: boolean; managed: boolean; onClear: () => void; onCreate: () => void }

export function NoDivisions({ filtered, managed, onClear, onCreate }: NoDivisionsProps) {
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
  return managed ? (
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
