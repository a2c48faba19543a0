import type { KeyboardEvent } from 'react'
import { gridStepOf } from '../model/steps.ts'
import type { Finder } from './finder.ts'
import type { GridState } from './grid-state.ts'
import { openBehind } from './open-behind.ts'
import { outcomeWords } from './outcome-words.ts'
import { isSingle, selectAll, selectColumn } from './select.ts'

type Keys = KeyboardEvent<HTMLElement>

/** Whether a key was for the sheet; the browser does nothing more with it then. */
export function handleKey(gridState: GridState, finder: Finder, event: Keys): boolean {
  if (event.nativeEvent.isComposing) return false
  const { sheet } = gridState
  const editing = sheet.editor.view()
  if (event.key === 'Escape') return stepBack(gridState)
  if (event.key === 'F2') return openText(gridState)
  if (event.altKey) return false
  if (editing) return whileEditing(gridState, event)
  return (
    (event.ctrlKey || event.metaKey ? withControl : alone)(gridState, event, finder) || step(gridState, event)
  )
}

function openText({ sheet }: GridState): boolean {
  if (!sheet.editor.view()) return sheet.editor.start()
  sheet.editor.edit()
  return true
}

function whileEditing(gridState: GridState, event: Keys): boolean {
  const { mode } = gridState.sheet.editor.view() ?? {}
  if (mode === 'edit' && event.key !== 'Enter' && event.key !== 'Tab') return false
  if (!gridStepOf(event)) return mode === 'keys' && addKey(gridState, event)
  commit(gridState)
  return step(gridState, event)
}

/** One key after the other, without a field. What is more than a key, such as a paste, comes by the field. */
function addKey({ sheet: { editor } }: GridState, { key, ctrlKey, metaKey }: Keys): boolean {
  const text = editor.view()?.text ?? ''
  if (ctrlKey || metaKey) return false
  if (key === 'Backspace') editor.type(text.slice(0, -1))
  else if (key.length === 1) editor.type(text + key)
  else return false
  return true
}

export function commit({ sheet, say }: GridState): void {
  const { message } = sheet.editor.commit()
  if (message) say(message)
}

function step(gridState: GridState, event: Keys): boolean {
  const wanted = gridStepOf(event)
  if (!wanted) return false
  const { sheet } = gridState
  const isTop = wanted.step === 'up' && !wanted.extend && sheet.cursor.view()?.focus.row === 0
  if (isTop && focusHead(gridState)) return true
  const moved = sheet.cursor.move(wanted.step, { extend: wanted.extend })
  const isTab = wanted.step === 'tab' || wanted.step === 'shift-tab'
  return moved || !isTab
}

/** Above the first row are the buttons of the column. */
function focusHead({ sheet, input }: GridState): boolean {
  const column = sheet.cursor.view()?.focus.column
  const button = input?.parentElement?.querySelector<HTMLButtonElement>(`thead th[data-c="${column}"] button`)
  button?.focus()
  return Boolean(button)
}

function stepBack(gridState: GridState): boolean {
  const { sheet } = gridState
  const cell = sheet.cursor.cell()
  const at = sheet.cursor.view()
  if (sheet.editor.view()) sheet.editor.cancel()
  else if (sheet.acts.notice()) sheet.acts.dismiss()
  else if (at && !isSingle(sheet)) sheet.cursor.select(at.focus)
  else if (cell && sheet.cells.view(cell.item, cell.student).state === 'refused') sheet.acts.discard(cell)
  else return false
  return true
}

function withControl(gridState: GridState, { key, shiftKey }: Keys): boolean {
  const { sheet } = gridState
  const column = sheet.cursor.view()?.focus.column
  switch (key.toLowerCase()) {
    case 'z':
      goBack(gridState, shiftKey ? 'redo' : 'undo')
      return true
    case 'y':
      goBack(gridState, 'redo')
      return true
    case 'd':
      gridState.say(outcomeWords('Filled', sheet.acts.fillDown()))
      return true
    case 'a':
      selectAll(sheet)
      return true
    case ' ':
      if (column !== undefined) selectColumn(sheet, column)
      return true
    default:
      return false
  }
}

function goBack({ sheet, say }: GridState, way: 'undo' | 'redo'): void {
  const outcome = sheet.acts[way]()
  say(outcomeWords(way === 'undo' ? 'Undid' : 'Redid', outcome, outcome.left))
}

function alone(gridState: GridState, { key, shiftKey, timeStamp }: Keys, finder: Finder): boolean {
  const { sheet } = gridState
  const at = sheet.cursor.view()
  if (key === 'Delete' || key === 'Backspace') {
    gridState.say(outcomeWords('Cleared', sheet.acts.clear()))
    return true
  }
  if (key === ' ') {
    if (shiftKey && at) sheet.cursor.selectRow(at.focus.row)
    else openBehind(gridState)
    return true
  }
  /* The page answers to it. */
  if (key === '?') return true
  if (key.length !== 1) return false
  if (sheet.cursor.cell() && sheet.readOnly() === null) return sheet.editor.start(key, 'keys')
  if (!finder.letter(key, timeStamp)) gridState.say('No learner found')
  return true
}
