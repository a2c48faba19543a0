import type { ClassSummary } from '@klasrum/contract/classes'
import { ClassRecord } from '../features/classes/record/class-record.tsx'
import { RecalculateButton } from '../features/gradebook/designer/recalculate-button.tsx'
import { RecordMenu } from '../features/gradebook/designer/record-menu.tsx'
import { SheetSetup } from '../features/gradebook/designer/sheet-setup.tsx'
import { StudentDirectory } from '../features/learners/add/student-directory.tsx'
import { RosterPanel } from '../features/learners/roster/roster-panel.tsx'
import { FormsLink } from '../features/school-forms/door.ts'
import { useWorkbookActs } from '../features/workbooks/export/use-workbook-acts.ts'
import { WorkbookButtons } from '../features/workbooks/export/workbook-buttons.tsx'
import { useNarrow } from '../ui/use-narrow.ts'

export const ClassRecordPage = () => (
  <ClassRecord
    tools={(klass) => <RecordTools klass={klass} />}
    directory={(klass) => <StudentDirectory key={klass.id} klass={klass} />}
    roster={(classId) => <RosterPanel classId={classId} />}
    sheet={(classId) => <SheetSetup classId={classId} />}
  />
)

function RecordTools({ klass }: { klass: ClassSummary }) {
  const workbook = useWorkbookActs(klass.id)
  return useNarrow() ? (
    <RecordMenu klass={klass} workbook={workbook} />
  ) : (
    <>
      <WorkbookButtons klass={klass} workbook={workbook} />
      <FormsLink classId={klass.id} />
      <RecalculateButton klass={klass} />
    </>
  )
}
