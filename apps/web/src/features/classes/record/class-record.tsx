import type { ClassSummary } from '@klasrum/contract/classes'
import { IconAddressBook, IconTable, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Fold } from '../../../ui/fold.tsx'
import { ClassFrame } from '../class-frame.tsx'
import { QuarterChoice } from '../class-steps.tsx'
import { periodText } from '../class-text.ts'
import { EditClass } from '../form/edit-class.tsx'
import { useQuarter } from '../use-quarter.ts'
import css from './class-info.module.css'
import { ClassInfo } from './class-info.tsx'
import { ClassNow } from './class-now.tsx'
import { ClassOpenings } from './class-openings.tsx'

type ClassRecordProps = {
  /** What can be done with the record of a quarter; it stands beside the choice of one. */
  tools: (klass: ClassSummary) => ReactNode
  directory: (klass: ClassSummary) => ReactNode
  roster: (classId: number) => ReactNode
  /** Weights, items and grades of the chosen quarter. */
  sheet: (classId: number) => ReactNode
}

/** The class record designer: Class Info with `?view=1`, otherwise Class Setup. */
export const ClassRecord = (parts: ClassRecordProps) => (
  <ClassFrame
    step="setup"
    title="Class record"
    loading="Loading class record"
    failed="Failed to load class record"
    quarters={false}
  >
    {(klass) => <RecordParts klass={klass} {...parts} />}
  </ClassFrame>
)

function RecordParts({ klass, tools, directory, roster, sheet }: ClassRecordProps & { klass: ClassSummary }) {
  const { user } = useSession()
  const { values, change } = useUrlValues()
  const { quarter } = useQuarter(klass)
  const opened = useOpenedParts()
  const reading = values.view === '1' || klass.archived_at !== null
  if (!user) return null
  return (
    <>
      {reading ? (
        <div className={css.overview}>
          <ClassNow klass={klass} />
          <ClassInfo klass={klass} onEdit={() => change({ view: '' })} />
        </div>
      ) : (
        <EditClass key={klass.id} user={user} klass={klass} onClose={() => change({ view: '1' })} />
      )}
      <div className={css.tools}>
        <QuarterChoice klass={klass} />
        {tools(klass)}
      </div>
      <Fold
        icon={<IconUsers />}
        title="Enrolled learners"
        text={`${counted(klass.learner_count, 'learner')} on the roster`}
        {...opened('roster')}
      >
        {roster(klass.id)}
      </Fold>
      <Fold
        icon={<IconTable />}
        title="Weights, items and grades"
        text={`${periodText(klass, quarter)} of the grade sheet`}
        {...opened('sheet')}
      >
        {sheet(klass.id)}
      </Fold>
      <Fold
        icon={<IconAddressBook />}
        title="Student directory"
        text={klass.school_name}
        ready
        {...opened('directory')}
      >
        {directory(klass)}
      </Fold>
      {reading && user.role !== 'teacher' ? <ClassOpenings id={klass.id} /> : null}
    </>
  )
}

/** The parts that are open stand in the address. */
function useOpenedParts() {
  const { values, change } = useUrlValues()
  const open = values.tab?.split(',') ?? []
  return (part: 'roster' | 'sheet' | 'directory') => ({
    open: open.includes(part),
    onToggle: (opens: boolean) => {
      const others = open.filter((each) => each !== part)
      change({ tab: (opens ? [...others, part] : others).join(',') }, { replace: true })
    },
  })
}
