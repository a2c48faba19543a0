import type { ClassSummary } from '@klasrum/contract/classes'
import { IconRefresh } from '@tabler/icons-react'
import { ActCard } from '../../../ui/act-card.tsx'
import { periodText, useQuarter } from '../../classes/door.ts'
import { useRecalculate } from '../page/use-recalculate.ts'

/** Reckons the grades of the quarter that the address names, or of the current one. */
export function RecalculateCard({ klass }: { klass: ClassSummary }) {
  const { quarter } = useQuarter(klass)
  const { mutate, isPending } = useRecalculate(klass, quarter)
  return (
    <ActCard
      icon={<IconRefresh />}
      title="Recalculate"
      text={`Grades of ${periodText(klass, quarter)} once more. They follow every score by themselves.`}
      working={isPending && 'Recalculating...'}
      onClick={() => mutate()}
    />
  )
}
