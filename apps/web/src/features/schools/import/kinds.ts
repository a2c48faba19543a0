import type { ImportPreview } from '@klasrum/contract/imports'

export type ImportKind = ImportPreview['kind']

export const kindWords: Record<ImportKind, { many: string; title: string }> = {
  divisions: { many: 'divisions', title: 'Import Divisions' },
  districts: { many: 'districts', title: 'Import Districts' },
  schools: { many: 'schools', title: 'Import Schools' },
}
