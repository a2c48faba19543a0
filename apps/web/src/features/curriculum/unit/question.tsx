import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { factLevelNames, inNeutralOrder } from '../unit-text.ts'
import { AlsoRight } from './also-right.tsx'
import css from './questions.module.css'
import { ReportFlag } from './report-flag.tsx'
import { partId } from './use-named-part.ts'

type Numbered = { number: number; line: number; answers: boolean }

type ChoiceQuestionProps = Numbered & {
  /** What happened, in a situation. */
  case?: string
  ask: string
  answer: string
  wrong: readonly string[]
  /** Other answers that are right. */
  also?: readonly string[]
  why: string
  note: string
}

/** A fact or a situation: asked, with its answer, the tempting wrong ones and why. */
export const ChoiceQuestion = ({ answer, wrong, also = [], why, note, ...asked }: ChoiceQuestionProps) => (
  <QuestionFrame
    {...asked}
    words={asked.ask}
    note={note}
    asked={
      <>
        {asked.case ? <p>{asked.case}</p> : null}
        <p className={css.ask}>{asked.ask}</p>
      </>
    }
    hidden={<Choices texts={inNeutralOrder([answer, ...wrong])} />}
  >
    <Line name="Answer">
      <b>{answer}</b>
      <AlsoRight texts={also} />
    </Line>
    <Line name="Wrong answers">
      <Texts texts={wrong} wrong />
    </Line>
    <Line name="Why">{why}</Line>
  </QuestionFrame>
)

type TaskQuestionProps = Numbered & Omit<CurriculumUnit['prompts'][number], 'line'>

export const TaskQuestion = ({ task, level, looked_for, rubric, ...asked }: TaskQuestionProps) => (
  <QuestionFrame
    {...asked}
    what="task"
    words={task}
    note={factLevelNames[level]}
    asked={<p className={css.ask}>{task}</p>}
  >
    <Line name="Look for">
      <Texts texts={looked_for} />
    </Line>
    <Line name="Rubric">
      <Texts texts={rubric} />
    </Line>
  </QuestionFrame>
)

type ClassQuestionProps = Numbered & Omit<CurriculumUnit['classes'][number], 'line'>

export const ClassQuestion = ({ name, members, others, ...asked }: ClassQuestionProps) => (
  <QuestionFrame
    {...asked}
    words={name}
    note="Which belong?"
    asked={<p className={css.ask}>{name}</p>}
    hidden={<Choices texts={inNeutralOrder([...members, ...others])} />}
  >
    <Line name="Belong">
      <Texts texts={members} />
    </Line>
    <Line name="Do not belong">
      <Texts texts={others} wrong />
    </Line>
  </QuestionFrame>
)

type OrderQuestionProps = Numbered & Omit<CurriculumUnit['orders'][number], 'line'>

export const OrderQuestion = ({ name, steps, ...asked }: OrderQuestionProps) => (
  <QuestionFrame
    {...asked}
    words={name}
    note="In which order?"
    asked={<p className={css.ask}>{name}</p>}
    hidden={<Choices texts={inNeutralOrder(steps)} />}
  >
    <ol className={css.order}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </QuestionFrame>
)

type QuestionFrameProps = Numbered & {
  what?: string
  /** How a report names it. */
  words: string
  note: string
  asked: ReactNode
  /** What stands in place of the answer while answers are hidden. */
  hidden?: ReactNode
  children: ReactNode
}

function QuestionFrame(props: QuestionFrameProps) {
  const { number, line, answers, what = 'question', words, note, asked, hidden, children } = props
  const [opened, setOpened] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  if (answers && opened) setOpened(false)
  // The button goes when it is pressed; without this the focus would be lost.
  useEffect(() => {
    if (opened) answer.current?.focus()
  }, [opened])
  return (
    <li className={css.question} id={partId(line)}>
      <span className={css.number} aria-hidden>
        {number}.
      </span>
      <div className={css.asked}>
        {asked}
        <p className={css.note} lang="en">
          {note}
        </p>
      </div>
      <div className={css.answer} ref={answer} tabIndex={-1}>
        {answers || opened ? (
          children
        ) : (
          <>
            {hidden}
            <span className={css.open} lang="en">
              <Button size="sm" onClick={() => setOpened(true)}>
                Show answer <VisuallyHidden>of {number}</VisuallyHidden>
              </Button>
            </span>
          </>
        )}
      </div>
      <ReportFlag line={line} what={what} words={words} />
    </li>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <span className={css.name} lang="en">
      {name}:
    </span>{' '}
    {children}
  </div>
)

/** One after the other. The blanks between them are where a line may end. */
const Texts = ({ texts, wrong }: { texts: readonly string[]; wrong?: boolean }) => (
  <ul className={css.texts} data-wrong={wrong || undefined}>
    {texts.map((text) => (
      <Fragment key={text}>
        <li>{text}</li>{' '}
      </Fragment>
    ))}
  </ul>
)

const Choices = ({ texts }: { texts: readonly string[] }) => (
  <ul className={css.choices}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
