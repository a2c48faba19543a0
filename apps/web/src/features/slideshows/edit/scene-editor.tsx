import type { Manifest, Slideshow } from '@klasrum/contract/slideshows'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import player from '../player/player.module.css'
import { Slide } from '../player/slide.tsx'
import css from './edit.module.css'
import { SceneFields } from './scene-fields.tsx'
import { SceneVoice } from './scene-voice.tsx'
import type { SceneDraft } from './script.ts'
import type { Script } from './use-script.ts'

type SceneEditorProps = {
  show: Slideshow
  script: Script
  draft: SceneDraft
  /** As they were made last, for their pictures. */
  pictures: Manifest['scenes']
  /** Whether faults are told. */
  checked: boolean
  /** Whether something on the desk waits to be saved. */
  changed: boolean
}

/** One scene: how its slide looks, what stands on it and what is said. */
export function SceneEditor({ show, script, draft, pictures, checked, changed }: SceneEditorProps) {
  const { at, drafts, move, remove } = script
  const picture = pictures.find(({ id }) => id === draft.id)?.picture ?? null
  const [first, last] = [at === 0, at === drafts.length - 1]
  const only = drafts.length === 1
  return (
    <Card as="section" aria-labelledby="scene">
      <div className={css.bar}>
        <h2 id="scene">Scene {at + 1}</h2>
        <div className={css.tools}>
          <IconButton
            label="Move scene up"
            icon={<IconArrowUp />}
            line
            aria-disabled={first || undefined}
            onClick={first ? undefined : () => move(-1)}
          />
          <IconButton
            label="Move scene down"
            icon={<IconArrowDown />}
            line
            aria-disabled={last || undefined}
            onClick={last ? undefined : () => move(1)}
          />
          <IconButton
            label="Delete scene"
            icon={<IconTrash />}
            line
            aria-disabled={only || undefined}
            onClick={only ? undefined : remove}
          />
        </div>
        <VisuallyHidden>
          <span role="status">
            Scene {at + 1} of {drafts.length}
          </span>
        </VisuallyHidden>
      </div>
      <div className={css.editor}>
        <div className={css.preview} aria-hidden>
          <div className={player.screen}>
            <Slide scene={{ ...draft, picture }} number={at + 1} count={drafts.length} />
          </div>
        </div>
        <SceneFields draft={draft} onChange={script.change} checked={checked} />
        <SceneVoice show={show} draft={draft} changed={changed} />
      </div>
    </Card>
  )
}
