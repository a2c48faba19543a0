import { useState } from 'react'
import css from './slide.module.css'
import { type BodyScene, SlideBody } from './slide-body.tsx'
import { Turn } from './turn.tsx'

/** A list a few points at a time, where all of it together is too small to be read. */
export function PointParts({ scene, parts }: { scene: BodyScene; parts: number }) {
  const [first, setFirst] = useState(0)
  const each = Math.ceil(scene.points.length / parts)
  const at = Math.floor(first / each)
  return (
    <div className={css.rows}>
      <SlideBody
        scene={{ ...scene, points: scene.points.slice(at * each, (at + 1) * each) }}
        from={at * each}
      />
      <Turn
        what="Part"
        at={at}
        count={Math.ceil(scene.points.length / each)}
        onTurn={(to) => setFirst(to * each)}
      />
    </div>
  )
}
