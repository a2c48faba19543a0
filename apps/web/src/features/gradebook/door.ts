export { itemText } from './items/item-kinds.ts'
export { loadSheetsAgain, useSheet } from './page/queries.ts'
