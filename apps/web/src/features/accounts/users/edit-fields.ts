import type { Role } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import type { Input } from '../../../lib/call.ts'

export type EditFields = {
  email: string
  first_name: string
  last_name: string
  role: Role
  is_active: 'yes' | 'no'
  points: string
  points_reason: string
  'user_metadata.school_id': string
  'user_metadata.division_id': string
}

type Changes = Input<'PATCH /api/admin/users/{id}'>['body']

const idText = (id: number | null | undefined): string => (id ? String(id) : '')

/** What a role oversees, and so needs to be named for it. */
export const placeOfRole: Partial<Record<Role, 'school' | 'division'>> = {
  'school-admin': 'school',
  'division-eps': 'division',
}

export const userFieldsOf = (user: ListedUser): EditFields => ({
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  role: user.role,
  is_active: user.is_active ? 'yes' : 'no',
  points: String(user.points),
  points_reason: '',
  'user_metadata.school_id': idText(user.user_metadata?.school_id),
  'user_metadata.division_id': idText(user.user_metadata?.division_id),
})

const mostPoints = 1_000_000_000

export const wholePoints = (typed: string): string | undefined =>
  /^\d{1,10}$/.test(typed.trim()) && Number(typed) <= mostPoints
    ? undefined
    : 'Use a whole number from 0 to 1,000,000,000.'

export const pointsEdited = (fields: EditFields, seen: number): boolean =>
  fields.points.trim() !== String(seen)

/** Only what was changed: what somebody else changed meanwhile is not written over. */
export function changesIn(user: ListedUser, fields: EditFields, pointsSeen: number): Changes {
  const changes: Changes = {}
  const [email, first_name, last_name] = [fields.email, fields.first_name, fields.last_name].map((typed) =>
    typed.trim(),
  )
  if (email !== user.email) changes.email = email
  if (first_name !== user.first_name) changes.first_name = first_name
  if (last_name !== user.last_name) changes.last_name = last_name
  if (fields.role !== user.role) changes.role = fields.role
  if ((fields.is_active === 'yes') !== user.is_active) changes.is_active = fields.is_active === 'yes'
  if (pointsEdited(fields, pointsSeen)) {
    changes.points = Number(fields.points)
    changes.points_seen = pointsSeen
    changes.points_reason = fields.points_reason.trim()
  }
  const place = placeOfRole[fields.role]
  const was = userFieldsOf(user)
  if (place && fields[`user_metadata.${place}_id`] !== was[`user_metadata.${place}_id`]) {
    changes.user_metadata = { [`${place}_id`]: Number(fields[`user_metadata.${place}_id`]) || null }
  }
  return changes
}
