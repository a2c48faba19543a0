import { messageOf } from './field-look.tsx'
import css from './problem-note.module.css'

/** Why a press had no effect, beside what was pressed: the message in the corner closes, this stays until the next press. */
export const ProblemNote = ({ says }: { says: string | null | undefined }) =>
  says ? <p className={css.note}>{messageOf(says)}</p> : null
