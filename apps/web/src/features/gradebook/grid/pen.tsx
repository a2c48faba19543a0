import { useLayoutEffect, useRef } from 'react'
import { useNarrow } from '../../../ui/use-narrow.ts'
import type { Column } from '../model/columns.ts'
import { useEditing } from '../model/use-sheet.ts'
import type { CellId } from '../model/values.ts'
import css from './cells.module.css'
import type { Desk } from './desk.ts'

type PenProps = {
  desk: Desk
  label: string
  /** Null where nothing can be typed. */
  cell: CellId | null
  kind?: Column['kind']
}

/**
 * The input of the focused cell. It is there before the first key, so that a word put together by an input method
 * or a phone's keyboard arrives whole.
 */
export function Pen({ desk, label, cell, kind = 'item' }: PenProps) {
  const { sheet } = desk
  const editing = useEditing(sheet)
  const isNarrow = useNarrow()
  const isFrozen = kind === 'quarterly' || (kind === 'initial' && !isNarrow)
  const input = useRef<HTMLInputElement>(null)
  const isOwn = editing?.cell.item === cell?.item && editing?.cell.student === cell?.student
  const own = cell && isOwn ? editing : null

  useLayoutEffect(() => {
    const pen = input.current
    if (!pen) return
    desk.pen = pen
    if (desk.held) pen.focus({ preventScroll: true })
    /* What stays in sight anyway scrolls the sheet up and down alone. */
    const seen = isFrozen ? pen.closest('tr') : pen.parentElement
    if (sheet.cursor.view()) seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => {
      if (desk.pen === pen) desk.pen = null
    }
  }, [desk, sheet, isFrozen])

  return (
    <input
      ref={input}
      className={css.pen}
      data-mode={own?.mode}
      aria-label={label}
      readOnly={!cell || sheet.readOnly() !== null}
      value={own?.text ?? ''}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      spellCheck={false}
      maxLength={12}
      onChange={({ currentTarget: { value } }) => {
        if (sheet.editor.view()) sheet.editor.type(value)
        else sheet.editor.start(value)
      }}
    />
  )
}
