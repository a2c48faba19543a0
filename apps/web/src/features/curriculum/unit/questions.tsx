import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { factLevelNames } from '../unit-text.ts'
import { ChoiceQuestion, ClassQuestion, OrderQuestion, TaskQuestion } from './question.tsx'
import { groupIds } from './question-groups.ts'
import css from './questions.module.css'
import page from './unit.module.css'

/** Everything that can be asked, numbered through, with answers that can be hidden. */
export function UnitQuestions({ unit }: { unit: CurriculumUnit }) {
  const { values, change } = useUrlValues()
  const answers = values.answers !== 'hidden'
  const numbers = numbersFrom(1)
  return (
    <section className={`${page.section} ${css.questions}`} aria-labelledby="questions">
      <div className={css.head} lang="en">
        <h2 id="questions">Questions</h2>
        <Switch
          label="Show answers"
          on={answers}
          onChange={(on) => change({ answers: on ? '' : 'hidden' }, { replace: true })}
        />
      </div>
      {unit.ideas.map((idea) => (
        <Group key={idea.line} title={idea.title}>
          {idea.facts.map((fact) => (
            <ChoiceQuestion
              key={fact.line}
              {...fact}
              number={numbers.next()}
              answers={answers}
              note={`${factLevelNames[fact.level]}${fact.choices_only ? ' · ask with choices only' : ''}`}
            />
          ))}
        </Group>
      ))}
      <Group title="Situations" id={groupIds.situations} lang="en">
        {unit.situations.map((situation) => (
          <ChoiceQuestion
            key={situation.line}
            {...situation}
            number={numbers.next()}
            answers={answers}
            note={factLevelNames[situation.level]}
          />
        ))}
      </Group>
      <Group title="Tasks" id={groupIds.tasks} lang="en">
        {unit.prompts.map((prompt) => (
          <TaskQuestion key={prompt.line} {...prompt} number={numbers.next()} answers={answers} />
        ))}
      </Group>
      <Group title="What belongs together" id={groupIds.classes} lang="en">
        {unit.classes.map((each) => (
          <ClassQuestion key={each.line} {...each} number={numbers.next()} answers={answers} />
        ))}
      </Group>
      <Group title="Put in order" id={groupIds.orders} lang="en">
        {unit.orders.map((order) => (
          <OrderQuestion key={order.line} {...order} number={numbers.next()} answers={answers} />
        ))}
      </Group>
    </section>
  )
}

function numbersFrom(first: number) {
  let last = first - 1
  return {
    next: () => {
      last += 1
      return last
    },
  }
}

type GroupProps = { title: string; id?: string; lang?: string; children: readonly ReactNode[] }

/** Closed at first on a phone, where all questions at once would be thirty screens long. */
function Group({ title, id, lang, children }: GroupProps) {
  const narrow = useNarrow()
  const [open] = useState(!narrow)
  if (children.length === 0) return null
  return (
    <details className={css.group} id={id} open={open}>
      <summary>
        <IconChevronRight className={css.chevron} size={18} aria-hidden />
        <h3 lang={lang}>{title}</h3>
        <span className={css.count} lang="en">
          {children.length}
        </span>
      </summary>
      <ol>{children}</ol>
    </details>
  )
}
