import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './roster.module.css'

export const RosterBones = () => (
  <div role="status">
    <VisuallyHidden>Loading class roster</VisuallyHidden>
    <div className={css.tools}>
      <Skeleton width="17.5rem" height="2.25rem" />
    </div>
    <div className={css.groups}>
      <div className={css.group}>
        <Skeleton lines={8} height="2rem" />
      </div>
      <div className={css.group}>
        <Skeleton lines={8} height="2rem" />
      </div>
    </div>
  </div>
)
