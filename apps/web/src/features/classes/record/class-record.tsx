import type { ClassSummary } from '@klasrum/contract/classes'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { ClassFrame } from '../class-frame.tsx'
import { QuarterChoice } from '../class-steps.tsx'
import { EditClass } from '../form/edit-class.tsx'
import css from './class-info.module.css'
import { ClassInfo } from './class-info.tsx'
import { ClassOpenings } from './class-openings.tsx'

type ClassRecordProps = {
  /** What can be done with the record as a whole; it stands beside the tabs. */
  tools: (klass: ClassSummary) => ReactNode
  /** Stands under the class's own fields. */
  directory: (klass: ClassSummary) => ReactNode
  /** What the Roster tab holds. */
  roster: (classId: number) => ReactNode
  /** What the Grade sheet tab holds. */
  sheet: (classId: number) => ReactNode
}

/** The class record designer: Class Info with `?view=1`, otherwise Class Setup. */
export const ClassRecord = (tabs: ClassRecordProps) => (
  <ClassFrame
    step="setup"
    title="Class record"
    loading="Loading class record"
    failed="Failed to load class record"
    quarters={false}
  >
    {(klass) => <RecordTabs klass={klass} {...tabs} />}
  </ClassFrame>
)

const names = ['info', 'roster', 'sheet'] as const
type Tab = (typeof names)[number]

function RecordTabs({ klass, tools, directory, roster, sheet }: ClassRecordProps & { klass: ClassSummary }) {
  const { user } = useSession()
  const { values, change } = useUrlValues()
  const tab: Tab = names.find((each) => each === values.tab) ?? 'info'
  const reading = values.view === '1' || klass.archived_at !== null
  if (!user) return null
  return (
    <div>
      <Tabs
        label="Parts of the record"
        value={tab}
        onChange={(next) => change({ tab: next === 'info' ? '' : next })}
        tabs={[
          { value: 'info', label: reading ? 'Class info' : 'Class setup' },
          { value: 'roster', label: 'Roster list' },
          { value: 'sheet', label: 'Grade sheet setup' },
        ]}
        tools={
          <>
            <QuarterChoice klass={klass} />
            {tools(klass)}
          </>
        }
      >
        {tab === 'roster' ? roster(klass.id) : null}
        {tab === 'sheet' ? sheet(klass.id) : null}
        {tab === 'info' ? (
          <div className={css.info}>
            {reading ? (
              <ClassInfo klass={klass} onEdit={() => change({ view: '' })} />
            ) : (
              <EditClass key={klass.id} user={user} klass={klass} onClose={() => change({ view: '1' })} />
            )}
            {directory(klass)}
            {reading && user.role !== 'teacher' ? <ClassOpenings id={klass.id} /> : null}
          </div>
        ) : null}
      </Tabs>
    </div>
  )
}
