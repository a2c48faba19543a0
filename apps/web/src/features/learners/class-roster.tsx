import type { ClassSummary } from '@klasrum/contract/classes'
import { lazy, Suspense } from 'react'
import { useUrlValues } from '../../lib/url-values.ts'
import { Card } from '../../ui/card.tsx'
import { ClassFrame } from '../classes/door.ts'
import { RosterBones } from './roster/roster-bones.tsx'
import { RosterPanel } from './roster/roster-panel.tsx'

const RosterImport = lazy(async () => ({
  default: (await import('./import/roster-import.tsx')).RosterImportPanel,
}))

/** The roster of one class; the import of a list takes its place while it goes on. */
export const ClassRoster = () => (
  <ClassFrame
    step="roster"
    title="Class roster"
    loading="Loading class roster"
    failed="Failed to load class roster"
    quarters={false}
  >
    {(klass) => <RosterOrImport klass={klass} />}
  </ClassFrame>
)

function RosterOrImport({ klass }: { klass: ClassSummary }) {
  const { values } = useUrlValues()
  if (values.import !== 'list' || klass.archived_at) return <RosterPanel classId={klass.id} />
  return (
    <Suspense
      fallback={
        <Card>
          <RosterBones />
        </Card>
      }
    >
      <RosterImport klass={klass} />
    </Suspense>
  )
}
