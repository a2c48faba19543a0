import type { ClipboardEvent } from 'react'
import type { GridState } from './grid-state.ts'
import { outcomeWords } from './outcome-words.ts'

type Clip = ClipboardEvent<HTMLElement>

/** While a cell is being edited the clipboard belongs to its text. */
const isForCells = ({ sheet }: GridState) => !sheet.editor.view()

export const clipboardOf = (gridState: GridState) => ({
  onCopy(event: Clip): void {
    if (!isForCells(gridState)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', gridState.sheet.acts.copy())
  },
  onCut(event: Clip): void {
    if (!isForCells(gridState)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', gridState.sheet.acts.copy())
    gridState.say(outcomeWords('Cut', gridState.sheet.acts.clear()))
  },
  onPaste(event: Clip): void {
    if (!isForCells(gridState)) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    gridState.say(outcomeWords('Pasted', gridState.sheet.acts.paste(text)))
  },
})
