import { IconAlertTriangle, IconCheck, IconClock, IconReplace } from '@tabler/icons-react'
import { Arc } from '../../../ui/arc.tsx'
import type { CellState } from '../model/cells.ts'

/** The sign of a cell's state; saved has none. Its size is that of the text around it. */
export function StateMark({ state }: { state: CellState }) {
  if (state === 'saved') return null
  if (state === 'saving') return <Arc />
  const Icon = icons[state]
  return <Icon size="1em" aria-hidden />
}

const icons = {
  'just saved': IconCheck,
  waiting: IconClock,
  refused: IconAlertTriangle,
  conflict: IconReplace,
}

/** Points down: a grade below 75. */
export const FailingMark = () => (
  <svg width="9" height="8" viewBox="0 0 9 8" fill="currentColor" aria-hidden="true">
    <path d="M0 0h9L4.5 8z" />
  </svg>
)
