import type { PolicyId } from '@klasrum/contract/classes'
import { startApp } from '@klasrum/testkit/app'
import { aSchool } from '@klasrum/testkit/builders'
import { chanceFor } from '@klasrum/testkit/chance'
import { aClass } from '@klasrum/testkit/classes'
import { aLearner } from '@klasrum/testkit/learners'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { gradeItems, quarterWeights, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const admin = await app.as('admin')

/** Lowest initial grade of each band with its grade, as the orders print them. */
const order8 = `0 60, 4 61, 8 62, 12 63, 16 64, 20 65, 24 66, 28 67, 32 68, 36 69, 40 70, 44 71, 48 72, 52 73, 56 74,
  60 75, 61.60 76, 63.20 77, 64.80 78, 66.40 79, 68 80, 69.60 81, 71.20 82, 72.80 83, 74.40 84, 76 85, 77.60 86,
  79.20 87, 80.80 88, 82.40 89, 84 90, 85.60 91, 87.20 92, 88.80 93, 90.40 94, 92 95, 93.60 96, 95.20 97, 96.80 98,
  98.40 99, 100 100`
const order15 = `0 60, 4.68 61, 9.35 62, 14.01 63, 18.68 64, 23.35 65, 28.01 66, 32.68 67, 37.34 68, 42.01 69, 46.67 70,
  51.34 71, 56.01 72, 60.67 73, 65.34 74, 70 75, 71.18 76, 72.36 77, 73.54 78, 74.72 79, 75.90 80, 77.08 81, 78.26 82,
  79.44 83, 80.62 84, 81.80 85, 82.98 86, 84.16 87, 85.34 88, 86.52 89, 87.70 90, 88.88 91, 90.06 92, 91.24 93,
  92.42 94, 93.60 95, 94.78 96, 95.96 97, 97.14 98, 98.32 99, 99.50 100`
const bandsOf = (policy: 'order8' | 'order15', printed: string): string[] =>
  printed.split(',').map((band) => {
    const [from, grade] = band.trim().split(' ')
    return `('${policy}', ${from}::numeric, ${grade}::numeric)`
  })
const bands = sql.raw([...bandsOf('order8', order8), ...bandsOf('order15', order15)].join(', '))

const weighted = (percent: SQL, weight: SQL) => sql`round(${percent} * ${weight} / 100, 2)`

/** The grades of every class on record by the rules alone: numeric arithmetic, where half goes away from zero. */
const reckoned = sql`
  with bands (of, lowest, grade) as (values ${bands}),
  shares (part, share) as (values ('st1', 30::numeric), ('st2', 30), ('te', 40)),
  cells as (
    select item.class_id, seat.student_id, item.part, item.max_score::numeric as most, cell.score::numeric as score,
      coalesce(cell.excused, false) as excused,
      case when category = 'qa' then 'qa' when category in ('pt', 'project', 'participation') then 'pt' else 'ww' end as component
    from ${gradeItems} item
    join ${enrollments} seat on seat.class_id = item.class_id
    left join ${scores} cell on cell.item_id = item.id and cell.student_id = seat.student_id
  ), percents as (
    select class_id, student_id, component, part, bool_or(score is not null) as scored,
      round(coalesce(sum(score), 0) * 100 / sum(most), 2) as ps
    from cells where not excused group by class_id, student_id, component, part
  ), components as (
    select class_id, student_id, component,
      case when not bool_or(scored) then null
        when count(part) > 0 then round(sum(round(ps * share / 100, 2)) * 100 / sum(share), 2)
        else max(ps) end as ps
    from percents left join shares using (part) group by class_id, student_id, component
  ), learners as (
    select class.id as class_id, seat.student_id, policy, transmuted,
      written_work_weight as ww, performance_task_weight as pt, quarterly_assessment_weight as qa,
      max(ps) filter (where component = 'ww') as ps_ww, max(ps) filter (where component = 'pt') as ps_pt,
      max(ps) filter (where component = 'qa') as ps_qa
    from classes class
    join ${enrollments} seat on seat.class_id = class.id
    join ${quarterWeights} weight on weight.class_id = class.id
    left join components each on each.class_id = class.id and each.student_id = seat.student_id
    group by class.id, seat.student_id, ww, pt, qa
  ), blanks as (
    select class_id, student_id, count(*) as missing from cells where score is null and not excused
    group by class_id, student_id
  ), initials as (
    select *, case when (ww = 0 or ps_ww is not null) and (pt = 0 or ps_pt is not null) and (qa = 0 or ps_qa is not null)
      then coalesce(${weighted(sql`ps_ww`, sql`ww`)}, 0) + coalesce(${weighted(sql`ps_pt`, sql`pt`)}, 0)
        + coalesce(${weighted(sql`ps_qa`, sql`qa`)}, 0) end as initial
    from learners
  )
  select class_id, student_id, ps_ww::float8, ${weighted(sql`ps_ww`, sql`ww`)}::float8 as ws_ww,
    ps_pt::float8, ${weighted(sql`ps_pt`, sql`pt`)}::float8 as ws_pt,
    ps_qa::float8, ${weighted(sql`ps_qa`, sql`qa`)}::float8 as ws_qa, initial::float8 as initial_grade,
    case when initial is null then null
      when policy = 'zero-based-2027' then greatest(60, round(initial))
      when policy = 'plain' and not transmuted then initial
      else (select grade from bands where of = case policy when 'do15-2026' then 'order15' else 'order8' end
        and lowest <= initial order by lowest desc limit 1) end::float8 as quarterly_grade,
    coalesce(missing, 0)::int as missing
  from initials left join blanks using (class_id, student_id) order by class_id, student_id`

type Row = { class_id: number; student_id: number; missing: number } & Record<string, number | null>

const policies: PolicyId[] = ['plain', 'do8-2015', 'do15-2026', 'zero-based-2027']
const kinds = policies.flatMap((policy) => [false, true].map((transmuted) => ({ policy, transmuted })))
const roster = 25
const classCount = atSize({ commit: 12, long: shareOf(400) })
const { between } = chanceFor('grades in SQL')
const whole = (least: number, most: number): number => Math.floor(between(least, most + 1))
const oneOf = <T>(choices: readonly [T, ...T[]]): T => choices[whole(0, choices.length - 1)] ?? choices[0]
/** Among them those whose shares end in half a hundredth. */
const highest = [1, 5, 7, 8, 10, 15, 16, 20, 30, 40, 50, 64, 80, 100, 160, 1_000] as const

function someItems(threeTerms: boolean, ofEveryComponent: boolean) {
  const usual = Array.from({ length: whole(ofEveryComponent ? 2 : 1, 9) }, (_, n) => {
    const category =
      ofEveryComponent && n < 2
        ? (['ww', 'pt'] as const)[n]
        : oneOf(['ww', 'assignment', 'quiz', 'exam', 'pt', 'project', 'participation'] as const)
    return { category: category ?? 'ww', part: null }
  })
  const parts = threeTerms ? (['st1', 'st2', 'te'] as const) : [null]
  const assessments = parts
    .filter(() => whole(0, 9) > 1 || ofEveryComponent)
    .map((part) => ({ category: 'qa' as const, part }))
  return [...usual, ...assessments].map((item) => ({ ...item, title: 'Item', max_score: oneOf(highest) }))
}

function someWeights() {
  const [one, other] = [whole(0, 20) * 5, whole(0, 100)].sort((a, b) => a - b) as [number, number]
  return {
    written_work_weight: one,
    performance_task_weight: other - one,
    quarterly_assessment_weight: 100 - other,
  }
}

function someCell(most: number): { score: number | null; excused: boolean } {
  const chance = whole(0, 19)
  if (chance === 0) return { score: null, excused: true }
  return { score: chance < 3 ? null : whole(Math.floor(most / oneOf([1, 2, 1_000])), most), excused: false }
}

test(`${classCount * roster} random rows agree with the sums of the database to the hundredth`, {
  timeout: 600_000,
}, async () => {
  const { id: school_id } = await aSchool(tx)
  const students: Awaited<ReturnType<typeof aLearner>>[] = []
  for (const _ of Array.from({ length: roster })) students.push(await aLearner(tx, { school_id }))
  const ids: number[] = []
  let like: Partial<Awaited<ReturnType<typeof aClass>>> = {}
  for (const n of Array.from({ length: classCount }).keys()) {
    const kind = kinds[n % kinds.length]
    const { id: class_id, subject_id, term_id } = await aClass(tx, { school_id, ...like, ...kind })
    like = { subject_id, term_id }
    ids.push(class_id)
    await tx.insert(quarterWeights).values({ class_id, quarter: 1, ...someWeights() })
    await tx
      .insert(enrollments)
      .values(students.map(({ id }) => ({ class_id, student_id: id, enrolled_on: '2026-06-08' })))
    const threeTerms = kind?.policy === 'do15-2026' || kind?.policy === 'zero-based-2027'
    const items = await tx
      .insert(gradeItems)
      .values(someItems(threeTerms, n < classCount / 2).map((item) => ({ class_id, quarter: 1, ...item })))
      .returning()
    const cells = items.flatMap(({ id: item_id, max_score }) =>
      students.map(({ id }) => ({
        class_id,
        item_id,
        student_id: id,
        ...someCell(max_score),
        updated_at: new Date(),
      })),
    )
    // A blank is a row without a score or no row at all.
    const kept = cells.filter(({ score, excused }) => score !== null || excused || whole(0, 1) === 0)
    if (kept.length > 0) await tx.insert(scores).values(kept)
  }

  const bySql = rowsOf<Row>(await tx.execute(reckoned))
  const byApi: Row[] = []
  for (const id of ids) {
    const grades = await admin.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', {
      params: { id, quarter: 1 },
    })
    byApi.push(...grades.map(({ provisional: _, ...row }) => ({ class_id: id, ...row })))
  }
  const inOrder = (one: Row, other: Row) => one.class_id - other.class_id || one.student_id - other.student_id
  expect(byApi).toHaveLength(classCount * roster)
  expect(byApi.toSorted(inOrder)).toEqual(bySql)
  const graded = bySql.filter(({ quarterly_grade }) => quarterly_grade !== null)
  expect(graded.length).toBeGreaterThan(bySql.length / 6)
})
