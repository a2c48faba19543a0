import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { counted } from '../../../lib/format.ts'
import { type CurriculumDay, dayMinutesOf, dayStepNames, timedSteps } from '../unit-text.ts'
import css from './lessons.module.css'
import { ReportFlag } from './report-flag.tsx'
import page from './unit.module.css'
import { partId } from './use-named-part.ts'

export const Lessons = ({ days, competencies }: Pick<CurriculumUnit, 'days' | 'competencies'>) => (
  <section className={`${page.section} ${css.lessons}`} aria-labelledby="lessons">
    <h2 id="lessons" lang="en">
      Lessons
    </h2>
    {days.map((day, index) => (
      <DayPlan
        key={day.line}
        day={day}
        number={index + 1}
        teaches={day.teaches.flatMap((number) => competencies[number - 1]?.text ?? [])}
      />
    ))}
  </section>
)

/** One lesson from the first minute to the last. */
const DayPlan = ({ day, number, teaches }: { day: CurriculumDay; number: number; teaches: string[] }) => (
  <article className={`${page.part} ${css.day}`} id={partId(day.line)}>
    <div className={page.partHead}>
      <div>
        <h3>
          <span lang="en">Day {number}:</span> {day.title}
        </h3>
        <p className={css.length} lang="en">
          {counted(dayMinutesOf(day), 'minute')}
        </p>
      </div>
      <ReportFlag line={day.line} what={`lesson of day ${number}`} words={day.title} />
    </div>
    <dl className={css.aims}>
      <Aim name="Competency" text={teaches.join('; ')} />
      <Aim name="Knowledge" text={day.knowledge} />
      <Aim name="Skill" text={day.skill} />
      <Aim name="Attitude" text={day.attitude} />
      <Aim name="Materials" text={day.materials.join(', ')} />
    </dl>
    <ol className={css.steps}>
      {timedSteps(day.steps).map((step) => (
        <li key={`${step.name} ${step.from}`}>
          <p className={css.time} lang="en">
            <b>{step.minutes} min</b>
            <span>
              {step.from}–{step.to}
            </span>
          </p>
          <div className={css.step}>
            <h4 lang="en">{dayStepNames[step.name]}</h4>
            <p>{step.text}</p>
            {step.given.map((text) => (
              <p key={text} className={css.given}>
                {text}
              </p>
            ))}
            {step.name === 'check' ? <Questions questions={day.check} /> : null}
            {step.expected ? (
              <p className={css.expected}>
                <b lang="en">Expected:</b> {step.expected}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
    <h4 lang="en">Ask during the lesson</h4>
    <Questions questions={day.questions} />
    <dl className={css.aims}>
      <Aim name="Value" text={day.value} />
      <Aim name="Ask about the value" text={day.value_question?.ask ?? ''} />
      <Aim name="For learners who need help" text={day.help} />
      <Aim name="For learners who are ahead" text={day.more} />
      <Aim name="Assignment" text={day.assignment} />
    </dl>
  </article>
)

const Questions = ({ questions }: { questions: CurriculumDay['questions'] }) => (
  <ul className={css.asked}>
    {questions.map(({ ask, answer }) => (
      <li key={ask}>
        <p>{ask}</p>
        <p className={css.expected}>
          <b lang="en">Expected:</b> {answer}
        </p>
      </li>
    ))}
  </ul>
)

const Aim = ({ name, text }: { name: string; text: string }) =>
  text ? (
    <div>
      <dt lang="en">{name}</dt>
      <dd>{text}</dd>
    </div>
  ) : null
