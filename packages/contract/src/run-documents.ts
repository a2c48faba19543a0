import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { Count, PathId, Sentence, staff } from './fields.ts'
import { Item } from './material.ts'
import { Paper, PaperDocument } from './papers.ts'
import { DocumentName } from './runs.ts'

const OfFile = z.object({ id: PathId, file_id: PathId })
const OfDocument = OfFile.extend({ document: DocumentName })
const OfItem = OfDocument.extend({ item_id: z.string().min(1).max(40) })
/** Counts the changes of a file's documents. */
const Revision = Count

export const RunDocument = z.object({
  document: DocumentName,
  revision: Revision,
  /** As it will be printed. */
  paper: PaperDocument,
  /** Those that stand on it, as they can be edited. */
  items: z.array(Item).max(400),
  /** What the teacher should look at again. */
  flags: z.array(z.object({ item_id: z.string().max(40), says: Sentence })).max(400),
  /** Why an exam has fewer items than were asked for. */
  shortfalls: z.array(z.string().max(400)).max(4),
})
export type RunDocument = z.infer<typeof RunDocument>

const changeRefusals = ['request.invalid', 'run.not_found', 'run.changed', 'run.item_not_found'] as const

export const showRunDocument = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}',
  summary: 'One document as it will be printed, with its items.',
  access: staff,
  records: 'own',
  params: OfDocument,
  reply: RunDocument,
  refusals: ['request.invalid', 'run.not_found'],
})

export const downloadRunDocument = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/file',
  summary: 'One document as a Word file or PDF.',
  access: staff,
  records: 'own',
  params: OfDocument,
  query: z.object({ format: z.enum(['docx', 'pdf']).default('docx'), paper: Paper.default('A4') }),
  reply: FileReply,
  refusals: ['request.invalid', 'run.not_found'],
})

export const downloadRunFiles = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/documents',
  summary: 'All documents of a run in one ZIP file.',
  access: staff,
  records: 'own',
  params: z.object({ id: PathId }),
  query: z.object({ format: z.enum(['docx', 'pdf']).default('docx'), paper: Paper.default('A4') }),
  reply: FileReply,
  refusals: ['request.invalid', 'run.not_found'],
})

export const swapRunItem = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/swap',
  summary: 'Puts another item as hard from the same lesson in the place of one.',
  access: staff,
  records: 'own',
  params: OfItem,
  body: z.object({ revision: Revision }),
  reply: RunDocument,
  refusals: [...changeRefusals, 'run.no_other_item', 'too_many_tries'],
})

export const editRunItem = endpoint({
  method: 'PUT',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}',
  summary:
    'Writes an item as the teacher has it. Its form and where it comes from stay; numbers, points and the table of specifications follow.',
  access: staff,
  records: 'own',
  params: OfItem,
  body: z.object({ revision: Revision, item: Item }),
  reply: RunDocument,
  refusals: changeRefusals,
})

export const removeRunItem = endpoint({
  method: 'DELETE',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}',
  summary: 'Takes an item off a quiz or exam.',
  access: staff,
  records: 'own',
  params: OfItem,
  query: z.object({ revision: z.coerce.number().pipe(Revision) }),
  reply: RunDocument,
  refusals: changeRefusals,
})

export const rewriteRunDocument = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/rewrite',
  summary: 'Writes one document anew from the same lesson; the old one stays until the new one is whole.',
  access: staff,
  records: 'own',
  params: OfDocument,
  body: z.object({ revision: Revision }),
  reply: RunDocument,
  refusals: ['request.invalid', 'run.not_found', 'run.changed', 'too_many_tries'],
})
