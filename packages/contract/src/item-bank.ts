import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  Deleted,
  Id,
  KeptText,
  Limit,
  Moment,
  OptionalText,
  PageNumber,
  PathId,
  Search,
  staff,
  Totals,
} from './fields.ts'
import { Difficulty, Item, itemForms } from './material.ts'
import { DocumentName } from './runs.ts'

export const mostBankItems = 5_000

const Grade = z.int().min(1).max(12)
const OfBankItem = z.object({ id: PathId })
const Revision = z.int().min(0).max(2_147_483_647)

/** A question that a teacher keeps. It names no file, school or person. */
export const BankItem = z.object({
  id: Id,
  revision: Revision,
  item: Item,
  area: KeptText(120),
  grade: Grade.nullable(),
  /** Whether the caller keeps it; of the school otherwise. */
  own: z.boolean(),
  shared: z.boolean(),
  created_at: Moment,
})
export type BankItem = z.infer<typeof BankItem>

export const listBankItemsEndpoint = endpoint({
  method: 'GET',
  path: '/api/item-bank',
  summary: 'Questions of the own bank, or those that others of the same school share. Newest first.',
  access: staff,
  records: 'scope',
  query: z.object({
    whose: z.enum(['own', 'school']).default('own'),
    /** Looks at questions, answers and topics. */
    search: Search,
    area: z.string().trim().max(120).default(''),
    grade: z.coerce.number().pipe(Grade).optional(),
    difficulty: Difficulty.optional(),
    form: z.enum(itemForms).optional(),
    page: PageNumber,
    limit: Limit(60, 20),
  }),
  reply: z.object({
    items: z.array(BankItem).max(60),
    /** The learning areas that there are questions of. */
    areas: z.array(z.string().max(120)).max(200),
    ...Totals,
  }),
  refusals: ['request.invalid'],
})

export const saveBankItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/item-bank',
  summary: 'Keeps an item of an own run in the bank. One that is there already stays as it is.',
  access: staff,
  records: 'own',
  body: z.object({
    run_id: Id,
    file_id: Id,
    document: DocumentName,
    item_id: z.string().min(1).max(40),
  }),
  reply: BankItem,
  refusals: ['request.invalid', 'run.not_found', 'run.item_not_found', 'bank.full'],
})

export const copyBankItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/item-bank/{id}/copy',
  summary: 'Copies a question that another teacher of the school shares into the own bank.',
  access: staff,
  records: 'scope',
  params: OfBankItem,
  reply: BankItem,
  refusals: ['bank.not_found', 'bank.full'],
})

export const editBankItemEndpoint = endpoint({
  method: 'PUT',
  path: '/api/item-bank/{id}',
  summary: 'Writes a question of the own bank as the teacher has it. Its form stays.',
  access: staff,
  records: 'own',
  params: OfBankItem,
  body: z.object({
    revision: Revision,
    item: Item,
    area: OptionalText(120),
    grade: Grade.nullable(),
  }),
  reply: BankItem,
  refusals: ['request.invalid', 'bank.not_found', 'bank.changed'],
})

export const shareBankItemEndpoint = endpoint({
  method: 'PUT',
  path: '/api/item-bank/{id}/sharing',
  summary: 'Lets the teachers of the same confirmed school see and copy a question, or no longer.',
  access: staff,
  records: 'own',
  params: OfBankItem,
  body: z.object({ shared: z.boolean() }),
  reply: BankItem,
  refusals: ['request.invalid', 'bank.not_found', 'bank.no_school'],
})

export const deleteBankItemEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/item-bank/{id}',
  summary: 'Deletes a question of the own bank. Papers and copies that have it keep it.',
  access: staff,
  records: 'own',
  params: OfBankItem,
  reply: Deleted,
  refusals: ['bank.not_found'],
})
