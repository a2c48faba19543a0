import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWeights } from '../model/use-sheet.ts'
import type { GridState } from './grid-state.ts'
import css from './weights.module.css'

/** Saving the weights, and what may stand beside them, such as presets. */
export type WeightsActs = { onSave: () => void; saving: boolean; beside?: ReactNode }

export function WeightsCorner({ gridState, acts }: { gridState: GridState; acts: WeightsActs | undefined }) {
  const { sum, changed, ready, message, saved } = useWeights(gridState.sheet)
  const isFine = sum === 100
  return (
    <span className={css.weights}>
      {changed && acts ? (
        <button
          type="button"
          className={css.save}
          aria-disabled={!ready || acts.saving || undefined}
          title={isFine ? undefined : 'Weights must sum to 100%'}
          onClick={() => {
            if (ready && !acts.saving) acts.onSave()
          }}
        >
          {acts.saving ? 'Saving...' : 'Save Weights'}
        </button>
      ) : (
        <span className={css.weightsTitle}>{acts?.beside ?? 'Weights'}</span>
      )}
      <span className={css.sum} data-fine={isFine || undefined}>
        {changed ? null : isFine ? (
          <IconCheck size={14} aria-hidden />
        ) : (
          <IconAlertCircle size={14} aria-hidden />
        )}
        {saved || changed ? `Sum ${sum}%` : 'Set the weights'}
      </span>
      <span className={css.message} role="status">
        {message ? <span>{message}</span> : null}
      </span>
    </span>
  )
}
