import { IconRefresh } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { type SkillAddress, useSkill } from '../queries.ts'
import { addressOf, languageNames } from '../unit-text.ts'
import { SkillProblem } from './skill-problem.tsx'
import { gradesOf } from './skill-rows.tsx'
import css from './skills.module.css'
import { WorksheetCard } from './worksheet-card.tsx'

const seeds = 4_294_967_295

/** One kind of problem: some of its problems, drawn anew at will, and a worksheet. */
export function SkillPage() {
  const { group = '', name = '' } = useParams({ strict: false }) as Partial<SkillAddress>
  const { values, change } = useUrlValues()
  const draw = {
    grade: /^([1-9]|1[0-2])$/.test(values.grade ?? '') ? Number(values.grade) : undefined,
    language: values.language === 'en' || values.language === 'fil' ? values.language : undefined,
    seed: /^\d{1,10}$/.test(values.seed ?? '') ? Math.min(seeds, Number(values.seed)) : 1,
  } as const
  const { data: skill, error, refetch } = useSkill({ group, name }, draw)
  const answers = values.answers !== 'hidden'
  return (
    <SignedInFrame
      title={skill?.name ?? 'Kind of problem'}
      subtitle={skill ? `${skill.area} · ${gradesOf(skill.grades)}` : undefined}
      back={{ to: '/curriculum/skills', label: 'Back to the computed problems' }}
    >
      {skill ? (
        <div className={css.page}>
          <div className={css.tools}>
            {skill.grades.first < skill.grades.last ? (
              <SmallSelect
                label="Grade"
                value={String(skill.grade)}
                onChange={(grade) => change({ grade })}
                options={Array.from({ length: skill.grades.last - skill.grades.first + 1 }, (_, at) =>
                  String(skill.grades.first + at),
                ).map((grade) => ({ value: grade, label: `Grade ${grade}` }))}
              />
            ) : null}
            {skill.languages.length > 1 ? (
              <SmallSelect
                label="Language"
                value={skill.language}
                onChange={(language) => change({ language })}
                options={skill.languages.map((language) => ({
                  value: language,
                  label: languageNames[language],
                }))}
              />
            ) : null}
            <Button
              size="sm"
              icon={<IconRefresh />}
              onClick={() =>
                change({ seed: String(1 + Math.floor(Math.random() * seeds)) }, { replace: true })
              }
            >
              Other numbers
            </Button>
            <Switch
              label="Show answers"
              on={answers}
              onChange={(on) => change({ answers: on ? '' : 'hidden' }, { replace: true })}
            />
          </div>
          <ol className={css.problems} lang={skill.language}>
            {skill.problems.map((problem) => (
              <SkillProblem key={problem.stem} problem={problem} answers={answers} />
            ))}
          </ol>
          <WorksheetCard
            address={{ group, name }}
            draw={{ grade: skill.grade, language: skill.language, seed: draw.seed }}
          />
          {skill.units.length > 0 ? (
            <section className={css.units} aria-labelledby="practised">
              <h2 id="practised">Topics that practise it</h2>
              <ul>
                {skill.units.map(({ id, label }) => (
                  <li key={id}>
                    <Link to="/curriculum/$area/$grade/$topic" params={addressOf(id)}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      ) : error ? (
        <Lost error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading the problems...</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
    </SignedInFrame>
  )
}

function Lost({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const gone = error instanceof CallRefused && (error.status === 404 || error.status === 400)
  return (
    <Card>
      <ErrorState
        title={gone ? 'There is no such kind of problem.' : sayOr(error, 'The problems could not be loaded.')}
        onRetry={gone ? undefined : onRetry}
        action={
          <ButtonLink size="sm" to="/curriculum/skills">
            All kinds of problems
          </ButtonLink>
        }
      />
    </Card>
  )
}
