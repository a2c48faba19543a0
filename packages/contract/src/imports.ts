import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count, Id, managers, PathId } from './fields.ts'

/** What a file was found to hold, before anything is written. */
const ImportRow = z.object({
  line: Count,
  state: z.enum(['new', 'changed', 'skipped', 'wrong']),
  /** The record as it would be written, by field. */
  values: z.record(z.string().max(40), z.string().max(300).nullable()),
  /** For a changed row: what stands there now, by the fields that differ. */
  before: z.record(z.string().max(40), z.string().max(300).nullable()),
  /** Why a row is wrong or skipped, in sentences. */
  problems: z.array(z.string().max(300)).max(20),
})
export const ImportPreview = z.object({
  id: Id,
  kind: z.enum(['divisions', 'districts', 'schools']),
  counts: z.object({ new: Count, changed: Count, skipped: Count, wrong: Count }),
  /** Wrong ones first; at most 500 of each state are shown. */
  rows: z.array(ImportRow).max(2_000),
  /** Labels in the file that were not understood. */
  unknown_columns: z.array(z.string().max(120)).max(100),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const previewImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/imports/{kind}',
  summary:
    'Reads divisions, districts or schools from CSV or Excel (multipart field `file`) and says what would happen.',
  access: managers,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: 10 * 1024 * 1024 },
  params: z.object({ kind: z.enum(['divisions', 'districts', 'schools']) }),
  reply: ImportPreview,
  refusals: [
    'upload.missing',
    'upload.too_large',
    'import.unreadable',
    'import.no_columns',
    'import.too_many_rows',
    'import.too_large',
    'too_many_tries',
  ],
})

export const commitImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/imports/{id}/commit',
  summary: 'Writes a preview: every new and changed row, or nothing. A repeat gets the same answer.',
  access: managers,
  records: 'own',
  params: z.object({ id: PathId }),
  reply: z.object({ created: Count, updated: Count }),
  refusals: ['import.not_found', 'import.has_wrong_rows', 'import.stale'],
})
