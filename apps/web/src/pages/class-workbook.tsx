import { WorkbookImport } from '../features/workbooks/import/workbook-import.tsx'

export const ClassWorkbookPage = () => <WorkbookImport />
