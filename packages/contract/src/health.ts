import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: '200 once migrations are done; 503 before and while the database is away.',
  access: 'anyone',
  records: 'published',
  reply: z.object({
    status: z.literal('ok'),
    database: z.enum(['embedded', 'postgres']),
    version: z.string().max(40),
  }),
  refusals: ['service.away'],
})
