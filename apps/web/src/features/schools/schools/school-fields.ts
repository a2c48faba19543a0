import type { School } from '@klasrum/contract/schools'
import type { ListedSchoolRequest } from './request-queries.ts'
import { schoolYearAt } from './school-year.ts'

export type SchoolFields = {
  code: string
  name: string
  region: string
  division_id: string
  district_id: string
  school_year: string
  school_name: string
  school_id: string
  principal: string
  phone_number: string
  email: string
}

export const schoolFields = (school: School | undefined, now: Date): SchoolFields => ({
  code: school?.code ?? '',
  name: school?.name ?? '',
  region: school?.region ?? '',
  division_id: school ? String(school.division_id) : '',
  district_id: school?.district_id ? String(school.district_id) : '',
  school_year: school?.school_year ?? schoolYearAt(now),
  school_name: school?.school_name ?? '',
  school_id: school?.school_id ?? '',
  principal: school?.principal ?? '',
  phone_number: school?.phone_number ?? '',
  email: school?.email ?? '',
})

/** What a teacher wrote of a school that is not listed. */
export const requestedFields = ({
  name,
  school_code,
  division_id,
}: Pick<ListedSchoolRequest, 'name' | 'school_code' | 'division_id'>): Partial<SchoolFields> => ({
  name,
  school_name: name,
  code: school_code ?? '',
  school_id: school_code ?? '',
  division_id: division_id === null ? '' : String(division_id),
})

/** As it is sent; a blank name is the code. */
export const schoolBody = (fields: SchoolFields) => ({
  ...fields,
  name: fields.name.trim() || fields.code.trim(),
  email: fields.email.trim(),
  division_id: Number(fields.division_id),
  district_id: fields.district_id ? Number(fields.district_id) : null,
})
