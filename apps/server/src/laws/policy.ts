import { accountPolicy } from './account-policy.ts'
import { accountSafetyPolicy } from './account-safety-policy.ts'
import { classPolicy } from './class-policy.ts'
import { curriculumPolicy } from './curriculum-policy.ts'
import { gradebookPolicy } from './gradebook-policy.ts'
import { learnerPolicy } from './learner-policy.ts'
import { materialPolicy } from './material-policy.ts'
import { pointsPolicy } from './points-policy.ts'
import type { PolicyRow } from './policy-row.ts'
import { pronunciationPolicy } from './pronunciation-policy.ts'
import { reportPolicy } from './report-policy.ts'
import { rosterPolicy } from './roster-policy.ts'
import { schoolFormPolicy } from './school-form-policy.ts'
import { schoolPolicy } from './school-policy.ts'
import { scorePolicy } from './score-policy.ts'
import { showPolicy } from './show-policy.ts'
import { teacherPolicy } from './teacher-policy.ts'
import { workbookPolicy } from './workbook-policy.ts'

/** Who may call what, row by row, beside the contract and not taken from it. */
export const policy: Record<string, PolicyRow> = {
  'GET /api/health': { who: 'anyone' },
  'GET /api/admin/health': { who: ['admin'] },
  'GET /api/dashboard': { who: 'signed-in' },
  'GET /api/dashboard/work': { who: 'signed-in' },
  ...accountPolicy,
  ...accountSafetyPolicy,
  ...pointsPolicy,
  ...teacherPolicy,
  ...schoolPolicy,
  ...classPolicy,
  ...learnerPolicy,
  ...rosterPolicy,
  ...gradebookPolicy,
  ...scorePolicy,
  ...reportPolicy,
  ...workbookPolicy,
  ...schoolFormPolicy,
  ...materialPolicy,
  ...showPolicy,
  ...pronunciationPolicy,
  ...curriculumPolicy,
}
