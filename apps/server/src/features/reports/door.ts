/** Report cards, for whoever may open the class. */
export { type CardClass, readCards } from './report-cards.ts'
