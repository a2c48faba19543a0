import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count } from './fields.ts'

/** What stored files are for. */
export const storedKinds = ['lesson', 'show', 'recording', 'proof', 'form'] as const
export const StoredKind = z.enum(storedKinds)
export type StoredKind = z.infer<typeof StoredKind>

/** How a call that stores a file can end for want of room. */
export const roomRefusals = ['storage.no_room', 'storage.school_full', 'storage.full'] as const

const Bytes = z.int().min(0).max(1_000_000_000_000_000)

const Megabytes = (most: number) =>
  z
    .int('Use a whole number.')
    .min(10, 'Use 10 or more.')
    .max(most, `Use ${most.toLocaleString('en-PH')} or less.`)

/** What an admin sets: room for the files of one person and of one school, and how long lesson files are kept. */
export const StorageLimits = z.object({
  megabytes_a_user: Megabytes(100_000),
  megabytes_a_school: Megabytes(10_000_000),
  days_lessons_kept: z
    .int('Use a whole number.')
    .min(1, 'Use 1 or more.')
    .max(3_650, 'Use 3,650 days (ten years) or less.'),
})
export type StorageLimits = z.infer<typeof StorageLimits>

export const OwnStorage = z.object({
  used: Bytes,
  most: Bytes,
  /** Largest first; kinds without a file are left out. */
  kinds: z.array(z.object({ kind: StoredKind, files: Count, bytes: Bytes })).max(storedKinds.length),
  /** Of the school that has confirmed the person. */
  school: z.object({ used: Bytes, most: Bytes }).nullable(),
  days_lessons_kept: Count,
})
export type OwnStorage = z.infer<typeof OwnStorage>

export const showOwnStorageEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/storage',
  summary: 'How much room your files take, by kind, and how much there is.',
  access: 'signed-in',
  records: 'own',
  reply: OwnStorage,
  refusals: [],
})
