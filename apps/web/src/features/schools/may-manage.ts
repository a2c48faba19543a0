import type { Role } from '@klasrum/contract/fields'

/** Who adds, changes and deletes divisions, districts and schools. */
export const mayManage = (role: Role): boolean => role === 'admin' || role === 'school-admin'
