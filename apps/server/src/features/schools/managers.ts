import type { Actor } from '../../http/session.ts'

/** Who oversees every division, district and school. */
export const isManager = ({ role }: Actor): boolean => role === 'admin' || role === 'school-admin'
