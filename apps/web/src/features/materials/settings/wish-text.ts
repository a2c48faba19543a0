import { counted } from '../../../lib/format.ts'
import { difficultyTotal, mixOf, type Wish } from './wish.ts'

/** "4 sessions with quizzes of 5 items, exam of 40, slide show of 30 min" */
export const wishText = (wish: Wish): string =>
  [
    `${counted(wish.sessions, 'session with a quiz', 'sessions with quizzes')} of ${counted(wish.quizItems, 'item')}`,
    ...(wish.exam ? [`exam of ${difficultyTotal(mixOf(wish))}`] : []),
    ...(wish.show ? [`slide show of ${wish.minutes} min`] : []),
  ].join(', ')
