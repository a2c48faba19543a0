import type { ClassSummary } from '@klasrum/contract/classes'
import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { periodText, useQuarter } from '../../classes/door.ts'
import { useRecalculate } from '../page/use-recalculate.ts'

/** For the quarter that is chosen above the record, whatever part of it is open. */
export function RecalculateButton({ klass }: { klass: ClassSummary }) {
  const { quarter } = useQuarter(klass)
  const { mutate, isPending } = useRecalculate(klass, quarter)
  return (
    <Button
      size="sm"
      icon={<IconRefresh />}
      title={`Recalculate the grades of ${periodText(klass, quarter)}`}
      working={isPending && 'Recalculating...'}
      onClick={() => mutate()}
    >
      Recalculate
    </Button>
  )
}
