import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useCellCounts } from '../model/use-sheet.ts'
import { scoreWords } from './cell-words.ts'
import type { GridState } from './grid-state.ts'
import { useWords } from './use-marks.ts'

/** Reads aloud what became of the scores: saved, refused, changed elsewhere. */
export function LiveWords({ gridState }: { gridState: GridState }) {
  const { sheet } = gridState
  const words = useWords(gridState)
  const counts = useCellCounts(sheet)
  const before = useRef(counts)
  const [news, setNews] = useState('')

  useEffect(() => {
    const was = before.current
    before.current = counts
    const state =
      counts.refused > was.refused ? 'refused' : counts.conflict > was.conflict ? 'conflict' : null
    if (state) return setNews(wordsOf(gridState, state))
    const isDone = counts.saving + counts.waiting === 0 && was.saving + was.waiting > 0
    if (isDone) setNews('Saved')
    else if (counts.waiting > was.waiting) setNews('')
  }, [counts, gridState])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  )
}

function wordsOf({ sheet }: GridState, state: 'refused' | 'conflict'): string {
  const cell = sheet.cells.next(state, sheet.cursor.cell())
  const learner = sheet.layout.view().rows.find(({ student }) => student === cell?.student)
  const item = sheet.sheet().items.find(({ id }) => id === cell?.item)
  if (!cell || !learner || !item) return ''
  return scoreWords(learner.name, item, sheet.cells.view(cell.item, cell.student))
}
