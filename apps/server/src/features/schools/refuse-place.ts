import { refuse } from '../../http/refuse.ts'

export const refusePlace = (path: 'division_id' | 'district_id', message: string): never =>
  refuse('request.invalid', { errors: [{ path, message }] })
