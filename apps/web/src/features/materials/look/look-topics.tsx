import type { Look } from '@klasrum/contract/looks'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { TypedFile } from './corrections.ts'
import css from './look.module.css'
import { LookPart } from './look-part.tsx'

type Topics = NonNullable<TypedFile['topics']>

type LookTopicsProps = {
  found: NonNullable<Look['files'][number]['found']>
  topics: Topics
  onType: (topics: Topics) => void
}

/** The topics of each session; one that is not ticked is left out, and each can get another name. */
export function LookTopics({ found, topics, onType }: LookTopicsProps) {
  return (
    <LookPart title="Topics by session" says={takenText(found, topics)}>
      {found.sessions.map((session) => (
        <fieldset key={session.number} className={css.session}>
          <legend>Session {session.number}</legend>
          <ul>
            {session.topics.map((topic) => (
              <Topic
                key={topic}
                topic={topic}
                typed={topics[topic]}
                onType={(typed) => {
                  const { [topic]: _, ...others } = topics
                  onType(typed === undefined ? others : { ...others, [topic]: typed })
                }}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </LookPart>
  )
}

/** "5 topics", "4 of 5 topics" */
function takenText({ sessions }: LookTopicsProps['found'], typed: Topics): string {
  const all = sessions.flatMap((session) => session.topics)
  const taken = all.filter((topic) => typed[topic] !== null)
  return taken.length < all.length
    ? `${taken.length} of ${counted(all.length, 'topic')}`
    : counted(all.length, 'topic')
}

type TopicProps = {
  topic: string
  /** Another name, or null where it is left out. */
  typed: string | null | undefined
  onType: (typed: string | null | undefined) => void
}

function Topic({ topic, typed, onType }: TopicProps) {
  /** What it was called when the field was opened. */
  const [before, setBefore] = useState<{ name: string | undefined }>()
  const [wasOpen, setWasOpen] = useState(false)
  const name = typed?.trim() || topic
  if (before) {
    const close = () => {
      setBefore(undefined)
      setWasOpen(true)
    }
    return (
      <li className={css.rename}>
        <TextField
          label={`Name of the topic ${topic}`}
          name="topic"
          autoComplete="off"
          autoFocus
          maxLength={300}
          value={typed ?? topic}
          onChange={onType}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return
            // The focus goes to the button that opens the field: the same Enter would press it.
            event.preventDefault()
            if (event.key === 'Escape') onType(before.name)
            close()
          }}
        />
        <Button size="sm" onClick={close}>
          Done
        </Button>
      </li>
    )
  }
  return (
    <li className={css.topic}>
      <Checkbox
        label={name}
        name="topic"
        checked={typed !== null}
        hint={typed === null ? 'Skipped' : name === topic ? undefined : `In the file: ${topic}`}
        onChange={(checked) => onType(checked ? undefined : null)}
      />
      {typed === null ? null : (
        <IconButton
          label={`Rename ${name}`}
          icon={<IconPencil />}
          size="sm"
          autoFocus={wasOpen}
          onClick={() => setBefore({ name: typed })}
        />
      )}
    </li>
  )
}
