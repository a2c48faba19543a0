import type { ClipboardEvent } from 'react'
import type { Desk } from './desk.ts'
import { outcomeWords } from './outcome-words.ts'

type Clip = ClipboardEvent<HTMLElement>

/** While a cell is being edited the clipboard belongs to its text. */
const isForCells = ({ sheet }: Desk) => !sheet.editor.view()

export const clipboardOf = (desk: Desk) => ({
  onCopy(event: Clip): void {
    if (!isForCells(desk)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', desk.sheet.acts.copy())
  },
  onCut(event: Clip): void {
    if (!isForCells(desk)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', desk.sheet.acts.copy())
    desk.say(outcomeWords('Cut', desk.sheet.acts.clear()))
  },
  onPaste(event: Clip): void {
    if (!isForCells(desk)) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    desk.say(outcomeWords('Pasted', desk.sheet.acts.paste(text)))
  },
})
