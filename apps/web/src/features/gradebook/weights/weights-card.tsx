import type { Sheet } from '@klasrum/contract/sheets'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { archivedReason, closedReason, periodText } from '../../classes/door.ts'
import { inTheDesigner, useSaveWeights } from './use-save-weights.ts'
import { WeightSum } from './weight-inputs.tsx'
import css from './weights.module.css'
import { useTypedWeights, WeightsForm } from './weights-form.tsx'

/** The weights of a quarter in the class record. */
export function WeightsCard({ sheet }: { sheet: Sheet }) {
  const { klass, quarter } = sheet
  const weights = useTypedWeights(sheet.weights)
  const saving = useSaveWeights({ id: klass.id, quarter, said: inTheDesigner, onSaved: weights.settle })
  const shut = klass.archived_at ? archivedReason : sheet.closed_at ? closedReason(sheet.klass) : undefined
  return (
    <Card as="section" aria-labelledby="weights">
      <CardHead>
        <h2 id="weights">{periodText(klass, quarter)} Weights</h2>
        <WeightSum typed={weights.typed} changed={weights.changed} />
      </CardHead>
      <div className={css.body}>
        {sheet.weights || shut ? null : (
          <p className={css.hint}>Set the weights: without them there is no grade.</p>
        )}
        <WeightsForm
          klass={klass}
          weights={weights}
          disabled={shut !== undefined}
          onSave={() => saving.mutate(weights.body)}
        >
          {shut ? (
            <p className={css.hint}>{shut}</p>
          ) : (
            <div className={css.buttons}>
              <Button
                kind={weights.changed ? 'primary' : 'line'}
                type="submit"
                disabled={weights.problem !== undefined}
                working={saving.isPending && 'Saving...'}
              >
                Save Weights
              </Button>
              {weights.changed ? (
                <Button disabled={saving.isPending} onClick={weights.settle}>
                  Undo changes
                </Button>
              ) : null}
            </div>
          )}
        </WeightsForm>
      </div>
    </Card>
  )
}
