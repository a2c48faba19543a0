import { randomUUID } from 'node:crypto'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { until } from '@klasrum/testkit/until'
import type { Visitor } from '../visitor.ts'

const small = { num_sessions: '1', quiz_items: '5', exam_enabled: 'false' }
/** Without an exam: one for which nothing is left would be given back, and the balance with it. */
const large = { num_sessions: '5', quiz_items: '20', exam_enabled: 'false' }

/** Runs of a teacher, begun and watched beside the browser. */
export function runsBeside(visitor: Visitor, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const begin = async (
    fields: Record<string, string>,
    names: readonly string[],
    lesson?: string,
  ): Promise<number> => {
    const { bytes } = await aLessonFile({ lesson })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const name of names) form.append('files', new File([new Uint8Array(bytes)], name))
    const { run_id } = await visitor.ask('/api/lesson-plans/process', {
      method: 'POST',
      headers: { ...headers, prefer: 'respond-async', 'idempotency-key': randomUUID() },
      body: form,
    })
    return Number(run_id)
  }
  const stateOf = async (id: number) => (await visitor.ask(`/api/lesson-plans/runs/${id}`, { headers })).state
  return {
    /** A run of one file that is done. */
    finished: async (name = 'Plants.docx', fields: Record<string, string> = {}, lesson?: string) => {
      const id = await begin({ ...small, ...fields }, [name], lesson)
      await until(async () => (await stateOf(id)) === 'done', {
        what: 'the run to be done',
        within: 60_000,
        every: 200,
      })
      return id
    },
    /** Keeps the teacher's later runs waiting for a while. */
    long: () => begin(large, ['One.docx', 'Two.docx', 'Three.docx']),
    cancel: (id: number) =>
      visitor.ask(`/api/lesson-plans/runs/${id}/cancel`, { method: 'POST', headers }).catch(() => undefined),
    points: async () => (await visitor.ask('/api/auth/me', { headers })).points,
  }
}
