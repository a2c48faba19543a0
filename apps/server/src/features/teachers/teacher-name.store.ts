import { sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { teachers } from './teachers.tables.ts'

const given = teachers.metadata_json

/** The account's name, or what is typed in the profile of somebody without an account. */
export const teacherName = sql<string | null>`left(coalesce(
  ${users.first_name} || ' ' || ${users.last_name}, nullif(${given} ->> 'fullname', ''), nullif(${given} ->> 'full_name', ''),
  nullif(concat_ws(' ', ${given} ->> 'first_name', ${given} ->> 'last_name'), '')), 170)`
