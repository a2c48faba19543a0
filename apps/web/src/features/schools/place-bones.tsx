import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './place-list.module.css'

const bones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Cards that are still to come. */
export const PlaceBones = ({ text }: { text: string }) => (
  <div className={css.list} aria-busy>
    <p className={css.loading} role="status">
      {text}
    </p>
    <div className={css.bones}>
      {bones.map((bone) => (
        <Card key={bone} pad>
          <div className={css.bone}>
            <Skeleton width="75%" height="1.25rem" />
            <Skeleton lines={4} width="90%" />
          </div>
        </Card>
      ))}
    </div>
  </div>
)
