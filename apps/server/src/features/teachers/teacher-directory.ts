import type { Received } from '@klasrum/contract/endpoint'
import type {
  countTeacherDirectoryEndpoint as countShape,
  DirectoryEntry,
  teacherDirectoryEndpoint as listShape,
  TeacherProfile,
} from '@klasrum/contract/teachers'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { overseenBy } from './overseen.ts'
import { countListedTeachers, pageOfTeachers } from './teachers.store.ts'

export async function teacherDirectory(
  tx: Tx,
  actor: Actor,
  { limit, offset, ...filter }: Received<typeof listShape.query>,
): Promise<Received<typeof listShape.reply>> {
  const found = await pageOfTeachers(tx, overseenBy(actor), filter, { limit, offset })
  return { entries: found.map(entryOf) }
}

export const countTeacherDirectory = async (
  tx: Tx,
  actor: Actor,
  filter: Received<typeof countShape.query>,
): Promise<Received<typeof countShape.reply>> => ({
  count: await countListedTeachers(tx, overseenBy(actor), filter),
})

const longestName = 170

function entryOf(teacher: TeacherProfile): DirectoryEntry {
  const { user_id: id, user, metadata_json: given, school_name } = teacher
  if (user) return { id, ...user, school_name, teacher }
  const name = given.fullname || given.full_name || [given.first_name, given.last_name].join(' ').trim()
  const first_name = name.slice(0, longestName)
  return { id, email: given.email || null, first_name, last_name: '', school_name, teacher }
}
