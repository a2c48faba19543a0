import { readStored, writeStored } from '../../../lib/stored.ts'
import { pageIn, pageText, useUrlValues } from '../../../lib/url-values.ts'
import { roleNames } from '../role-names.ts'
import type { RoleChoice } from './queries.ts'

export type UsersView = 'table' | 'grid'

const viewKey = 'users-view'

export const roleIn = (typed: string | undefined): RoleChoice =>
  typed !== undefined && Object.hasOwn(roleNames, typed) ? (typed as RoleChoice) : 'all'

export const usersViewIn = (typed: string | undefined, remembered: string | null): UsersView =>
  (typed ?? remembered) === 'grid' ? 'grid' : 'table'

/** Search, role, page and view as the address says; the view is remembered for the next visit. */
export function useUsersPlace() {
  const { values, change } = useUrlValues()
  return {
    place: {
      page: pageIn(values.page),
      search: values.search ?? '',
      role: roleIn(values.role),
      view: usersViewIn(values.view, readStored('localStorage', viewKey)),
    },
    setPage: (page: number, replace = false) => change({ page: pageText(page) }, { replace }),
    setSearch: (search: string) => change({ search, page: '' }),
    setRole: (role: RoleChoice) => change({ role: role === 'all' ? '' : role, page: '' }),
    setView: (view: UsersView) => {
      writeStored('localStorage', viewKey, view)
      change({ view }, { replace: true })
    },
  }
}
