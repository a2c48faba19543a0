import css from './exam-picture.module.css'

export function ExamPicture() {
  return (
    <div className={css.mix}>
      <div>
        <span>20</span>
        <span>10</span>
        <span>8</span>
        <span>2</span>
      </div>
      <p>
        <i />
        Easiest
        <i />
        Easy
        <i />
        Moderate
        <i />
        Hard
      </p>
      <b>40 items, answer key and table of specifications</b>
    </div>
  )
}
