import { Board } from '../../ui/board.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import css from './closing.module.css'

export function Closing() {
  return (
    <Board ledge="top" aria-labelledby="closing">
      <div className={css.closing}>
        <div>
          <h2 id="closing">Start with the class you grade tonight.</h2>
          <p>Import your Excel class record and go on from there.</p>
        </div>
        <ButtonLink kind="next" size="lg" to="/signin">
          Open my class record
        </ButtonLink>
      </div>
    </Board>
  )
}
