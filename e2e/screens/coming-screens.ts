import type { Role } from '@klasrum/contract/fields'
import type { Screen, Stage } from './stage.ts'

/** Addresses of screens that only say what they will hold: one page with other words. */
export const comingFor = {
  teacher: ['/dashboard/slideshows', '/dashboard/slideshows/new', '/dashboard/slideshows/999999'],
} as const satisfies Partial<Record<Role, readonly string[]>>

const isThere = ({ page }: Stage) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor()

const screenFor = (role: Role, at: string): Screen => ({
  name: `${role}${at.replaceAll('/', '-')}`,
  as: role,
  at,
  after: isThere,
})

export const comingScreens: readonly Screen[] = comingFor.teacher.map((at) => screenFor('teacher', at))
