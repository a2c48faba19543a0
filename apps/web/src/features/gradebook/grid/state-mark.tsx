import { IconAlertTriangle, IconCheck, IconClock, IconReplace } from '@tabler/icons-react'
import { Arc } from '../../../ui/arc.tsx'
import type { CellState } from '../model/cells.ts'
import css from './state-mark.module.css'

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

/** A 0 that was typed otherwise and has not been looked at. */
export const SlipMark = () => <IconAlertTriangle size="1em" aria-hidden />

/** Points down: a grade below 75. Drawn by its borders, for a drawing in a grade costs a layer at every key. */
export const FailingMark = () => <span className={css.failing} aria-hidden />
