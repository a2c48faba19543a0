import { IconCheck } from '@tabler/icons-react'
import css from './page-pictures.module.css'

const logRows = ['Objectives', 'Content', 'Procedures']
const logDays = ['Mon', 'Tue', 'Wed', 'Thu']

export function LessonPicture() {
  return (
    <div className={css.page}>
      <b>Daily lesson log</b>
      <table className={css.log}>
        <tbody>
          <tr>
            <th />
            {logDays.map((day) => (
              <td key={day}>{day}</td>
            ))}
          </tr>
          {logRows.map((row) => (
            <tr key={row}>
              <th>{row}</th>
              {logDays.map((day) => (
                <td key={day} className={css.written} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function QuizPicture() {
  return (
    <div className={css.page}>
      <p>
        <b>3.</b> Which part of a typhoon has the strongest winds?
      </p>
      <p className={css.choices}>
        <span>A. Eye</span>
        <b>
          B. Eyewall <IconCheck size={14} />
        </b>
        <span>C. Rainband</span>
      </p>
      <p className={css.source}>From page 2: “The strongest winds are found in the eyewall.”</p>
    </div>
  )
}
