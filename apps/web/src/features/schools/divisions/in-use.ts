import { counted } from '../../../lib/format.ts'

/** "6 districts and 23 schools"; empty when nothing stands on the division. */
export const inUse = ({ districts, schools }: { districts: number; schools: number }): string =>
  [districts && counted(districts, 'district'), schools && counted(schools, 'school')]
    .filter(Boolean)
    .join(' and ')
