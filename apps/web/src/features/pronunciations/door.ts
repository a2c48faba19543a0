export { WordDialog } from './word-dialog.tsx'
