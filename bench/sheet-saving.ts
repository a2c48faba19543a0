import type { AddressInfo } from 'node:net'
import { aTeacher } from '@klasrum/testkit/builders'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { rowsOf, type Tx } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { type Call, startLoad } from './load.ts'
import { type Fact, median } from './measure.ts'
import type { Premises } from './premises.ts'
import { roster, type Sheets } from './sheet-data.ts'

const connections = 16
const batch = 50
const rounds = 5
const milliseconds = 1_500

type Place = { school_id: number; class_id: number; item_id: number; student_id: number; quarter: number }

/**
 * Saving scores beside a route that does nothing but the upsert: into the table of scores, which keeps its history, and, for
 * measure, into one that nothing watches over.
 */
export async function benchSaving(
  { app, database }: Premises,
  { classes }: Sheets,
  token: string,
): Promise<{ figures: Fact[]; milliseconds: number }> {
  if (database.kind !== 'postgres') throw new Error('Saving is measured on PostgreSQL.')
  const { pool, tx } = database
  await pool.query(
    'create table bare_scores (item_id int, student_id int, score int, updated_at timestamptz, primary key (item_id, student_id))',
  )
  const bare = Fastify()
  type Sent = { Body: Place & { score: number } }
  bare.put<Sent>('/scores', async ({ body: { item_id, student_id, score } }) => {
    const { rows } = await pool.query(
      `insert into bare_scores values ($1, $2, $3, now()) on conflict (item_id, student_id)
        do update set score = excluded.score, updated_at = excluded.updated_at returning *`,
      [item_id, student_id, score],
    )
    return rows[0]
  })
  bare.put<Sent>('/kept-scores', async ({ body: { class_id, item_id, student_id, score } }) => {
    const { rows } = await pool.query(
      `insert into scores (class_id, item_id, student_id, score, updated_at) values ($1, $2, $3, $4, now())
        on conflict (item_id, student_id) do update set score = excluded.score, excused = false, updated_at = excluded.updated_at
        returning *`,
      [class_id, item_id, student_id, score],
    )
    return rows[0]
  })
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const bareUrl = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  // Each class has a teacher of its own, as sixteen who save at once are.
  const tokens = new Map<number, string>()
  for (const { id } of classes.slice(0, connections))
    tokens.set(id, tokens.size === 0 ? token : await newKeeper(tx, id))
  const by = (class_id: number | undefined) => ({ authorization: `Bearer ${tokens.get(class_id ?? 0)}` })

  const found = await tx.execute(sql`
    select class.school_id, class.id as class_id, min(item.id) as item_id, seat.student_id, 1 as quarter
    from (select * from classes order by id limit ${connections}) class
    join grade_items item on item.class_id = class.id and item.quarter = 1
    join enrollments seat on seat.class_id = class.id
    group by class.school_id, class.id, seat.student_id order by class.id, seat.student_id`)
  const places = Map.groupBy(rowsOf<Place>(found), ({ class_id }) => class_id)
  // Two values in turn for each cell, so that every save changes it, also the first of a round.
  const laneOf = (toCalls: (cells: Place[], score: number) => Call[]): Call[][] =>
    classes.slice(0, connections).map(({ id }) => {
      const [ones, twos] = [1, 2].map((score) => toCalls(places.get(id) ?? [], score))
      return (ones ?? []).flatMap((call, index) => [call, ...(twos?.slice(index, index + 1) ?? [])])
    })
  const bareLane = (path: string) =>
    laneOf((cells, score) =>
      cells.map((cell) => ({
        method: 'PUT',
        url: bareUrl + path,
        headers: {},
        body: JSON.stringify({ ...cell, score }),
      })),
    )
  const lanes = {
    bare: bareLane('/scores'),
    kept: bareLane('/kept-scores'),
    one: laneOf((cells, score) =>
      cells.map((cell) => ({
        method: 'PUT',
        url: `${url}/api/education/scores`,
        headers: by(cell.class_id),
        body: JSON.stringify({ ...cell, score }),
      })),
    ),
    many: laneOf((cells, score) => [
      {
        method: 'PUT',
        url: `${url}/api/education/classes/${cells[0]?.class_id}/sheets/1/cells`,
        headers: by(cells[0]?.class_id),
        body: JSON.stringify({
          cells: cells.slice(0, batch).map(({ item_id, student_id }) => ({ item_id, student_id, score })),
        }),
      },
    ]),
  }
  if (lanes.one.some(({ length }) => length !== roster * 2)) throw new Error('A class has no full roster.')

  const load = startLoad()
  let alone = 0
  const rates: Record<keyof typeof lanes, number>[] = []
  try {
    for (let round = -1; round < rounds; round += 1) {
      const of = (calls: Call[][]) => load.rate({ lanes: calls, milliseconds })
      const rate = {
        bare: await of(lanes.bare),
        kept: await of(lanes.kept),
        one: await of(lanes.one),
        many: (await of(lanes.many)) * batch,
      }
      if (round >= 0) rates.push(rate)
    }
    alone = await load.rate({ lanes: lanes.one.slice(0, 1), milliseconds })
  } finally {
    await load.stop()
    await bare.close()
  }
  type Way = keyof typeof lanes
  const whole = (way: Way) => median(rates.map((rate) => rate[way])).toFixed(0)
  const fact = (what: string, way: Way, beside: Way, least?: number): Fact => {
    const ratio = median(rates.map((rate) => rate[way] / rate[beside]))
    return {
      what,
      found: `${whole(beside)}/s  ${whole(way)}/s  ${ratio.toFixed(2)}×`,
      limit: least === undefined ? undefined : { text: `≥ ${least}×`, held: ratio >= least },
    }
  }
  return {
    /** Of one who saves alone, from call to answer. */
    milliseconds: 1_000 / alone,
    figures: [
      fact(`a score, ${connections} connections`, 'one', 'kept', 0.5),
      fact(`cells in batches of ${batch}`, 'many', 'kept', 5),
      fact('a score, bare into a table without history', 'one', 'bare'),
      fact('cells, bare into a table without history', 'many', 'bare'),
    ],
  }
}

async function newKeeper(tx: Tx, class_id: number): Promise<string> {
  const { id } = await aTeacher(tx)
  await tx.execute(sql`update classes set created_by_user_id = ${id} where id = ${class_id}`)
  return openSession(tx, id, new Date())
}
