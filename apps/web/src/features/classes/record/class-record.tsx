import type { ClassSummary } from '@klasrum/contract/classes'
import { IconAddressBook } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Fold } from '../../../ui/fold.tsx'
import { ClassFrame } from '../class-frame.tsx'
import { QuarterChoice } from '../class-steps.tsx'
import { EditClass } from '../form/edit-class.tsx'
import css from './class-info.module.css'
import { ClassInfo } from './class-info.tsx'
import { ClassNow } from './class-now.tsx'
import { ClassOpenings } from './class-openings.tsx'

type ClassRecordProps = {
  /** Which scores of the current quarter are still open. */
  open: (klass: ClassSummary) => ReactNode
  /** What can be done with the record as a whole. */
  tools: (klass: ClassSummary) => ReactNode
  directory: (klass: ClassSummary) => ReactNode
  /** Weights, items and grades of the chosen quarter. */
  sheet: (classId: number) => ReactNode
}

/** The class record designer: Class Info with `?view=1`, its items with `tab=sheet`, otherwise Class Setup. */
export function ClassRecord(parts: ClassRecordProps) {
  const isItems = useUrlValues().values.tab === 'sheet'
  return (
    <ClassFrame
      step={isItems ? 'items' : 'setup'}
      title="Class record"
      loading="Loading class record"
      failed="Failed to load class record"
      quarters={false}
    >
      {(klass) => (isItems ? <Items klass={klass} {...parts} /> : <Record klass={klass} {...parts} />)}
    </ClassFrame>
  )
}

type PartsOf = ClassRecordProps & { klass: ClassSummary }

const Items = ({ klass, sheet }: PartsOf) => (
  <>
    <div className={css.itemsHead}>
      <h2>Weights and items</h2>
      <QuarterChoice klass={klass} />
    </div>
    {sheet(klass.id)}
  </>
)

function Record({ klass, open, tools, directory }: PartsOf) {
  const { user } = useSession()
  const { values, change } = useUrlValues()
  const [looking, setLooking] = useState(false)
  if (!user) return null
  if (values.view !== '1' && klass.archived_at === null)
    return <EditClass key={klass.id} user={user} klass={klass} onClose={() => change({ view: '1' })} />
  return (
    <>
      <div className={css.overview}>
        <ClassNow klass={klass} open={open} />
        <ClassInfo klass={klass} onEdit={() => change({ view: '' })} />
      </div>
      <div className={css.tools}>{tools(klass)}</div>
      <Fold
        icon={<IconAddressBook />}
        title="Student directory"
        text={`Find learners of ${klass.school_name}`}
        ready
        open={looking}
        onToggle={setLooking}
      >
        {directory(klass)}
      </Fold>
      {user.role === 'teacher' ? null : <ClassOpenings id={klass.id} />}
    </>
  )
}
