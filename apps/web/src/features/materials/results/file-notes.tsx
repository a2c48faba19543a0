import { counted } from '../../../lib/format.ts'
import css from './results.module.css'

/** What the teacher should know of what was made of a file. */
export function FileNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <details className={css.notes}>
      <summary>{counted(notes.length, 'note')} on this file</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  )
}
