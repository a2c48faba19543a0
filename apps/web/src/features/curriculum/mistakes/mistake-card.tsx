import type { UnitMistake } from '@klasrum/contract/curriculum'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { loadMistakesAgain } from '../queries.ts'
import { unitAddressOf } from '../unit-text.ts'
import css from './mistakes.module.css'

/** One report: what is said, by whom, and the very lines of the file it is about. */
export const MistakeCard = ({ mistake }: { mistake: UnitMistake }) => (
  <li className={css.card}>
    <div className={css.head}>
      <h3>
        <UnitName mistake={mistake} />
      </h3>
      <p className={css.from}>
        {mistake.user_name ?? 'Somebody whose account is deleted'} ·{' '}
        <time dateTime={mistake.created_at}>{dayAndTime(mistake.created_at)}</time>
      </p>
    </div>
    <p className={css.says}>{mistake.says}</p>
    {mistake.lines_text ? (
      <figure className={css.lines}>
        <figcaption>
          Line {mistake.line} of {mistake.unit}.txt
          {mistake.changed ? (
            <Badge tone="care" icon={<IconPencil />}>
              Changed since
            </Badge>
          ) : null}
        </figcaption>
        <pre>{mistake.lines_text}</pre>
      </figure>
    ) : (
      <p className={css.from}>About the whole topic.</p>
    )}
    {mistake.closed_at ? (
      <p className={css.from}>
        <Badge tone="done" icon={<IconCheck />}>
          Closed
        </Badge>{' '}
        {mistake.closed_by ? `by ${mistake.closed_by}, ` : ''}
        <time dateTime={mistake.closed_at}>{dayAndTime(mistake.closed_at)}</time>
      </p>
    ) : (
      <CloseButton mistake={mistake} />
    )}
  </li>
)

const UnitName = ({ mistake: { unit, unit_label, line, changed } }: { mistake: UnitMistake }) =>
  unit_label ? (
    <Link
      to="/curriculum/$area/$grade/$topic"
      params={unitAddressOf(unit)}
      hash={line && !changed ? `line-${line}` : undefined}
    >
      {unit_label}
    </Link>
  ) : (
    `${unit} (not in the curriculum any more)`
  )

function CloseButton({ mistake }: { mistake: UnitMistake }) {
  const client = useQueryClient()
  const [working, setWorking] = useState(false)
  const close = async () => {
    setWorking(true)
    try {
      await call('POST /api/curriculum/mistakes/{id}/close', { params: { id: mistake.id } })
      toast({ tone: 'done', title: 'Report closed.' })
      await loadMistakesAgain(client)
      // The card is gone with its button; without this the focus would be lost.
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    } catch (error) {
      toast({ tone: 'harm', title: sayOr(error, 'The report was not closed. Please try again.') })
      setWorking(false)
    }
  }
  return (
    <div>
      <Button size="sm" icon={<IconCheck />} working={working && 'Closing…'} onClick={() => void close()}>
        Close report
        <VisuallyHidden> on {mistake.unit_label ?? mistake.unit}</VisuallyHidden>
      </Button>
    </div>
  )
}
