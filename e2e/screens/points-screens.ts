import { aPicture } from '@klasrum/testkit/pictures'
import { asFile, topUpPanel } from '../pages/top-up-panel.ts'
import { fail, heading, hold, inTurn, lose, press, type Screen, type Stage, text, waiting } from './stage.ts'

const picture = await aPicture()

/** The picture was sent before by somebody else, so the list warns of it. */
const flagged = inTurn(waiting(picture), waiting(picture, 1000))

const dialog = (name: string) => (stage: Stage) => stage.page.getByRole('dialog', { name }).waitFor()
const more = (item: string) => async (stage: Stage) => {
  await stage.page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await stage.page.getByRole('menuitem', { name: item }).click()
}
const viewFirst = ({ page }: Stage) =>
  page
    .getByRole('button', { name: /^View proof/, disabled: false })
    .first()
    .click()
const approveFlagged = ({ page }: Stage) =>
  page
    .getByRole('row', { name: /Same screenshot as/ })
    .getByRole('button', { name: 'Approve' })
    .first()
    .click()
const choose = async ({ page }: Stage) => topUpPanel(page).file.setInputFiles(asFile(picture))

export const pointsScreens: Screen[] = [
  {
    name: 'add-points-with-screenshot',
    as: 'teacher',
    at: '/dashboard?add=points',
    after: inTurn(choose, text('receipt.png')),
  },
  {
    name: 'add-points-upload-failed',
    as: 'teacher',
    at: '/dashboard?add=points',
    before: fail('**/payment-proof'),
    after: inTurn(choose, press('Submit Payment'), text('Failed to upload payment proof. Please try again.')),
  },
  { name: 'points-history', as: 'teacher', at: '/dashboard/points', after: text(/Add Points/) },
  {
    name: 'points-usage',
    as: 'teacher',
    at: '/dashboard/points?tab=usage',
    after: text('Free points for a verified e-mail address'),
  },
  {
    name: 'points-history-failed',
    as: 'teacher',
    at: '/dashboard/points',
    before: fail('**/api/user/topups*'),
    after: text('Failed to fetch topup history'),
  },
]

export const deskScreens: Screen[] = [
  {
    name: 'pending-topups',
    as: 'admin',
    at: '/pending-topups',
    before: flagged,
    after: text(/Same screenshot as/),
  },
  { name: 'pending-topups-loading', as: 'admin', at: '/pending-topups', before: hold('**/api/admin/*') },
  {
    name: 'pending-topups-empty',
    as: 'admin',
    at: '/pending-topups?search=nobody-of-that-name',
    after: text('No pending topups found'),
  },
  {
    name: 'pending-topups-viewer',
    as: 'admin',
    at: '/pending-topups',
    before: flagged,
    after: inTurn(approveFlagged, text('Used before')),
  },
  {
    name: 'pending-topups-viewer-without-picture',
    as: 'admin',
    at: '/pending-topups',
    before: inTurn(waiting(picture), lose('**/api/uploads/payment_proofs/*')),
    after: inTurn(viewFirst, text('Failed to load payment proof')),
  },
  {
    name: 'pending-topups-reject',
    as: 'admin',
    at: '/pending-topups',
    before: waiting(picture),
    after: inTurn(press('Reject'), dialog('Reject this top-up')),
  },
  { name: 'users', as: 'admin', at: '/admin?search=klasrum.example', after: text('maricel@klasrum.example') },
  {
    name: 'users-used-up',
    as: 'admin',
    at: '/admin?search=klasrum.example',
    before: ({ page }) =>
      page.route('**/api/admin/spending', (route) =>
        route.fulfill({
          json: { paid_voice: true, today: '2026-11-17', used_up: ['voice'], days: [], people: [] },
        }),
      ),
    after: text('A limit of today is reached'),
  },
  { name: 'users-grid', as: 'admin', at: '/admin?view=grid', after: text(/entries$/) },
  {
    name: 'users-none',
    as: 'admin',
    at: '/admin?search=nobody-of-that-name',
    after: text('No users found'),
  },
  { name: 'health', as: 'admin', at: '/admin/health', after: text('Background work') },
  {
    name: 'health-failed',
    as: 'admin',
    at: '/admin/health',
    before: fail('**/api/admin/health'),
    after: text('The figures could not be read.'),
  },
  { name: 'users-edit', as: 'admin', at: '/admin', after: inTurn(press('Edit'), dialog('Edit user')) },
  {
    name: 'users-top-up',
    as: 'admin',
    at: '/admin?role=teacher',
    after: inTurn(press('Top Up'), dialog('Top Up')),
  },
  {
    name: 'users-usage-history',
    as: 'admin',
    at: '/admin?role=teacher',
    after: inTurn(more('Usage History'), text('No more results')),
  },
  {
    name: 'users-delete',
    as: 'admin',
    at: '/admin?role=teacher',
    after: inTurn(more('Delete'), dialog('Delete user')),
  },
  { name: 'settings', as: 'admin', at: '/dashboard/settings', after: heading('Terms') },
  {
    name: 'settings-points',
    as: 'admin',
    at: '/dashboard/settings?section=points',
    after: heading('Wallet'),
  },
  {
    name: 'settings-contact',
    as: 'admin',
    at: '/dashboard/settings?section=contact',
    after: heading('Support contacts'),
  },
  {
    name: 'settings-material',
    as: 'admin',
    at: '/dashboard/settings?section=material',
    after: heading('Language model'),
  },
  {
    name: 'settings-voices',
    as: 'admin',
    at: '/dashboard/settings?section=voices',
    after: heading('Voices'),
  },
  {
    name: 'settings-accounts',
    as: 'admin',
    at: '/dashboard/settings?section=accounts',
    after: heading('Storage'),
  },
]
