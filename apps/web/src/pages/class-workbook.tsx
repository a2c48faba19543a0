import { ClassWorkbookImport } from '../features/workbooks/import/workbook-import.tsx'

export const ClassWorkbookPage = () => <ClassWorkbookImport />
