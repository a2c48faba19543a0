import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { CallRefused, sayWhy } from '../../../lib/refusal.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import css from './settings.module.css'
import { loadAgain } from './use-settings.ts'

type SectionCardProps = {
  id: string
  title: string
  note: ReactNode
  section: {
    formProps: ComponentProps<'form'>
    changed: boolean
    sending: boolean
    problem: unknown
    discard: () => void
  }
  saveLabel: string
  children: ReactNode
  /** Stands under the form and is saved by itself. */
  below?: ReactNode
}

export function SectionCard({ id, title, note, section, saveLabel, children, below }: SectionCardProps) {
  const { formProps, changed, sending, problem, discard } = section
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={css.note}>{note}</p>
        </div>
        {changed ? (
          <Badge tone="care" icon={<IconPencil />}>
            Not saved yet
          </Badge>
        ) : null}
      </CardHead>
      <form {...formProps} className={css.form}>
        {children}
        <Problem problem={problem} />
        <div className={css.actions}>
          <Button kind="primary" type="submit" disabled={!changed} working={sending && 'Saving…'}>
            {saveLabel}
          </Button>
          {changed ? (
            <Button disabled={sending} onClick={discard}>
              Discard changes
            </Button>
          ) : null}
        </div>
      </form>
      {below}
    </Card>
  )
}

function Problem({ problem }: { problem: unknown }) {
  if (!problem) return null
  if (problem instanceof CallRefused && problem.code === 'settings.changed') {
    return <ChangedMeanwhile refusal={problem} />
  }
  return (
    <Notice tone="harm">
      {sayWhy(problem, {
        refused: 'The settings could not be saved. Please try again.',
        failed: 'The server did not answer. Nothing is saved yet.',
      })}
    </Notice>
  )
}

/** Someone else's change is loaded under what was typed, so that neither is lost. */
function ChangedMeanwhile({ refusal }: { refusal: CallRefused }) {
  const client = useQueryClient()
  const loading = useMutation({ mutationFn: (_: CallRefused) => loadAgain(client) })
  if (loading.isSuccess && loading.variables === refusal) {
    return (
      <Notice tone="info">
        The settings are loaded again. What you typed is still here; check it against what is saved, then
        save.
      </Notice>
    )
  }
  return (
    <Notice
      tone="care"
      action={
        <Button size="sm" working={loading.isPending && 'Loading…'} onClick={() => loading.mutate(refusal)}>
          Load again
        </Button>
      }
    >
      {loading.isError ? 'They could not be loaded. ' : `${refusal.detail} `}What you typed stays.
    </Notice>
  )
}
