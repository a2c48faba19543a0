import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { outcomeWords } from '../grid/outcome-words.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { useUndo } from '../model/use-sheet.ts'

/** Goes a step back or forth; what was left alone is told, the rest is seen. */
export function goBack(model: SheetModel, way: 'undo' | 'redo'): void {
  const outcome = model.acts[way]()
  if (!outcome.message && outcome.left === 0) return
  const verb = way === 'undo' ? 'Undid' : 'Redid'
  toast({ tone: 'care', title: outcomeWords(verb, outcome, outcome.left) })
}

export function UndoButtons({ model }: { model: SheetModel }) {
  const { canUndo, canRedo } = useUndo(model)
  return (
    <>
      <IconButton
        label="Undo"
        icon={<IconArrowBackUp />}
        size="sm"
        disabled={!canUndo}
        onClick={() => goBack(model, 'undo')}
      />
      <IconButton
        label="Redo"
        icon={<IconArrowForwardUp />}
        size="sm"
        disabled={!canRedo}
        onClick={() => goBack(model, 'redo')}
      />
    </>
  )
}
