import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, staff } from './fields.ts'
import { Item, itemForms } from './material.ts'
import { changeRefusals, OfDocument, OfFile, OfItem, Revision, RunDocument } from './run-documents.ts'
import { DocumentName } from './runs.ts'

export const mostSpareItems = 400

export const restoreRunItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/restore',
  summary:
    'Puts an item back that was taken off a quiz or exam, where it stood, instead of what came in its place.',
  access: staff,
  records: 'own',
  params: OfItem,
  body: z.object({ revision: Revision }),
  reply: RunDocument,
  refusals: [...changeRefusals, 'run.item_on_paper', 'run.paper_full'],
})

export const moveRunItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/move',
  summary: 'Moves an item to another quiz or exam of the same file, to the end of its part.',
  access: staff,
  records: 'own',
  params: OfItem,
  body: z.object({ revision: Revision, to: DocumentName }),
  reply: RunDocument,
  refusals: [...changeRefusals, 'run.paper_full'],
})

const OtherForm = z.enum(itemForms).nullable()

/** Which form another question would have; null where the lesson gives none. */
const OtherItems = z.object({ revision: Revision, same: OtherForm, easier: OtherForm, harder: OtherForm })
export type OtherItems = z.infer<typeof OtherItems>

export const listOtherItemsEndpoint = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/others',
  summary: 'Whether the lesson gives another question in the place of one: as hard, easier or harder.',
  access: staff,
  records: 'own',
  params: OfItem,
  reply: OtherItems,
  refusals: ['request.invalid', 'run.not_found', 'run.item_not_found', 'too_many_tries'],
})

export const SpareItems = z.object({
  revision: Revision,
  /** By form, and within a form as the lesson goes. */
  items: z.array(Item).max(mostSpareItems),
  /** The papers that one can be put on. */
  papers: z.array(DocumentName).max(6),
})
export type SpareItems = z.infer<typeof SpareItems>

export const listSpareItemsEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/spare-items',
  summary:
    'Makes more questions of the lesson, which are not kept: none asks about a sentence or fact that is on a paper of the file.',
  access: staff,
  records: 'own',
  params: OfFile,
  reply: SpareItems,
  refusals: ['run.not_found', 'too_many_tries'],
})

/**
 * `lesson`: one of the spare items of the file. `bank`: one of the own bank, or shared with the school. `own`: as the
 * teacher typed it; its id, topic and where it comes from are given by the server.
 */
const ItemOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lesson'), item_id: z.string().min(1).max(40) }),
  z.object({ kind: z.literal('bank'), bank_item_id: Id }),
  z.object({ kind: z.literal('own'), item: Item }),
])
export type ItemOrigin = z.infer<typeof ItemOrigin>

export const addRunItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items',
  summary: 'Puts one more item on a quiz or the exam, at the end of its part.',
  access: staff,
  records: 'own',
  params: OfDocument,
  body: z.object({ revision: Revision, from: ItemOrigin }),
  reply: RunDocument,
  refusals: [...changeRefusals, 'run.item_on_paper', 'run.paper_full', 'bank.not_found', 'too_many_tries'],
})
