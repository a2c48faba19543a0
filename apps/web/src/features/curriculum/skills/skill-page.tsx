import { IconRefresh } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { LostState } from '../lost-state.tsx'
import { type SkillAddress, useSkill } from '../queries.ts'
import { languageNames, unitAddressOf } from '../unit-text.ts'
import { SkillProblemItem } from './skill-problem.tsx'
import { gradesOf } from './skill-rows.tsx'
import css from './skills.module.css'
import { WorksheetCard } from './worksheet-card.tsx'

const seeds = 4_294_967_295

const lostWords = {
  gone: 'There is no such kind of problem.',
  failed: 'The problems could not be loaded.',
  all: 'All kinds of problems',
}

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
              <SkillProblemItem key={problem.stem} problem={problem} answers={answers} />
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
                    <Link to="/curriculum/$area/$grade/$topic" params={unitAddressOf(id)}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      ) : error ? (
        <LostState error={error} onRetry={() => void refetch()} words={lostWords} to="/curriculum/skills" />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading the problems...</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
    </SignedInFrame>
  )
}
