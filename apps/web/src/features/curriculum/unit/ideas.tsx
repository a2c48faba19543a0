import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { type CurriculumIdea, misconceptionsOf } from '../unit-text.ts'
import { AlsoRight } from './also-right.tsx'
import { ReportFlag } from './report-flag.tsx'
import css from './unit.module.css'
import { partId } from './use-named-part.ts'

/** What is to be understood: each idea with its words and the wrong ideas learners bring along. */
export const Ideas = ({ unit }: { unit: CurriculumUnit }) => (
  <section className={css.section} aria-labelledby="ideas">
    <h2 id="ideas" lang="en">
      Ideas
    </h2>
    {unit.ideas.map((idea) => (
      <IdeaPart key={idea.line} idea={idea} misconceptions={misconceptionsOf(unit, idea)} />
    ))}
  </section>
)

type IdeaPartProps = { idea: CurriculumIdea; misconceptions: CurriculumUnit['misconceptions'] }

const IdeaPart = ({ idea, misconceptions }: IdeaPartProps) => (
  <article className={css.part} id={partId(idea.line)}>
    <div className={css.partHead}>
      <h3>{idea.title}</h3>
      <ReportFlag line={idea.line} what="idea" words={idea.title} />
    </div>
    <p className={css.explanation}>{idea.explanation}</p>
    {idea.terms.length > 0 ? (
      <>
        <h4 lang="en">Words to know</h4>
        <dl className={css.terms}>
          {idea.terms.map(({ line, name, meaning, also }) => (
            <div key={line} id={partId(line)}>
              <dt>{name}</dt>
              <dd>
                {meaning}
                <AlsoRight texts={also} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    ) : null}
    {misconceptions.length > 0 ? (
      <>
        <h4 lang="en">Common wrong ideas</h4>
        <ul className={css.misconceptions}>
          {misconceptions.map(({ line, wrong, right }) => (
            <li key={line} id={partId(line)}>
              <div>
                <p className={css.wrongIdea}>“{wrong}”</p>
                <p>{right}</p>
              </div>
              <ReportFlag line={line} what="wrong idea" words={wrong} />
            </li>
          ))}
        </ul>
      </>
    ) : null}
  </article>
)
