import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Title = z.string().max(40)
const Key = z.string().max(40)

export const GlobalValue = z.object({ title: Title, key: Key, value: z.int().min(0).max(1_000_000_000) })
export type GlobalValue = z.infer<typeof GlobalValue>

export const lookUpGlobalValueEndpoint = endpoint({
  method: 'GET',
  path: '/api/global-values/lookup',
  summary: 'One value by title and key, such as USE_POINTS and LESSON_PLAN.',
  access: 'anyone',
  records: 'published',
  query: z.object({ title: Title, key: Key }),
  reply: GlobalValue,
  refusals: ['request.invalid', 'global_value.not_found'],
})

export const listGlobalValuesEndpoint = endpoint({
  method: 'GET',
  path: '/api/global-values/',
  alsoAt: ['/global-values/'],
  summary: 'All values of a title, in ascending key order.',
  access: 'anyone',
  records: 'published',
  query: z.object({
    title: Title.optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(100),
  }),
  reply: z.object({ data: z.array(GlobalValue).max(100) }),
  refusals: ['request.invalid'],
})

export const supportContactsEndpoint = endpoint({
  method: 'GET',
  path: '/api/support',
  summary: 'Where people find help: e-mail, social page, data protection officer.',
  access: 'anyone',
  records: 'published',
  reply: z.object({
    email: z.string().max(254),
    page: z.string().max(300),
    privacy_email: z.string().max(254),
  }),
  refusals: [],
})
