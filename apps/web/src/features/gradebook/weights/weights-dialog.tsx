import type { Weights } from '@klasrum/contract/weights'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { periodText } from '../../classes/door.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { onTheSheet, useSaveWeights } from './use-save-weights.ts'
import { WeightSum } from './weight-inputs.tsx'
import css from './weights.module.css'
import { useTypedWeights, WeightsForm } from './weights-form.tsx'

/** Sets the weights from the sheet: presets are offered, and nothing holds before it is saved. */
export function WeightsDialog({ sheet, onClose }: { sheet: SheetModel; onClose: () => void }) {
  const { klass, quarter, weights: saved } = sheet.sheet()
  const form = useId()
  const weights = useTypedWeights(saved)
  const saving = useSaveWeights({
    id: klass.id,
    quarter,
    said: onTheSheet,
    onSaved: (stored: Weights) => {
      sheet.weights.saved(stored)
      onClose()
    },
  })
  const leave = () => {
    if (!saving.isPending) onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={`${periodText(klass, quarter)} weights`}
      footer={
        <>
          <span className={css.footSum}>
            <WeightSum typed={weights.typed} changed={weights.changed} />
          </span>
          <Button onClick={leave} disabled={saving.isPending}>
            Cancel
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            disabled={weights.problem !== undefined}
            working={saving.isPending && 'Saving...'}
          >
            Save Weights
          </Button>
        </>
      }
    >
      <WeightsForm klass={klass} weights={weights} formId={form} onSave={() => saving.mutate(weights.body)} />
    </Dialog>
  )
}
