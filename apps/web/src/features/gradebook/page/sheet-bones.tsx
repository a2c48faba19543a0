import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './sheet-page.module.css'

const rows = Array.from({ length: 14 }, (_, index) => `row ${index}`)
const columns = ['name', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'grade']

/** The shape of a sheet: a head, then rows of cells. */
export const SheetBones = () => (
  <div className={css.bones} role="status">
    <VisuallyHidden>Loading class record</VisuallyHidden>
    {rows.map((row) => (
      <div key={row} className={css.bonesRow}>
        {columns.map((column) => (
          <Skeleton key={column} height="1rem" />
        ))}
      </div>
    ))}
  </div>
)
