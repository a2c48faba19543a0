export { forgetWorkbookPreviews } from './workbook-imports.store.ts'
