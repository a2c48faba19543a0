import type { Term } from '@klasrum/contract/subjects'
import { IconCalendar, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { sayWhy } from '../../../lib/refusal.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadTermsAgain } from './queries.ts'
import css from './terms.module.css'
import { type TermFields, termBodyOf, termFieldsOf } from './terms.ts'

type TermRowProps = { term: Term /** It runs today. */; isNow: boolean; onDelete: () => void }

/** A term whose name and dates are changed in place and saved on their own. */
export function TermRow({ term, isNow, onDelete }: TermRowProps) {
  const client = useQueryClient()
  const saved = termFieldsOf(term)
  const [typed, setTyped] = useState<Partial<TermFields>>({})
  const fields: TermFields = { ...saved, ...typed }
  const [isSaved, setSaved] = useState(false)
  const discard = () => setTyped({})
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: {
      name: filled,
      ends_on: (day) =>
        day && fields.starts_on && day <= fields.starts_on ? 'It must end after it starts.' : undefined,
    },
    fieldOf: ({ code }) => (code === 'term.overlaps' ? 'starts_on' : undefined),
    send: (sent) =>
      call('PUT /api/education/terms/{id}', { params: { id: term.id }, body: termBodyOf(sent) }),
    onSent: async (reply) => {
      await loadTermsAgain(client)
      discard()
      setSaved(true)
      toast({ tone: 'done', title: `${reply.name} saved` })
    },
  })
  const bind = (name: keyof TermFields) => ({
    name,
    autoComplete: 'off' as const,
    value: fields[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: faults[name],
  })
  const changed = JSON.stringify(termBodyOf(fields)) !== JSON.stringify(termBodyOf(saved))
  return (
    <li>
      <form {...formProps} className={css.term} aria-label={term.name}>
        <TextField {...bind('name')} label="Name" maxLength={60} />
        <TextField {...bind('starts_on')} label="Starts on" type="date" />
        <TextField {...bind('ends_on')} label="Ends on" type="date" />
        <span className={css.now}>
          {changed ? (
            <Badge tone="care" icon={<IconPencil />}>
              Not saved yet
            </Badge>
          ) : isSaved ? (
            <Badge tone="done" icon={<IconCheck />}>
              Saved
            </Badge>
          ) : isNow ? (
            <Badge tone="go" icon={<IconCalendar />}>
              Now
            </Badge>
          ) : null}
        </span>
        <IconButton label={`Delete ${term.name}`} icon={<IconTrash />} onClick={onDelete} />
        {problem ? (
          <div className={css.wide}>
            <Notice tone="harm">
              {sayWhy(problem, {
                refused: 'The term could not be saved. Please try again.',
                failed: 'The server did not answer. Nothing is saved yet.',
              })}
            </Notice>
          </div>
        ) : null}
        {changed ? (
          <div className={css.buttons}>
            <Button kind="primary" size="sm" type="submit" working={sending && 'Saving...'}>
              Save term
            </Button>
            <Button size="sm" disabled={sending} onClick={discard}>
              Discard changes
            </Button>
          </div>
        ) : null}
      </form>
    </li>
  )
}
