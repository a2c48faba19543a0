import { freePoints } from '@klasrum/points/prices'
import { IconCheck } from '@tabler/icons-react'
import { Badge } from '../../ui/badge.tsx'
import { Board } from '../../ui/board.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useHeadingFocus } from '../../ui/page-title.ts'
import css from './hero.module.css'
import { SheetPicture } from './sheet-picture.tsx'

export function Hero() {
  const heading = useHeadingFocus()
  return (
    <Board ledge="bottom">
      <div className={css.hero}>
        <div className={css.words}>
          <h1 ref={heading} tabIndex={-1}>
            Your class record, done tonight.
          </h1>
          <p className={css.lead}>
            Type scores the way you do in Excel; the grades compute as you go. Upload a lesson file and get
            its lesson plan, quizzes, exam and slide show.
          </p>
          <div className={css.actions}>
            <ButtonLink kind="next" size="lg" to="/signup">
              Get started free
            </ButtonLink>
            <ButtonLink kind="board" size="lg" to="/" hash="pricing">
              See prices
            </ButtonLink>
          </div>
          <p className={css.small}>{freePoints} free points. No card needed.</p>
        </div>
      </div>
      <SheetPicture />
      <FilePicture />
    </Board>
  )
}

function FilePicture() {
  return (
    <div className={css.over} aria-hidden="true">
      <div className={css.file}>
        <div className={css.fileHead}>
          <span className={css.fileType}>W</span>
          <span>
            <b>Understanding Typhoons.docx</b>
            <small>done in 1 min 52 s</small>
          </span>
          <Badge tone="done" icon={<IconCheck />}>
            Processed
          </Badge>
        </div>
        <ul>
          <li>Lesson plan</li>
          <li>Session 1 to 4</li>
          <li>Exam, 40 items</li>
        </ul>
      </div>
    </div>
  )
}
