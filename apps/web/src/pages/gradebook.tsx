import { useClassId } from '../features/classes/door.ts'
import { GradeSheet } from '../features/gradebook/page/grade-sheet.tsx'
import { useWorkbookActs } from '../features/workbooks/export/use-workbook-acts.ts'

export const GradebookPage = () => <GradeSheet workbook={useWorkbookActs(useClassId())} />

export { openAhead } from '../features/gradebook/page/open-ahead.ts'
