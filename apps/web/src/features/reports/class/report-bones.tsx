import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './class-report.module.css'

const labels = ['MPS', 'Mean grade', 'Highest', 'Lowest', 'Passing rate', 'Graded']

export const ReportBones = () => (
  <div role="status" className={css.report}>
    <VisuallyHidden>Loading the report</VisuallyHidden>
    <div className={css.tiles}>
      {labels.map((label) => (
        <Tile key={label} label={label} value="" loading />
      ))}
    </div>
    <Card pad>
      <Skeleton lines={6} height="1.5rem" />
    </Card>
  </div>
)
