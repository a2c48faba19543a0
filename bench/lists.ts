import { compare, type Figure, type Result } from './measure.ts'
import { fill, type Kind, openBoth } from './premises.ts'

const limit = { ratio: 3, milliseconds: 50 }

/** The admin's lists with a hundred users and with a hundred thousand. */
export async function benchLists(kind: Kind): Promise<Result> {
  const { small, large, close } = await openBoth(kind)
  try {
    await fill(small, 100, 20)
    await fill(large, 100_000, 20_000)
    const of = (what: string, path: string, wanted: Figure['limit'] = limit) =>
      compare(what, { small: () => small.get(path), large: () => large.get(path), limit: wanted })
    return {
      title: `Admin lists, ${kind}: 100 users and 20 requests, 100,000 users and 20,000 requests`,
      figures: [
        await of('users, first page', '/api/admin/users?limit=100'),
        await of('users, first page of a role', '/api/admin/users?limit=100&role=school-admin'),
        await of('users, search of one', '/api/admin/users?limit=100&search=teacher77%40', {
          milliseconds: 50,
        }),
        await of('users, search of many', '/api/admin/users?limit=100&search=nino', { milliseconds: 50 }),
        await of('pending top-ups, first page', '/api/admin/pending-topups?limit=10'),
        await of('pending top-ups, search', '/api/admin/pending-topups?limit=10&search=teacher77%40', {
          milliseconds: 50,
        }),
        await of('counts of users (apart)', '/api/admin/users/counts', {}),
        await of('counts of pending (apart)', '/api/admin/stats', {}),
      ],
    }
  } finally {
    await close()
  }
}
