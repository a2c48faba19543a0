import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@klasrum/contract/api'
import type { Run } from '@klasrum/contract/runs'
import { aTeacher } from '@klasrum/testkit/builders'
import { contentOf } from '@klasrum/testkit/client'
import { aLessonFile, later } from '@klasrum/testkit/lesson-files'
import { plantLesson } from '@klasrum/testkit/lessons'
import { startPostgres } from '@klasrum/testkit/postgres'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { quantile, type Result } from './measure.ts'
import { open, type Premises } from './premises.ts'

const atOnce = 8
const most = { request: 100, delay: 50, shown: 1_000 }
const wish = {
  num_sessions: 4,
  quiz_items: 10,
  exam_enabled: 'true',
  exam_difficulty: '{"easiest":20,"easy":10,"moderate":8,"hard":2}',
}

/** Eight teachers begin at the same time; others go on working meanwhile. */
export async function benchRuns(): Promise<Result> {
  const cluster = await startPostgres()
  const premises = await open(openPostgres(await cluster.createDatabase('runs')), { work: true })
  try {
    const { tx } = premises.database
    const file = await aLessonFile({ lesson: plantLesson.repeat(3) })
    const { type = '', payload } = contentOf(api.processLessonPlans, { body: wish, file })
    const tokens: string[] = []
    for (let teacher = 0; teacher < atOnce; teacher += 1) {
      const { id } = await aTeacher(tx, { points: 30 })
      tokens.push(await openSession(tx, id, new Date()))
    }
    const begin = async (token: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type, ...later }
      const answer = await premises.app.inject({
        method: 'POST',
        url: '/api/lesson-plans/process',
        headers,
        payload,
      })
      if (answer.statusCode !== 202) throw new Error(`A run was answered ${answer.statusCode}.`)
      return answer.json().run_id
    }

    const held = monitorEventLoopDelay({ resolution: 1 })
    held.enable()
    const started = performance.now()
    const runs = await Promise.all(tokens.map(begin))
    const { others, shown, states } = await workMeanwhile(premises, tokens, runs)
    const took = performance.now() - started
    held.disable()

    const [p95, p99, slowest] = [quantile(others, 0.95), held.percentile(99) / 1e6, Math.max(...shown)]
    const finished = states.filter((state) => state === 'done').length
    const ms = (value: number) => `${value.toFixed(1)} ms`
    return {
      title: `Eight runs at once, postgres: four quizzes of ten and an exam of forty each`,
      figures: [
        {
          what: 'finished',
          found: `${finished} of ${atOnce} in ${(took / 1_000).toFixed(1)} s`,
          limit: { text: 'all', held: finished === atOnce },
        },
        {
          what: `other requests, 95th percentile of ${others.length}`,
          found: ms(p95),
          limit: { text: ms(most.request), held: p95 < most.request },
        },
        {
          what: 'event loop delay, 99th percentile',
          found: ms(p99),
          limit: { text: ms(most.delay), held: p99 < most.delay },
        },
        {
          what: 'a run under way shown again, slowest',
          found: ms(slowest),
          limit: { text: ms(most.shown), held: slowest < most.shown },
        },
      ],
    }
  } finally {
    await premises.close()
    await cluster.stop()
  }
}

/** Lists and dashboards of others, and each run looked at, until all runs are over. */
async function workMeanwhile({ app, get }: Premises, tokens: readonly string[], runs: readonly number[]) {
  const others: number[] = []
  const shown: number[] = []
  const timed = async (times: number[], ask: () => Promise<unknown>): Promise<void> => {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  const states = new Map<number, Run['state']>()
  const show = async (at: number): Promise<void> => {
    const answer = await app.inject({
      url: `/api/lesson-plans/runs/${runs[at]}`,
      headers: { authorization: `Bearer ${tokens[at]}` },
    })
    const { id, state }: Run = answer.json()
    states.set(id, state)
  }
  const isOver = () =>
    states.size === runs.length &&
    [...states.values()].every((state) => state !== 'queued' && state !== 'running')
  for (let round = 0; !isOver(); round += 1) {
    await timed(others, () => get('/api/dashboard'))
    await timed(others, () => get('/api/admin/users'))
    await timed(shown, () => show(round % runs.length))
    await pause(20)
  }
  return { others, shown, states: [...states.values()] }
}
