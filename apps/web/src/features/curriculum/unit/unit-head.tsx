import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { IconCheck, IconFlag, IconPrinter, IconWand } from '@tabler/icons-react'
import { shortDay } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { gradesText, languageNames, partOfYearText } from '../unit-text.ts'
import { useReport } from './report.ts'
import css from './unit.module.css'

export function UnitHead({ unit }: { unit: CurriculumUnit }) {
  const report = useReport()
  return (
    <header className={css.head}>
      <p className={css.place} lang="en">
        {unit.area} · {gradesText(unit.grades)} · {languageNames[unit.language]}
      </p>
      <p className={css.title}>{unit.title}</p>
      <section aria-labelledby="competencies">
        <h2 id="competencies" className={css.small} lang="en">
          Learning competencies
        </h2>
        <ul className={css.competencies}>
          {unit.competencies.map(({ text, code }) => (
            <li key={text}>
              {text}
              {code ? <span className={css.code}> {code}</span> : null}
            </li>
          ))}
        </ul>
      </section>
      {unit.standards ? <Standards {...unit.standards} /> : null}
      <div className={css.actions} lang="en">
        <ButtonLink kind="next" icon={<IconWand />} to="/lesson-plans" search={{ unit: unit.id }}>
          Make a lesson from this topic
        </ButtonLink>
        <Button icon={<IconPrinter />} onClick={() => print()}>
          Print
        </Button>
        <Button
          kind="plain"
          icon={<IconFlag />}
          onClick={() => report({ line: null, what: 'topic', words: unit.title })}
        >
          Report a mistake
        </Button>
      </div>
      <p className={css.written} lang="en">
        Written {shortDay(unit.written)}.{' '}
        {unit.second_reading ? (
          <Badge tone="done" icon={<IconCheck />}>
            Checked by a second reader, {shortDay(unit.second_reading)}
          </Badge>
        ) : (
          'Not checked by a second reader yet.'
        )}
      </p>
    </header>
  )
}

function Standards({ part_of_year, content, performance, source }: NonNullable<CurriculumUnit['standards']>) {
  const standards = [
    { name: 'Content standard', text: content },
    { name: 'Performance standard', text: performance },
  ].filter(({ text }) => text !== '')
  return (
    <details className={css.standards}>
      <summary lang="en">Standards of {partOfYearText(part_of_year)}</summary>
      <dl>
        {standards.map(({ name, text }) => (
          <div key={name}>
            <dt lang="en">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css.written} lang="en">
        From: {source}
      </p>
    </details>
  )
}
