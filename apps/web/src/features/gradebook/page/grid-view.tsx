import type { Sheet } from '@klasrum/contract/sheets'
import { useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classTitle, periodText } from '../../classes/door.ts'
import type { Openers } from '../grid/grid-state.ts'
import { SheetGrid } from '../grid/sheet-grid.tsx'
import type { CardRequest } from '../history/cell-card.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { onTheSheet, useSaveWeights } from '../weights/use-save-weights.ts'
import css from './sheet-page.module.css'
import type { SheetRequest } from './sheet-request.ts'

type GridViewProps = {
  model: SheetModel
  sheet: Sheet
  ask: (asked: SheetRequest) => void
  onCard: (card: CardRequest) => void
}

/** The grid, and what its heads and cells lead to. */
export function GridView({ model, sheet, ask, onCard }: GridViewProps) {
  const { klass, quarter } = sheet
  const saving = useSaveWeights({ id: klass.id, quarter, said: onTheSheet, onSaved: model.weights.saved })
  const onOpen = useMemo(
    (): Openers => ({
      history: (cell, anchor) => onCard({ kind: kindAt(model, cell.item, cell.student), cell, anchor }),
      conflict: (cell, anchor) => onCard({ kind: 'conflict', cell, anchor }),
      steps: (student, anchor) => onCard({ kind: 'steps', student, anchor }),
    }),
    [model, onCard],
  )
  const onItem = useMemo(
    () => ({
      edit: (item: Sheet['items'][number]) => ask({ task: 'edit-item', item }),
      remove: (item: Sheet['items'][number]) => ask({ task: 'delete-item', item }),
    }),
    [ask],
  )
  return (
    <div className={css.grid}>
      <SheetGrid
        sheet={model}
        label={`Grade sheet, ${classTitle(klass)}, ${periodText(klass, quarter)}`}
        onItem={onItem}
        weights={
          model.readOnly()
            ? undefined
            : {
                onSave: () => saving.mutate(model.weights.body()),
                saving: saving.isPending,
                beside: presets(ask),
              }
        }
        onOpen={onOpen}
        onHelp={() => ask({ task: 'shortcuts' })}
        empty={
          <>
            <p>All columns are hidden.</p>
            <Button size="sm" onClick={() => model.layout.showAll()}>
              Show all columns
            </Button>
          </>
        }
      />
    </div>
  )
}

/** A refused score, or one that became 0, is explained before its past is. */
function kindAt(
  model: SheetModel,
  item: number,
  student: number,
): 'history' | 'conflict' | 'refusal' | 'slip' {
  const { state, slip } = model.cells.view(item, student)
  if (state === 'refused') return 'refusal'
  if (state === 'conflict') return 'conflict'
  return slip && !model.readOnly() ? 'slip' : 'history'
}

const presets = (ask: (asked: SheetRequest) => void) => (
  <button type="button" className={css.presets} onClick={() => ask({ task: 'weights' })}>
    Weights
  </button>
)
