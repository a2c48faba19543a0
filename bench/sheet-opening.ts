import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../apps/server/src/db/client.ts'
import { compare, type Fact, type Figure } from './measure.ts'
import type { Premises } from './premises.ts'

const mostBytes = 40_000

/** A route of the same server with one statement that gathers the same rows, and no rule of its own. */
export function addBareSheet({ app, database: { tx } }: Premises): void {
  app.get<{ Params: { id: number } }>('/bare/sheets/:id', async ({ params: { id } }) => {
    const found = await tx.execute(sql`
      with held as (
        select score.student_id, json_object_agg(item.id, case when score.excused then -1 else score.score end) as cells
        from grade_items item join scores score on score.item_id = item.id
        where item.class_id = ${id} and item.quarter = 1
        group by score.student_id
      )
      select
        (select json_agg(item order by item.id) from grade_items item where class_id = ${id} and quarter = 1) as items,
        (select json_agg(json_build_object('enrollment_id', seat.id, 'student_id', seat.student_id,
            'student_no', learner.lrn, 'listed_name', learner.listed_name, 'gender', learner.gender,
            'dropped', seat.dropped_at is not null, 'cells', held.cells) order by learner.sort_name, learner.id)
          from enrollments seat join learners learner on learner.id = seat.student_id
          left join held on held.student_id = seat.student_id
          where seat.class_id = ${id}) as learners`)
    return rowsOf(found)[0]
  })
}

export async function benchOpening(
  { app }: Premises,
  id: number,
  token: string,
): Promise<{ figures: (Fact | Figure)[]; milliseconds: number }> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' }
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers })
    if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}: ${answer.body}`)
    return answer
  }
  const path = `/api/education/classes/${id}/sheets/1`
  const { rawPayload, headers: sent } = await get(path)
  const encoding = sent['content-encoding'] ?? 'not compressed'
  const plain = encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
  const time = await compare('a sheet of 60 × 40, server', {
    small: () => get(`/bare/sheets/${id}`),
    large: () => get(path),
    rounds: 200,
    warmUps: 50,
    limit: { ratio: 1.5 },
  })
  return {
    milliseconds: time.large,
    figures: [
      time,
      {
        what: 'its answer on the wire',
        found: `${(rawPayload.length / 1000).toFixed(1)} KB ${encoding}, ${(plain.length / 1000).toFixed(1)} KB plain`,
        limit: { text: '≤ 40 KB', held: rawPayload.length <= mostBytes },
      },
    ],
  }
}
