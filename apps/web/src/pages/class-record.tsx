import { ClassRecord } from '../features/classes/record/class-record.tsx'
import { RecalculateButton } from '../features/gradebook/designer/recalculate-button.tsx'
import { SheetTab } from '../features/gradebook/designer/sheet-tab.tsx'
import { StudentDirectory } from '../features/learners/add/student-directory.tsx'
import { RosterPanel } from '../features/learners/roster/roster-panel.tsx'
import { FormsLink } from '../features/school-forms/door.ts'
import { WorkbookButtons } from '../features/workbooks/export/workbook-buttons.tsx'

export const ClassRecordPage = () => (
  <ClassRecord
    tools={(klass) => (
      <>
        <WorkbookButtons klass={klass} />
        <FormsLink classId={klass.id} />
        <RecalculateButton klass={klass} />
      </>
    )}
    directory={(klass) => <StudentDirectory key={klass.id} klass={klass} />}
    roster={(classId) => <RosterPanel classId={classId} />}
    sheet={(classId) => <SheetTab classId={classId} />}
  />
)
