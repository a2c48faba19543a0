import type { Reply } from '../../../lib/call.ts'

export const fetchSize = 100
export const usersPerPage = 10
const pagesInRequest = fetchSize / usersPerPage

/** Which request brings the rows of this page. */
export const requestFor = (page: number): number => Math.ceil(page / pagesInRequest)

type Fetched = Reply<'GET /api/admin/users'>

/** The rows of a page out of what its request brought, counted in pages of the screen. */
export function userPageOf({ users, total, more_than_total }: Fetched, page: number): Fetched {
  const first = ((page - 1) % pagesInRequest) * usersPerPage
  return {
    users: users.slice(first, first + usersPerPage),
    total,
    more_than_total,
    total_pages: Math.max(1, Math.ceil(total / usersPerPage)),
  }
}
