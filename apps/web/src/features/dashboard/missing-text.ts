import { counted } from '../../lib/format.ts'
import type { DashboardWork } from './figures.ts'

/** "15 scores missing, 2 items not begun" */
export function missingText(
  klass: Pick<DashboardWork['classes'][number], 'missing' | 'set_to_zero' | 'to_begin' | 'progress'>,
): string {
  const { missing, set_to_zero, to_begin, progress } = klass
  const parts = [
    set_to_zero > 0 ? `${set_to_zero} set to 0` : '',
    missing > 0 ? `${counted(missing, 'score')} missing` : '',
    to_begin > 0 && progress !== null ? `${counted(to_begin, 'item')} not begun` : '',
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  return progress === null ? 'Nothing to score yet' : 'All scores are in'
}
