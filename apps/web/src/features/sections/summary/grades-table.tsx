import type { SectionGrades } from '@klasrum/contract/sections'
import { Fragment } from 'react'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { GradeFigure } from '../../reports/door.ts'
import css from './grades-table.module.css'
import { LearnerName } from './learner-name.tsx'
import { averageIn, learnerGroupsOf, type SummarySort, type SummaryView, shownGradeIn } from './views.ts'

type GradesTableProps = {
  grades: SectionGrades
  view: SummaryView
  sort: SummarySort
  /** Names lead to the learner's page, for those who may open every class. */
  linked: boolean
}

/** Scrolls inside itself; names stay where they are. */
export function SectionGradesTable({ grades: { learners, subjects }, view, sort, linked }: GradesTableProps) {
  const isFinal = view === 'final'
  const width = subjects.length + (isFinal ? 3 : 2)
  return (
    <ScrollArea label="Grades of the section">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            {subjects.map(({ class_id, subject_name, teacher }) => (
              <th key={class_id} scope="col">
                {subject_name}
                <small>{teacher ?? 'No teacher'}</small>
              </th>
            ))}
            <th scope="col" data-average>
              {isFinal ? 'General average' : 'Average'}
            </th>
            {isFinal ? (
              <th scope="col" data-words>
                Descriptor
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {learnerGroupsOf(learners, sort, view).map((group) => (
            <Fragment key={group.title ?? 'all'}>
              {group.title ? (
                <tr className={css.group}>
                  <th scope="rowgroup">
                    {group.title} <span>{group.learners.length}</span>
                  </th>
                  <td colSpan={width - 1} />
                </tr>
              ) : null}
              {group.learners.map((learner, index) => (
                <tr key={learner.student_id} className={css.row} data-five={index % 5 === 4 || undefined}>
                  <th scope="row">
                    <span className={css.place}>{index + 1}</span>
                    <LearnerName learner={learner} subjects={subjects} linked={linked} />
                  </th>
                  {subjects.map(({ class_id }, at) => {
                    const shown = shownGradeIn(learner, at, view)
                    return (
                      <td key={class_id}>
                        {shown ? <GradeFigure {...shown} /> : <span className={css.apart}>not enrolled</span>}
                      </td>
                    )
                  })}
                  <td data-average>
                    <GradeFigure grade={averageIn(learner, view)} />
                  </td>
                  {isFinal ? <td data-words>{learner.descriptor ?? '—'}</td> : null}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
