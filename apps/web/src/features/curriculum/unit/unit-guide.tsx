import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { useState } from 'react'
import { UnitContents } from './contents.tsx'
import { Ideas } from './ideas.tsx'
import { Lessons } from './lessons.tsx'
import { UnitQuestions } from './questions.tsx'
import { ReportProvider, type ReportTarget } from './report.ts'
import { ReportDialog } from './report-dialog.tsx'
import css from './unit.module.css'
import { UnitHead } from './unit-head.tsx'
import { UnitSkills } from './unit-skills.tsx'
import { useNamedPart, useOpenGroupsOnPaper } from './use-named-part.ts'

export function UnitGuide({ unit }: { unit: CurriculumUnit }) {
  const [target, setTarget] = useState<ReportTarget>()
  useNamedPart()
  useOpenGroupsOnPaper()
  return (
    <ReportProvider value={setTarget}>
      <div className={css.page}>
        <UnitContents unit={unit} />
        <div className={css.guide} lang={unit.language}>
          <UnitHead unit={unit} />
          <Ideas unit={unit} />
          <Lessons days={unit.days} competencies={unit.competencies} />
          <UnitQuestions unit={unit} />
          <UnitSkills skills={unit.skills} />
        </div>
      </div>
      {target ? <ReportDialog unit={unit} target={target} onClose={() => setTarget(undefined)} /> : null}
    </ReportProvider>
  )
}
