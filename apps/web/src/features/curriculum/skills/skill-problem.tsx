import type { SkillProblem as Problem } from '@klasrum/contract/skills'
import { placed } from '../../../lib/placed.ts'
import { Drawn } from '../../../ui/drawn.tsx'
import css from './skills.module.css'

/** A problem as it is asked; below it, where they are shown, the answer, the steps and what leads to each wrong answer. */
export const SkillProblemItem = ({ problem, answers }: { problem: Problem; answers: boolean }) => (
  <li className={css.problem}>
    <p className={css.stem}>{problem.stem}</p>
    {problem.drawing ? <Drawn drawing={problem.drawing} /> : null}
    {answers ? (
      <dl className={css.answers}>
        <div>
          <dt lang="en">Answer</dt>
          <dd>
            <b>{problem.answer}</b>
            {problem.also.length > 0 ? ` (${problem.also.join(', ')})` : ''}
          </dd>
        </div>
        <div>
          <dt lang="en">Steps</dt>
          <dd>
            {placed(problem.solution).map(({ each, place }) => (
              <p key={place}>{each}</p>
            ))}
          </dd>
        </div>
        <div>
          <dt lang="en">Wrong answers</dt>
          <dd>
            <ul>
              {problem.wrong.map(({ text, mistake }) => (
                <li key={text}>
                  <b>{text}</b>: {mistake}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    ) : null}
  </li>
)
