import type { Target } from '../../ui/target.ts'
import type { DashboardWork } from './figures.ts'

type InSheet = Pick<DashboardWork['classes'][number], 'class_id' | 'quarter'>

export const sheetOf = ({ class_id, quarter }: InSheet): Target => ({
  to: '/classes/$classId/gradebook',
  params: { classId: String(class_id) },
  search: { quarter: String(quarter) },
})
