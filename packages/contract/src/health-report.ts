import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count, Moment } from './fields.ts'

const Bytes = z.int().min(0).max(1_000_000_000_000_000)
const Milliseconds = z.int().min(0).max(100_000_000)
const Outcomes = z.object({ waiting: Count, running: Count, done: Count, failed: Count, cancelled: Count })

const Backup = z.object({
  started_at: Moment,
  finished_at: Moment.nullable(),
  state: z.enum(['running', 'done', 'failed']),
  bytes: Bytes.nullable(),
  problem: z.string().max(500).nullable(),
  verified: z.enum(['equal', 'failed']).nullable(),
  verified_at: Moment.nullable(),
})

/** How the service is: what is slow, what waits, what failed, and when it was last copied. */
export const HealthReport = z.object({
  database: z.enum(['embedded', 'postgres']),
  /** Of the last hour, on the server that answers. */
  minutes: z
    .array(
      z.object({
        at: Moment,
        requests: Count,
        faults: Count,
        /** Nineteen of twenty answers took no longer. */
        p95_ms: Milliseconds,
        /** The longest that anything waited for its turn. */
        loop_ms: Milliseconds,
      }),
    )
    .max(61),
  slowest: z
    .array(z.object({ route: z.string().max(200), requests: Count, faults: Count, p95_ms: Milliseconds }))
    .max(5),
  /** Background work with anything in it; `failed` in the last day. */
  queues: z
    .array(
      z.object({
        name: z.string().max(100),
        waiting: Count,
        running: Count,
        failed: Count,
        oldest_seconds: Count,
      }),
    )
    .max(100),
  /** Begun in the last day. */
  runs: Outcomes,
  shows: Outcomes,
  backups: z.object({
    is_set: z.boolean(),
    /** The newest first. */
    last: z.array(Backup).max(10),
    last_done_at: Moment.nullable(),
  }),
  ledger: z.object({ alarms: Count, checked_at: Moment.nullable() }),
  disk: z.object({ free: Bytes, total: Bytes }).nullable(),
  files_bytes: Bytes,
})
export type HealthReport = z.infer<typeof HealthReport>

export const showHealthEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  summary: 'How the service is: speed, waiting work, failures, backups, points and room.',
  access: ['admin'],
  records: 'all',
  reply: HealthReport,
  refusals: [],
})
