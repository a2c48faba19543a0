import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './sheet-page.module.css'

/** The shape of a sheet: rows of cells, cut out of one bone, for a hundred of them would hold up the sheet itself. */
export const SheetSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading class record</VisuallyHidden>
    <div className={css.skeleton}>
      <Skeleton height="100%" />
    </div>
  </div>
)
