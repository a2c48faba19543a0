import { roles } from '@klasrum/contract/fields'
import { seedPrices } from '@klasrum/points/prices'
import { aPicture } from '@klasrum/testkit/pictures'
import { aTopUp, aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { point_alarms, settings } from '../features/points/points.tables.ts'
import { admins, missingById, onlyOwners, type PolicyRow } from './policy-row.ts'

const listOfValues: PolicyRow = { who: 'anyone', ask: () => ({ query: { title: 'TOPUP' } }) }

const nonAdmins = ['school-admin', 'teacher', 'student', 'public', 'division-eps'] as const
const ownRequests: PolicyRow['records'] = {
  of: async ({ tx }, owner) => ({ params: { id: (await aTopUp(tx, owner)).id } }),
  missing: missingById,
  may: onlyOwners(nonAdmins),
}
/** Everybody's but one's own. */
const requestsOfOthers: PolicyRow['records'] = {
  of: async ({ tx }, owner) => {
    const { id, points } = await aTopUpWithProof(tx, owner)
    return { params: { id }, body: { points } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId }, body: { points: 310 } }),
  may: onlyOwners([], admins),
}
const anyAccount: PolicyRow['records'] = {
  of: async (_world, owner) => ({ params: { userId: owner.id } }),
  missing: ({ missingId }) => ({ params: { userId: missingId } }),
  may: onlyOwners(admins, admins),
}
const qrName = `${'0'.repeat(32)}.png`

/** Prices, top-ups, usage, alarms and the wallet. */
export const pointsPolicy: Record<string, PolicyRow> = {
  'GET /api/global-values/lookup': {
    who: 'anyone',
    ask: () => ({ query: { title: 'USE_POINTS', key: 'LESSON_PLAN' } }),
  },
  'GET /api/global-values/': listOfValues,
  'GET /global-values/': listOfValues,
  'GET /api/support': { who: 'anyone' },

  'POST /api/user/topup': { who: nonAdmins, ask: () => ({ body: { amount: 150, points: 150 } }) },
  'POST /api/user/topup/{id}/payment-proof': {
    who: nonAdmins,
    ask: async () => ({ file: await aPicture() }),
    records: ownRequests,
  },
  'POST /api/user/topup/{id}/cancel': { who: nonAdmins, records: ownRequests },
  'GET /api/user/topups': { who: 'signed-in' },
  'GET /api/user/usage': { who: 'signed-in' },
  'GET /api/uploads/payment_proofs/{name}': {
    who: 'signed-in',
    records: {
      of: async ({ tx, app }, owner) => {
        const { proofName } = await aTopUpWithProof(tx, owner)
        await app.house.storage.put(`payment_proofs/${proofName}`, await aPicture(), 'image/png')
        return { params: { name: proofName } }
      },
      missing: () => ({ params: { name: `${'f'.repeat(32)}.png` } }),
      may: onlyOwners(roles, admins),
    },
  },
  'POST /api/admin/topup': {
    who: admins,
    ask: () => ({ body: { amount: 150 } }),
    records: {
      of: async (_world, owner) => ({ body: { user_id: owner.id } }),
      missing: ({ missingId }) => ({ body: { user_id: missingId } }),
      may: onlyOwners([], admins),
    },
  },
  'GET /api/admin/topup/history/{userId}': { who: admins, records: anyAccount },
  'GET /api/admin/usage/history/{userId}': { who: admins, records: anyAccount },
  'GET /api/admin/pending-topups': { who: admins },
  'GET /api/admin/decided-topups': { who: admins },
  'GET /api/admin/stats': { who: admins },
  'POST /api/admin/topups/{id}/approve': { who: admins, records: requestsOfOthers },
  'POST /api/admin/topups/{id}/reject': {
    who: admins,
    ask: () => ({ body: { reason: 'Cannot be read' } }),
    records: requestsOfOthers,
  },
  'GET /api/admin/point-alarms': { who: admins },
  'POST /api/admin/point-alarms/{id}/settle': {
    who: admins,
    records: {
      of: async ({ tx }, { id: user_id }) => {
        const alarm = { user_id, balance: 1, entries_sum: 0, found_at: new Date() }
        const [raised] = await tx.insert(point_alarms).values(alarm).returning({ id: point_alarms.id })
        return { params: { id: raised?.id ?? 0 } }
      },
      missing: missingById,
      may: onlyOwners(admins, admins),
    },
  },

  'GET /api/wallet': { who: 'signed-in' },
  'GET /api/uploads/wallet/{name}': {
    who: 'signed-in',
    records: {
      of: async ({ tx, app }) => {
        await app.house.storage.put(`wallet/${qrName}`, await aPicture(), 'image/png')
        await tx.insert(settings).values({ key: 'wallet_qr', value: qrName }).onConflictDoNothing()
        return { params: { name: qrName } }
      },
      missing: () => ({ params: { name: `${'f'.repeat(32)}.png` } }),
      may: onlyOwners(roles, roles),
    },
  },
  'GET /api/admin/settings': { who: admins },
  'PATCH /api/admin/settings': { who: admins, ask: () => ({ body: { version: 0, prices: seedPrices } }) },
  'GET /api/admin/settings/changes': { who: admins },
  'GET /api/admin/model-use': { who: admins },
  'GET /api/admin/spending': { who: admins },
  'POST /api/admin/settings/wallet-qr': { who: admins, ask: async () => ({ file: await aPicture() }) },
  'DELETE /api/admin/settings/wallet-qr': { who: admins },
}
