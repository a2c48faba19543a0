import type { Manifest } from '@klasrum/contract/slideshows'
import { memo, useId, useRef } from 'react'
import { counted } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { clockText } from '../show-text.ts'
import css from './scenes.module.css'
import { useScrolledTo } from './use-scrolled-to.ts'

type SceneListProps = {
  scenes: Manifest['scenes']
  /** How many are not spoken yet. */
  toCome: number
  current: number
  onChoose: (scene: number) => void
}

/** All scenes; the one that is shown with the first of what is said in it. */
export const SceneList = memo(function SceneList({ scenes, toCome, current, onChoose }: SceneListProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  useScrolledTo(list, current)
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>Scenes</h2>
        <span>
          {current + 1} of {scenes.length + toCome}
        </span>
      </div>
      <ol ref={list} className={css.list}>
        {scenes.map((scene, at) => (
          <li key={scene.id}>
            <button
              type="button"
              className={css.scene}
              aria-current={at === current || undefined}
              onClick={() => onChoose(at)}
            >
              <span className={css.number}>{at + 1}</span>
              <b>{scene.heading || scene.narration}</b>
              <span className={css.at}>{clockText(scene.startSec)}</span>
              {at === current ? <span className={css.said}>“{scene.narration}”</span> : null}
            </button>
          </li>
        ))}
      </ol>
      {toCome > 0 ? <p className={css.coming}>{counted(toCome, 'more scene')} to come</p> : null}
    </Card>
  )
})
