import { counted } from '../../../lib/format.ts'
import { FoldedNotice } from '../../../ui/folded-notice.tsx'
import { shortfallText } from '../run-text.ts'
import css from './results.module.css'

type FileNotesProps = { shortfalls: readonly string[]; notes: readonly string[] }

/** What was made of a file against what was asked, and what else the teacher should know of it. */
export function FileNotes({ shortfalls, notes }: FileNotesProps) {
  const told = [...shortfalls, ...notes]
  if (told.length === 0) return null
  const count = counted(notes.length, 'note')
  return (
    <div className={css.short}>
      <FoldedNotice
        tone={shortfalls.length > 0 ? 'care' : 'info'}
        title={
          shortfalls.length > 0
            ? [...shortfalls.map(shortfallText), ...(notes.length > 0 ? [count] : [])].join(' · ')
            : `${count} on this file`
        }
      >
        <ul>
          {told.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </FoldedNotice>
    </div>
  )
}
