import { IconMicrophone, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import scenes from '../player/scenes.module.css'
import { useScrolledTo } from '../player/use-scrolled-to.ts'
import css from './edit.module.css'
import { mostScenes } from './script.ts'
import type { Script } from './use-script.ts'

/** All scenes of the script; the chosen one is on the desk. */
export function DraftList({ script: { drafts, at, choose, add } }: { script: Script }) {
  const list = useRef<HTMLOListElement>(null)
  useScrolledTo(list, at)
  return (
    <Card as="section" aria-labelledby="draft-scenes">
      <div className={scenes.head}>
        <h2 id="draft-scenes">Scenes</h2>
        <span>
          {at + 1} of {drafts.length}
        </span>
      </div>
      <ol ref={list} className={`${scenes.list} ${css.list}`}>
        {drafts.map((draft, place) => (
          <li key={draft.key}>
            <button
              type="button"
              className={scenes.scene}
              aria-current={place === at || undefined}
              onClick={() => choose(draft.key)}
            >
              <span className={scenes.number}>{place + 1}</span>
              <b>{draft.heading || draft.narration || 'New scene'}</b>
              {draft.recorded ? (
                <IconMicrophone size={16} role="img" aria-label="Your own voice" />
              ) : (
                <span />
              )}
            </button>
          </li>
        ))}
      </ol>
      {drafts.length < mostScenes ? (
        <div className={css.add}>
          <Button size="sm" icon={<IconPlus />} onClick={add}>
            Add a scene after scene {at + 1}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
