import type { ClassSummary } from '@klasrum/contract/classes'
import { policyOf } from '@klasrum/grading/policies'
import { useUrlValues } from '../../lib/url-values.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { SmallSelect } from '../../ui/small-select.tsx'
import { StepLinks } from '../../ui/step-links.tsx'
import { periodsOf } from './class-text.ts'
import { useQuarter } from './use-quarter.ts'

/** The page of a learner is no step of its own. */
export type ClassStep = 'setup' | 'roster' | 'items' | 'sheet' | 'reports' | 'learner'

/** The way through a class record. */
export function ClassSteps({ klass, step }: { klass: ClassSummary; step: ClassStep }) {
  const { values } = useUrlValues()
  const kept = values.quarter ? { quarter: values.quarter } : {}
  const reading = values.view === '1' || step !== 'setup' || klass.archived_at !== null
  /* On the page itself as its address has it: an archived class is read under both. */
  const view = step === 'setup' ? values.view : '1'
  const params = { classId: String(klass.id) }
  return (
    <StepLinks
      label="Class record"
      current={step === 'learner' ? 'reports' : step}
      steps={[
        {
          key: 'setup',
          label: reading ? 'Class Info' : 'Class Setup',
          to: '/classes/$classId/record',
          params,
          search: view ? { view, ...kept } : kept,
          withSearch: true,
        },
        {
          key: 'roster',
          label: 'Roster',
          count: klass.learner_count,
          to: '/classes/$classId',
          params,
          search: kept,
        },
        {
          key: 'items',
          label: 'Items',
          to: '/classes/$classId/record',
          params,
          search: { view: '1', tab: 'sheet', ...kept },
          withSearch: true,
        },
        { key: 'sheet', label: 'Grade Sheet', to: '/classes/$classId/gradebook', params, search: kept },
        { key: 'reports', label: 'Reports', to: '/classes/$classId/reports', params, search: kept },
      ]}
    />
  )
}

/** The quarter or term a class record is looked at for; `small` where it stands in a row with other tools. */
export function QuarterChoice({ klass, small }: { klass: ClassSummary; small?: boolean }) {
  const { quarter, setQuarter } = useQuarter(klass)
  const Choice = small ? SmallSelect : Segmented
  return (
    <Choice
      label={policyOf(klass.policy).period}
      value={String(quarter)}
      onChange={setQuarter}
      options={periodsOf(klass)}
    />
  )
}
