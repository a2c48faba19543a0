import { type ReactNode, useState } from 'react'
import { dayAndTime } from '../../lib/format.ts'
import { sayOr } from '../../lib/say-or.ts'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Skeleton } from '../skeleton.tsx'
import { ErrorState } from '../states.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import css from './written-imports.module.css'

type Written = { id: number; committed_at: string; undone_at: string | null }

type WrittenImportsProps<Import extends Written> = {
  query: { data?: readonly Import[]; error: Error | null; refetch: () => unknown }
  words: (each: Import) => {
    title: string
    about: readonly (string | null)[]
    /** Which one it is, to whoever hears the button alone. */
    named: string
  }
  /** What is asked, and what taking it back would do. */
  question: (each: Import) => { asks: ReactNode; effect: string }
  /** Said while there is none. */
  none: string
  mayUndo: boolean
  undo: (each: Import) => Promise<void>
  /** They reach from side to side of a card. */
  edge?: boolean
  /** Around the list, which gives way to the question. */
  children?: (list: ReactNode) => ReactNode
}

/** What was imported, each with a way to take it back. */
export function WrittenImports<Import extends Written>(props: WrittenImportsProps<Import>) {
  const { question, undo, edge, children } = props
  const [undoing, setUndoing] = useState<Import>()
  const list = (
    <div className={css.list} data-edge={edge || undefined}>
      <List {...props} onUndo={setUndoing} />
    </div>
  )
  const confirmation = undoing && question(undoing)
  const dialog = confirmation ? (
    <ConfirmDialog
      open
      title="Undo import"
      confirmLabel="Undo import"
      workingLabel="Undoing..."
      onConfirm={() => undo(undoing)}
      onClose={() => setUndoing(undefined)}
    >
      <p>{confirmation.asks}</p>
      <p>{confirmation.effect}</p>
    </ConfirmDialog>
  ) : null
  if (children) return dialog ?? children(list)
  return (
    <>
      {list}
      {dialog}
    </>
  )
}

type ListProps<Import extends Written> = Pick<
  WrittenImportsProps<Import>,
  'query' | 'words' | 'none' | 'mayUndo'
> & {
  onUndo: (each: Import) => void
}

function List<Import extends Written>({ query, words, none, mayUndo, onUndo }: ListProps<Import>) {
  const { data, error, refetch } = query
  if (!data)
    return error ? (
      <ErrorState title={sayOr(error, 'Failed to load the imports')} onRetry={() => void refetch()} />
    ) : (
      <div role="status" className={css.alone}>
        <VisuallyHidden>Loading the imports</VisuallyHidden>
        <Skeleton lines={3} height="2rem" />
      </div>
    )
  if (data.length === 0) return <p className={css.alone}>{none}</p>
  return (
    <ul>
      {data.map((each) => {
        const { title, about, named } = words(each)
        return (
          <li key={each.id}>
            <div>
              <b>{title}</b>
              <span>{about.filter(Boolean).join(' · ')}</span>
            </div>
            {each.undone_at ? (
              <span>Undone {dayAndTime(each.undone_at)}</span>
            ) : mayUndo ? (
              <Button size="sm" aria-label={`Undo the import of ${named}`} onClick={() => onUndo(each)}>
                Undo
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
