import { putPronunciation } from '../features/pronunciations/pronunciations.store.ts'
import { missingById, onlyOwners, type PolicyRow, staff } from './policy-row.ts'

const words = '/api/education/pronunciations'
const correction = { word: 'Quezon', sounds_like: 'keh-son' }

/** How words are said. */
export const pronunciationPolicy: Record<string, PolicyRow> = {
  [`GET ${words}`]: { who: staff },
  [`PUT ${words}`]: { who: staff, ask: () => ({ body: correction }) },
  [`GET ${words}/sound`]: { who: staff, ask: () => ({ query: correction }) },
  [`DELETE ${words}/{id}`]: {
    who: staff,
    records: {
      of: async ({ tx, app }, user) => {
        const put = { ...correction, user_id: user.id, changed_at: app.clock.now() }
        return { params: { id: (await putPronunciation(tx, put)).id } }
      },
      missing: missingById,
      may: onlyOwners(staff),
    },
  },
}
