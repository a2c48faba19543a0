import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CopiedFolder } from '@klasrum/testkit/copied-folder'
import { createDatabase, dropDatabase } from '@klasrum/testkit/databases'
import { anEmptyEmbedded } from '@klasrum/testkit/template'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, inject, onTestFinished } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '../db/client.ts'
import type { BackupKeys } from '../features/backups/key-file.ts'
import { openStorage, type Storage } from '../storage/storage.ts'

export async function aBackupKey(): Promise<BackupKeys> {
  const identity = await generateX25519Identity()
  return { identities: [identity], recipients: [await identityToRecipient(identity)] }
}

/** Removed after the last test of the file. */
export async function aBackupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-backups-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

let made = 0

export type EmptyPlace = {
  database: Database
  storage: Storage
  scratch: string
  folder: string
  url?: string
}

/** A database of the kind under test and a storage, both without anything in them. */
export async function anEmptyPlace(within: string): Promise<EmptyPlace> {
  const template = inject('template')
  made += 1
  const name = `restored_${process.pid}_${made}`
  const url = template.kind === 'postgres' ? await createDatabase(template.clusterUrl, name) : undefined
  const database = url
    ? openPostgres(url)
    : await openEmbedded(undefined, { fs: new CopiedFolder(await anEmptyEmbedded()) })
  const folder = join(within, name)
  onTestFinished(async () => {
    await database.close()
    if (template.kind === 'postgres') await dropDatabase(template.clusterUrl, name)
  })
  return {
    database,
    url,
    folder,
    storage: await openStorage({ folder: join(folder, 'uploads') }),
    scratch: join(folder, 'scratch'),
  }
}

export async function keysIn(storage: Storage): Promise<string[]> {
  const found: string[] = []
  for await (const key of storage.listAll()) found.push(key)
  return found.sort()
}
