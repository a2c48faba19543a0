import { ClassRecord } from '../features/classes/record/class-record.tsx'
import { SheetTab } from '../features/gradebook/designer/sheet-tab.tsx'
import { RosterPanel } from '../features/learners/roster/roster-panel.tsx'

export const ClassRecordPage = () => (
  <ClassRecord
    roster={(classId) => <RosterPanel classId={classId} />}
    sheet={(classId) => <SheetTab classId={classId} />}
  />
)
