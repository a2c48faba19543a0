const oneRow = 'It changes or adds one row of bounded size to records that are bounded in number.'
const oneSheet = 'It changes cells of a sheet, which holds so many learners and items and no more.'
const ofAdmins = 'Only an administrator can call it, and each change is recorded.'
const ofManagers = 'Only those who keep places can call it, and each change is in the history of the place.'
const oneLink = 'It works once, with a link that was mailed.'
const onPaper = 'It moves or writes what stands on a paper, which holds so many questions and no more.'

/** Calls with a body that have no quota, and why. */
export const withoutQuota: Record<string, string> = {
  'POST /api/auth/verification': oneLink,
  'POST /api/auth/verify-email': oneLink,
  'PATCH /api/account': oneRow,
  'POST /api/user/topup': 'At most ten wait for approval.',
  'POST /api/admin/topup': ofAdmins,
  'POST /api/admin/topups/{id}/approve': ofAdmins,
  'POST /api/admin/topups/{id}/reject': ofAdmins,
  'POST /api/admin/school-requests/{id}/approve': ofAdmins,
  'POST /api/admin/school-requests/{id}/refuse': ofAdmins,
  'PATCH /api/admin/settings': ofAdmins,
  'PATCH /api/admin/users/{id}': ofAdmins,
  'POST /api/education/divisions': ofManagers,
  'PUT /api/education/divisions/{id}': ofManagers,
  'POST /api/education/districts': ofManagers,
  'PUT /api/education/districts/{id}': ofManagers,
  'POST /api/education/schools': ofManagers,
  'PUT /api/education/schools/{id}': ofManagers,
  'PUT /api/education/subjects/{id}': oneRow,
  'POST /api/education/terms': ofAdmins,
  'PUT /api/education/terms/{id}': ofAdmins,
  'POST /api/education/teachers': 'Everybody has one profile.',
  'PUT /api/education/teachers/{id}': oneRow,
  'PUT /api/education/teachers/by-user/{id}': oneRow,
  'POST /api/education/teachers/{id}/confirm-school': oneRow,
  'POST /api/education/teachers/{id}/decline-school': oneRow,
  'POST /api/education/classes': 'The classes of one person and term are bounded in number.',
  'PUT /api/education/classes/{id}': oneRow,
  'POST /api/education/classes/{id}/copy': 'The classes of one person and term are bounded in number.',
  'POST /api/education/students': 'The learners that one person adds are bounded in number.',
  'PUT /api/education/students/{id}': oneRow,
  'POST /api/education/enrollments': 'A roster is bounded in number.',
  'POST /api/education/transfers': 'One transfer of a learner waits at a time.',
  'PUT /api/education/roster-imports/{id}/rows': 'It mends a preview, of which there are so many.',
  'POST /api/education/grade-items': 'A quarter is bounded in items.',
  'POST /api/education/classes/{id}/sheets/{quarter}/set-up': 'A quarter is bounded in items.',
  'PUT /api/education/grade-items/{id}': oneRow,
  'PUT /api/education/classes/{id}/quarter-weights/{quarter}': oneRow,
  'PUT /api/education/scores': oneSheet,
  'PUT /api/education/classes/{id}/sheets/{quarter}/cells': oneSheet,
  'POST /api/education/students/{id}/ws-qa': oneSheet,
  'POST /api/education/classes/{id}/recompute-quarter-grades': oneSheet,
  'POST /api/education/classes/{id}/quarters/{quarter}/reopen': oneRow,
  'PUT /api/education/classes/{id}/workbook/{preview_id}': 'It mends a preview, of which there are so many.',
  'PUT /api/education/section-advisers': oneRow,
  'PUT /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}': onPaper,
  'POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/restore': onPaper,
  'POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/move': onPaper,
  'POST /api/item-bank': 'A bank is bounded in number.',
  'PUT /api/item-bank/{id}': oneRow,
  'PUT /api/item-bank/{id}/sharing': oneRow,
  'PATCH /api/lesson-plans/runs/{id}/files/{file_id}/plan/texts/{text_id}': onPaper,
  'PATCH /api/lesson-plans/runs/{id}/files/{file_id}/plan/heading': onPaper,
  'PATCH /api/education/slideshows/{id}': oneRow,
  'PUT /api/education/pronunciations': 'The words that one person corrects are bounded in number.',
}

/** Files that are read and not stored: nobody's room is asked for. */
export const notStored = [
  'POST /api/education/imports/{kind}',
  'POST /api/education/classes/{id}/roster-imports',
  'POST /api/education/classes/{id}/workbook',
]
/** One for the whole installation; and what nobody is kept from by lack of room, a little beyond it. */
export const besideRoom = ['POST /api/admin/settings/wallet-qr', 'POST /api/user/topup/{id}/payment-proof']
