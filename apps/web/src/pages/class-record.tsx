import { ClassRecord } from '../features/classes/record/class-record.tsx'
import { SheetTab } from '../features/gradebook/designer/sheet-tab.tsx'
import { RosterPanel } from '../features/learners/roster/roster-panel.tsx'
import { WorkbookButtons } from '../features/workbooks/export/workbook-buttons.tsx'

export const ClassRecordPage = () => (
  <ClassRecord
    tools={(klass) => <WorkbookButtons klass={klass} />}
    roster={(classId) => <RosterPanel classId={classId} />}
    sheet={(classId) => <SheetTab classId={classId} />}
  />
)
