import { IconAlertTriangle, IconArrowRight, IconPlus } from '@tabler/icons-react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './cells.module.css'
import type { PreviewCell, PreviewCellState } from './preview-parts.ts'
import { cellWords, previewCellText } from './preview-text.ts'

type CellMarkProps = {
  cell: PreviewCell
  /** What stands for a missing score beside the hatching. */
  blank?: string
}

/** A cell in signs for the eye, and in words for those who hear it. */
export const CellMark = ({ cell, blank }: CellMarkProps) => (
  <>
    <span aria-hidden>
      <Signs cell={cell} blank={blank} />
    </span>
    <VisuallyHidden>{cellWords(cell)}</VisuallyHidden>
  </>
)

function Signs({ cell: { state, old, new: next, typed }, blank }: CellMarkProps) {
  switch (state) {
    case 'new':
      return (
        <>
          <StateSign state={state} />
          <b>{previewCellText(next)}</b>
        </>
      )
    case 'changed':
      return (
        <>
          <del>{previewCellText(old) || '—'}</del>
          <StateSign state={state} />
          <b>{previewCellText(next) || '—'}</b>
        </>
      )
    case 'refused':
      return (
        <>
          <StateSign state={state} />
          <span className={css.typed}>{typed || '?'}</span>
        </>
      )
    case 'missing':
      return blank
    case 'kept':
      return `(${previewCellText(old)})`
  }
}

/** The sign of a state in cells and in the choice of what is shown. */
export function StateSign({ state }: { state: PreviewCellState }) {
  if (state === 'missing') return <span className={css.hatch} aria-hidden />
  if (state === 'kept') return <span aria-hidden>( )</span>
  const Icon = icons[state]
  return <Icon size="1em" aria-hidden />
}

const icons = { new: IconPlus, changed: IconArrowRight, refused: IconAlertTriangle }
