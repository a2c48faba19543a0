import { z } from 'zod'

export const formatNumber = 1
export const backupManifestName = 'klasrum.json'
export const contentsName = 'contents.json'
export const jobsName = 'pgboss.job'

/** The first entry: what the rest is written in. */
export const BackupManifest = z.object({
  format: z.number(),
  made_at: z.iso.datetime(),
  /** The newest migration of the database that was copied. */
  migration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type BackupManifest = z.infer<typeof BackupManifest>

const Sum = z.object({ rows: z.int().nonnegative(), sum: z.string() })
export type Sum = z.infer<typeof Sum>

const Ledger = z.object({ entries: z.string(), balances: z.string(), differing: z.string() })

/** The last entry: by it a backup is known to be complete, and a copy to be equal. */
export const BackupContents = z.object({
  tables: z.record(z.string(), Sum),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), used: z.boolean() })),
  ledger: Ledger,
  files: z.array(z.object({ key: z.string(), bytes: z.int().nonnegative(), sha256: z.string() })),
})
export type BackupContents = z.infer<typeof BackupContents>

const fileKey = /^[a-z][a-z0-9_-]*\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** One folder and a name, as all our files have: nothing that leads elsewhere. */
export const isFileKey = (key: string): boolean => key.length <= 200 && fileKey.test(key)
