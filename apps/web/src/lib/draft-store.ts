import { dropStored, readStored, writeStored } from './stored.ts'

const prefix = 'draft:'

export const draftKey = (userId: number, path: string, name: string): string =>
  `${prefix}${userId}:${path}:${name}`

export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...stored } : null
  } catch {
    return null
  }
}

export const writeDraft = (key: string, fields: Record<string, unknown>): void =>
  writeStored('sessionStorage', key, JSON.stringify(fields))

export const dropDraft = (key: string): void => dropStored('sessionStorage', key)
