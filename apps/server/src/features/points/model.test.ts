import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { type Amount, type Deed, inModel, newPointsModel } from '@klasrum/testkit/points-model'
import { aPointsWorld, inWorld, type PointsWorld } from '@klasrum/testkit/points-world'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/client.ts'

const app = await startApp({ work: false })
const bothAdmins = async () => [await app.as('admin'), await app.as('admin')]
let admins = await bothAdmins()
let signedInAt = performance.now()
/** What admins do asks for the password again ten minutes after it was typed. */
const freshMs = 300_000

async function freshAdmins() {
  if (performance.now() - signedInAt > freshMs) {
    admins = await bothAdmins()
    signedInAt = performance.now()
  }
  return admins
}

const startingPoints = 30

const two = fc.nat({ max: 1 })
const seldom = fc.integer({ min: 0, max: 5 }).map((number) => number === 0)
const some = (most: number) => fc.option(fc.nat({ max: most }), { nil: undefined, freq: 1 })
const amount = fc.constantFrom<Amount>(1, 50, 300)
const topUp = fc.nat({ max: 5 })
const reason = fc.nat({ max: 4 })
const deedOf = <Kind extends Deed['do']>(
  kind: Kind,
  parts: { [Part in Exclude<keyof Extract<Deed, { do: Kind }>, 'do'>]-?: fc.Arbitrary<unknown> },
): fc.Arbitrary<Deed> =>
  fc.record({ do: fc.constant(kind), ...parts }).map((deed) => JSON.parse(JSON.stringify(deed)))

const money = {
  ask: deedOf('ask', { who: two, amount, wrong: seldom, reference: some(2), key: some(2) }),
  prove: deedOf('prove', { topUp }),
  cancel: deedOf('cancel', { who: two, topUp }),
  approve: deedOf('approve', { by: two, topUp, wrong: seldom, key: some(2) }),
  reject: deedOf('reject', { by: two, topUp, key: some(2) }),
  give: deedOf('give', {
    by: two,
    who: fc.oneof(two, two, fc.constant('self')),
    amount,
    wrong: seldom,
    key: some(2),
  }),
  charge: deedOf('charge', { who: two, cost: fc.constantFrom(1, 10, 35), reason }),
  refund: deedOf('refund', { reason }),
  show: deedOf('show', { who: two }),
  stop: deedOf('stop', { who: two, show: fc.nat({ max: 2 }) }),
  edit: deedOf('edit', { who: two, show: fc.nat({ max: 2 }) }),
  finish: deedOf('finish', { show: fc.nat({ max: 2 }) }),
  adjust: deedOf('adjust', {
    by: two,
    who: two,
    points: fc.constantFrom(0, 7, 40, 999_999_990, 1_000_000_000),
    wrong: seldom,
  }),
}
const trouble = {
  corrupt: deedOf('corrupt', { who: two, off: fc.integer({ min: 1, max: 20 }) }),
  settle: deedOf('settle', { by: two, who: two }),
}
const often = [money.ask, money.prove, money.approve]
const deeds = (maxLength: number) =>
  fc.array(fc.oneof(...often, ...often, ...Object.values(money), ...Object.values(trouble), trouble.settle), {
    minLength: 1,
    maxLength,
    size: 'max',
  })
const anAsk = fc.constant<Deed>({ do: 'ask', who: 0, amount: 1, wrong: false })
/** Now and then enough that one more is too many. */
const waiting = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Deed[]>([]) },
  { weight: 1, arbitrary: fc.array(anAsk, { minLength: 7, maxLength: 10, size: 'max' }) },
)

/** A show that is stopped after its script is written, and goes on by an edit of one letter. */
const stopped: Deed[] = [
  { do: 'show', who: 0 },
  { do: 'stop', who: 0, show: 0 },
  { do: 'edit', who: 0, show: 0 },
  { do: 'finish', show: 0 },
  { do: 'edit', who: 0, show: 0 },
  { do: 'stop', who: 0, show: 0 },
  { do: 'edit', who: 0, show: 0 },
]

type Books = { shown: number; sum: number; frozen: boolean }

async function booksOf({ teachers }: PointsWorld): Promise<Books[]> {
  const ids = sql.join(
    teachers.map(({ user }) => sql`${user.id}`),
    sql`, `,
  )
  const found = await app.tx.execute(sql`
    select points as shown,
      (select coalesce(sum(points), 0)::float8 from point_entries where user_id = users.id) as sum,
      exists (select from point_alarms where user_id = users.id and settled_at is null) as frozen
    from users where id in (${ids}) order by id`)
  return rowsOf<Books>(found)
}

test('any sequence of deeds comes out as in the model, refusals and balances alike', async () => {
  await fc.assert(
    fc.asyncProperty(waiting, deeds(atSize({ commit: 40, long: 12 })), async (first, sequence) => {
      const model = newPointsModel(startingPoints)
      const world = await aPointsWorld(app, await freshAdmins(), startingPoints)
      for (const deed of nonEmpty([...first, ...sequence])) {
        expect(await inWorld(app, world, deed)).toBe(inModel(model, deed))
        expect(await booksOf(world)).toEqual(model.accounts)
      }
    }),
    { numRuns: atSize({ commit: 12, long: shareOf(10_000) }), examples: [[[], stopped]] },
  )
}, 7_200_000)

type Fault = { what: string; id: number }

/** What must never be in the books, whoever did what at the same time. */
async function faultsIn({ teachers }: PointsWorld): Promise<Fault[]> {
  const [one, other] = teachers.map(({ user }) => user.id)
  const found = await app.tx.execute(sql`
    with people as (select * from users where id in (${one}, ${other})),
      entries as (select * from point_entries where user_id in (${one}, ${other})),
      asked as (select * from top_ups where user_id in (${one}, ${other}))
    select 'balance is not the sum' as what, id from people
      where points <> (select coalesce(sum(points), 0) from entries where user_id = people.id)
    union all select 'balance below zero', id from people where points < 0
    union all select 'reason entered twice', min(id) from entries group by reason_key having count(*) > 1
    union all select 'approved and not credited once', id from asked
      where state = 'approved' and (select count(*) from entries where reason_key = 'top-up:' || asked.id
        and kind = 'top-up' and user_id = asked.user_id and points = asked.points) <> 1
    union all select 'credited and not approved', entries.id from entries
      left join asked on entries.reason_key = 'top-up:' || asked.id
      where kind = 'top-up' and asked.state is distinct from 'approved'
    union all select 'refund without its charge', id from entries where kind = 'refund'
      and not exists (select from entries charged where charged.kind = 'charge'
        and entries.reason_key = 'refund:' || charged.reason_key and charged.points = -entries.points)
    union all select 'a show is made that nobody pays for', job.id from slideshow_jobs job
      join slideshows on slideshows.id = job.slideshow_id and slideshows.user_id in (${one}, ${other})
      where job.status in ('queued', 'running', 'completed')
        and (select paid.refunded_at is not null from slideshow_jobs paid
          where paid.slideshow_id = job.slideshow_id and paid.cost > 0 and paid.id <= job.id
          order by paid.id desc limit 1)`)
  return rowsOf<Fault>(found)
}

const isDecision = ({ do: kind }: Deed) => kind === 'approve' || kind === 'reject' || kind === 'cancel'

test('the same deeds all at once leave the books in order, and no top-up is decided twice', async () => {
  const before: Deed[] = [0, 1].flatMap((who) => [
    { do: 'ask', who, amount: 300, wrong: false },
    { do: 'ask', who, amount: 50, wrong: false },
    { do: 'ask', who, amount: 1, wrong: false },
    { do: 'charge', who, cost: 10, reason: who },
  ])
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...Object.values(money), money.approve), {
        minLength: 10,
        maxLength: 40,
        size: 'max',
      }),
      async (sequence) => {
        const world = await aPointsWorld(app, await freshAdmins(), startingPoints)
        for (const deed of before) await inWorld(app, world, deed)
        for (const number of world.topUps.keys()) await inWorld(app, world, { do: 'prove', topUp: number })
        const ids = [...world.topUps]
        const outcomes = await Promise.all(sequence.map((deed) => inWorld(app, world, deed)))
        expect(outcomes).not.toContain('service.fault')
        expect(await faultsIn(world)).toEqual([])
        for (const number of nonEmpty(ids.keys())) {
          const decided = sequence.filter(
            (deed, at) =>
              isDecision(deed) &&
              'topUp' in deed &&
              deed.topUp === number &&
              outcomes[at]?.startsWith('top-up'),
          )
          // A repeat with the same key hears the same decision again.
          const decisions = new Set(
            decided.map((deed) => ('key' in deed && deed.key !== undefined ? JSON.stringify(deed) : deed)),
          )
          expect(decisions.size).toBeLessThan(2)
        }
      },
    ),
    { numRuns: atSize({ commit: 5, long: shareOf(1_000) }) },
  )
}, 7_200_000)
