import type { TeacherProfile } from '@klasrum/contract/teachers'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import { users } from '../accounts/accounts.tables.ts'
import { districts, divisions, schools } from '../schools/schools.tables.ts'
import { findPage } from './teacher-pages.store.ts'
import { teachers } from './teachers.tables.ts'

export type TeacherScope = 'all' | { school_id: number | null } | { user_id: number }
type SchoolState = TeacherProfile['school_state']
export type TeacherFilter = {
  search: string
  school_id?: number | undefined
  division_id?: number | undefined
  state?: SchoolState | 'all'
  tesda?: boolean
  no_tesda?: boolean
}

const columns = {
  id: teachers.id,
  user_id: teachers.user_id,
  school_id: teachers.school_id,
  school_name: schools.name,
  school_code: schools.code,
  district_name: districts.name,
  division_id: schools.division_id,
  division_name: divisions.name,
  school_state: teachers.school_state,
  employee_no: teachers.employee_no,
  user: { first_name: users.first_name, last_name: users.last_name, email: users.email },
  metadata_json: teachers.metadata_json,
  version: teachers.version,
}

function isIn(scope: TeacherScope): SQL | undefined {
  if (scope === 'all') return undefined
  if ('user_id' in scope) return eq(teachers.user_id, scope.user_id)
  return scope.school_id === null ? sql`false` : eq(teachers.school_id, scope.school_id)
}

const isWithin = (
  tx: Tx,
  scope: TeacherScope,
  { school_id, division_id, state = 'all', tesda, no_tesda }: TeacherFilter,
) =>
  and(
    isIn(scope),
    school_id === undefined ? undefined : eq(teachers.school_id, school_id),
    state === 'all' ? undefined : eq(teachers.school_state, state),
    tesda ? teachers.has_tesda : undefined,
    no_tesda ? eq(teachers.has_tesda, false) : undefined,
    division_id === undefined
      ? undefined
      : inArray(
          teachers.school_id,
          tx.select({ id: schools.id }).from(schools).where(eq(schools.division_id, division_id)),
        ),
  )

type Cut = { limit: number; offset: number }

/** The page is cut before anything is joined, so that its length decides the work and not the length of the list. */
export async function pageOfTeachers(
  tx: Tx,
  scope: TeacherScope,
  filter: TeacherFilter,
  cut: Cut,
): Promise<TeacherProfile[]> {
  const ids = await findPage(tx, isWithin(tx, scope, filter), filter.search, cut)
  const found = new Map((await profiles(tx).where(inArray(teachers.id, ids))).map((each) => [each.id, each]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const profiles = (tx: Tx) =>
  tx
    .select(columns)
    .from(teachers)
    .innerJoin(schools, eq(schools.id, teachers.school_id))
    .innerJoin(divisions, eq(divisions.id, schools.division_id))
    .leftJoin(districts, eq(districts.id, schools.district_id))
    .leftJoin(users, eq(users.id, teachers.user_id))

export const countListedTeachers = (tx: Tx, scope: TeacherScope, filter: TeacherFilter): Promise<number> =>
  tx.$count(teachers, and(isWithin(tx, scope, filter), matchesWords(teachers.search_text, filter.search)))

export const findProfile = async (tx: Tx, id: number): Promise<TeacherProfile | undefined> =>
  (await profiles(tx).where(eq(teachers.id, id)))[0]

export const findProfileOf = async (tx: Tx, user_id: number): Promise<TeacherProfile | undefined> =>
  (await profiles(tx).where(eq(teachers.user_id, user_id)))[0]
