import { Button } from '../../../ui/button.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import type { CellId, Slip, Value } from '../model/values.ts'

type SlipButtonsProps = { sheet: SheetModel; cell: CellId; slip: Slip; onDone: () => void }

/** The two ways out of a 0 that was typed otherwise. */
export function SlipButtons({ sheet, cell, slip, onDone }: SlipButtonsProps) {
  const act = (run: (cell: CellId) => void) => () => {
    run(cell)
    onDone()
  }
  return (
    <>
      <Button size="sm" data-autofocus onClick={act(sheet.acts.bringBack)}>
        {backText(slip.over)}
      </Button>
      <Button size="sm" onClick={act(sheet.acts.zeroIsRight)}>
        Keep 0
      </Button>
    </>
  )
}

const backText = (over: Value): string =>
  over === null ? 'Clear it' : over === 'excused' ? 'Excuse again' : `Bring ${over} back`
