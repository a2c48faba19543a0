import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './show.module.css'

/** The shape of the player that is still to come. */
export const Bones = () => (
  <div role="status">
    <VisuallyHidden>Loading the slide show</VisuallyHidden>
    <div className={css.bones} aria-hidden>
      <Skeleton height="100%" />
      <Card pad>
        <Skeleton lines={8} height="1.5rem" />
      </Card>
    </div>
  </div>
)
