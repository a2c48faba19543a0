import css from './blank-sheet.module.css'

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** A class record with nothing in it yet: the picture beside the first step. */
export const BlankSheet = () => (
  <div className={css.frame} aria-hidden>
    <div className={css.sheet}>
      <div className={css.head}>
        <span>Learner</span>
        <span>Quiz 1</span>
        <span>Grade</span>
      </div>
      {rows.map((row) => (
        <div key={row} className={css.row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  </div>
)
