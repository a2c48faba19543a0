import type { Access } from '@klasrum/contract/endpoint'
import type { Role } from '@klasrum/contract/fields'
import type { User } from '@klasrum/testkit/builders'
import type { Caller, Relation, World } from './world.ts'

type Values = Record<string, string | number>
export type PolicyCall = {
  params?: Values
  query?: Values
  body?: Record<string, unknown>
  file?: Buffer
  headers?: Record<string, string>
}

export type PolicyRow = {
  who: Access
  /** What a valid request of this caller holds; nothing when absent. May write what the request needs. */
  ask?: (world: World, caller: Caller) => PolicyCall | Promise<PolicyCall>
  /** What stands in the address is a choice of ours and not a record. */
  namesNoRecord?: true
  /** For a call that names a record. */
  records?: {
    /** Makes a record that belongs to `owner` and says how the request names it. */
    of: (world: World, owner: User) => Promise<PolicyCall>
    /** How the request names a record that does not exist. */
    missing: (world: World) => PolicyCall
    /** Which roles may do it to a record that stands so to them. */
    may: Record<Exclude<Relation, 'missing'>, readonly Role[]>
  }
}

export const admins = ['admin'] as const
export const managers = ['admin', 'school-admin'] as const
export const staff = ['admin', 'school-admin', 'teacher'] as const

export const onlyOwners = (own: readonly Role[], others: readonly Role[] = []) => ({
  own,
  'same school, other person': others,
  'other school': others,
  'other division': others,
})

export const missingById = ({ missingId }: World): PolicyCall => ({ params: { id: missingId } })
