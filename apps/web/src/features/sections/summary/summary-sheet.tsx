import type { Role } from '@klasrum/contract/fields'
import type { SectionGrades } from '@klasrum/contract/sections'
import { IconUserCheck, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { AdviserDialog } from '../adviser/adviser-dialog.tsx'
import type { SectionKey } from '../queries.ts'
import { sectionTitle } from '../section-text.ts'
import { SectionGradesTable } from './grades-table.tsx'
import css from './summary.module.css'
import { SummaryFiles } from './summary-files.tsx'
import { summarySorts, summaryViewIn, viewsOf } from './views.ts'

type SummarySheetProps = { section: SectionKey; grades: SectionGrades; role: Role }

export function SummarySheet({ section: key, grades, role }: SummarySheetProps) {
  const { values, change } = useUrlValues()
  const [appointing, setAppointing] = useState(false)
  const { section, learners, subjects } = grades
  const view = summaryViewIn(grades, values.period)
  const sort = summarySorts.find(({ value }) => value === values.sort)?.value ?? 'name'
  return (
    <Card as="section" aria-labelledby="section">
      <CardHead>
        <div>
          <h2 id="section">{sectionTitle(section)}</h2>
          <p className={css.about}>
            {section.school_name} · SY {section.school_year} · {counted(learners.length, 'learner')},{' '}
            {counted(subjects.length, 'subject')}
          </p>
          <p className={css.about}>Adviser: {section.adviser_name ?? 'none yet'}</p>
        </div>
        <div className={css.files}>
          {role === 'teacher' ? null : (
            <Button size="sm" icon={<IconUserCheck />} onClick={() => setAppointing(true)}>
              {section.adviser_id === null ? 'Appoint adviser' : 'Change adviser'}
            </Button>
          )}
          <SummaryFiles section={key} />
        </div>
      </CardHead>
      {learners.length === 0 ? (
        <EmptyState
          icon={<IconUsers />}
          title="No learners yet"
          text="Grades stand here once the classes of the section have learners."
        />
      ) : (
        <>
          <div className={css.tools}>
            <Segmented
              label="Period"
              value={view}
              onChange={(period) => change({ period }, { replace: true })}
              options={viewsOf(grades)}
            />
            <SmallSelect
              label="Sort"
              value={sort}
              onChange={(next) => change({ sort: next === 'name' ? '' : next }, { replace: true })}
              options={summarySorts}
            />
          </div>
          <SectionGradesTable grades={grades} view={view} sort={sort} linked={role !== 'teacher'} />
          <p className={css.note}>
            A dashed, hatched grade is provisional: scores are missing. A triangle marks a grade below 75.
          </p>
        </>
      )}
      {appointing ? <AdviserDialog section={section} onClose={() => setAppointing(false)} /> : null}
    </Card>
  )
}
