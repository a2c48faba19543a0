import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import { users } from '../accounts/accounts.tables.ts'
import { teachers } from './teachers.tables.ts'

type Wanted = {
  search: string
  /** Only those who belong to this school or asked for it. */
  school_id?: number
  without_profile: boolean
  limit: number
  offset: number
}

function isOffered({ school_id, without_profile }: Wanted): SQL | undefined {
  return and(
    without_profile ? isNull(teachers.id) : undefined,
    school_id === undefined ? undefined : eq(teachers.school_id, school_id),
  )
}

/** The newest first: who has just signed up is looked for most. */
export const listTeacherAccounts = (tx: Tx, wanted: Wanted) =>
  tx
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      teacher_id: teachers.id,
    })
    .from(users)
    .leftJoin(teachers, eq(teachers.user_id, users.id))
    .where(
      and(
        eq(users.role, 'teacher'),
        isNull(users.deleted_at),
        matchesWords(users.search_text, wanted.search),
        isOffered(wanted),
      ),
    )
    .orderBy(desc(users.id))
    .limit(wanted.limit)
    .offset(wanted.offset)
