import type { FormFilling } from '@klasrum/contract/school-forms'
import { Notice } from '../../ui/notice.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { formulasText, writtenText } from './form-text.ts'
import css from './school-forms.module.css'

/** What filling writes and leaves, and whose grades the form itself would show differently. */
export function FillingNote({ filling }: { filling: FormFilling }) {
  const { formulas, differing, reasons, notes } = filling
  const said = formulasText(filling)
  return (
    <div className={css.filling}>
      <Notice
        tone={formulas === 'differ' ? 'care' : formulas === 'same' ? 'done' : 'info'}
        title={said ?? writtenText(filling)}
      >
        {said ? <p>{writtenText(filling)}</p> : null}
        {[...reasons, ...notes].length > 0 ? (
          <ul className={css.notes}>
            {[...reasons, ...notes].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
      {differing.length > 0 ? <Differing differing={differing} /> : null}
    </div>
  )
}

const grade = (value: number | null): string => (value === null ? '—' : String(value))

const Differing = ({ differing }: Pick<FormFilling, 'differing'>) => (
  <details className={css.differing}>
    <summary>Whose grades differ ({differing.length})</summary>
    <ScrollArea label="Grades that differ">
      <table>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            <th scope="col">Period</th>
            <th scope="col">In the form</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ student_id, listed_name, quarter, file_grade, our_grade }) => (
            <tr key={`${student_id} ${quarter}`}>
              <th scope="row">{listed_name}</th>
              <td>{quarter}</td>
              <td>{grade(file_grade)}</td>
              <td>{grade(our_grade)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  </details>
)
