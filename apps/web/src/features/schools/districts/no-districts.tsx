import { IconMapPin } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'

type NoDistrictsProps = { filtered: boolean; onClear: () => void; onCreate: () => void }

export const NoDistricts = ({ filtered, onClear, onCreate }: NoDistrictsProps) =>
  filtered ? (
    <EmptyState
      icon={<IconMapPin />}
      title="No districts found"
      text="No district of this division holds these words in its name, code or region."
      action={<Button onClick={onClear}>Show all districts</Button>}
    />
  ) : (
    <EmptyState
      icon={<IconMapPin />}
      title="No districts found"
      text="A district belongs to a division and holds its schools together."
      action={
        <Button kind="next" onClick={onCreate}>
          Create Your First District
        </Button>
      }
    />
  )
