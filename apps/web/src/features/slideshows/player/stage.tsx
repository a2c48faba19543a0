import type { Manifest } from '@klasrum/contract/slideshows'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Arc } from '../../../ui/arc.tsx'
import css from './player.module.css'
import { Slide } from './slide.tsx'

type StageProps = {
  manifest: Manifest
  scene: number
  /** What is being said. */
  caption: readonly string[] | undefined
  /** Whether captions are shown at all. */
  captioned: boolean
  /** Whether it stands at its beginning and waits to be played. */
  asleep: boolean
  waiting: boolean
  /** Whether the next scene is not spoken yet. */
  starved: boolean
  onToggle: () => void
}

/** The picture with the captions on it, on a phone below it. A press anywhere plays or pauses; the button below says so to all. */
export function Stage({
  manifest,
  scene,
  caption,
  captioned,
  asleep,
  waiting,
  starved,
  onToggle,
}: StageProps) {
  const { scenes, scenes_to_come } = manifest
  const shown = scenes[scene]
  return (
    <div
      className={css.picture}
      data-captioned={captioned || undefined}
      onPointerUp={({ button }) => button === 0 && onToggle()}
    >
      <div className={css.screen}>
        {shown ? (
          <Slide scene={shown} number={scene + 1} count={scenes.length + scenes_to_come} paged />
        ) : null}
        {waiting && !starved ? (
          <span className={css.over}>
            <Arc />
          </span>
        ) : asleep ? (
          <span className={css.over} aria-hidden>
            <IconPlayerPlayFilled />
          </span>
        ) : null}
      </div>
      {starved ? (
        <p className={css.caption} role="status">
          <span>The next scene is being spoken.</span>
          <span>The show goes on by itself.</span>
        </p>
      ) : caption && !asleep ? (
        <p className={css.caption}>
          {caption.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
