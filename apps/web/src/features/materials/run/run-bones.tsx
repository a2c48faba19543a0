import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './run.module.css'

/** The shape of the desk that is still to come. */
export const RunBones = () => (
  <div role="status">
    <VisuallyHidden>Loading your lesson plans</VisuallyHidden>
    <div className={css.desk} aria-hidden>
      <Card pad>
        <Skeleton width="40%" height="1.25rem" />
        <Skeleton lines={6} height="1.5rem" />
      </Card>
      <Card pad>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton lines={8} height="1.5rem" />
      </Card>
    </div>
  </div>
)
