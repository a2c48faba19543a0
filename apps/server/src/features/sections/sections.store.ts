import type { Section } from '@klasrum/contract/sections'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesEachWord } from '../../db/search.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'
import { gradeOrder } from '../classes/door.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { schools, terms } from '../schools/schools.tables.ts'
import { teacherName } from '../teachers/door.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { sectionAdvisers } from './sections.tables.ts'

export type SectionKey = Pick<Section, 'school_id' | 'school_year' | 'grade_level' | 'section'>

const folded = sql`fold_text(${classes.section})`

/** On classes and their terms. */
export const isOfSection = ({ school_id, school_year, grade_level, section }: SectionKey): SQL | undefined =>
  and(
    eq(classes.school_id, school_id),
    eq(terms.school_year, school_year),
    eq(classes.grade_level, grade_level),
    sql`${folded} = fold_text(${section})`,
  )

/** The sections somebody sees: all, those of the school, or those they advise. */
function seenBy({ role, school_id, user_id }: Actor): SQL | undefined {
  if (role === 'admin') return undefined
  if (role === 'school-admin') return school_id === null ? sql`false` : eq(classes.school_id, school_id)
  return role === 'teacher' ? eq(teachers.user_id, user_id) : sql`false`
}

/** Classes with the adviser of their section: whoever left the school advises nobody there. */
const advised = (tx: Tx) =>
  tx
    .select({
      school_id: classes.school_id,
      school_name: schools.name,
      school_sort: schools.sort_name,
      school_year: terms.school_year,
      grade_level: classes.grade_level,
      key: sql<string>`${folded}`.as('key'),
      // As it is spelt in the first class.
      section: sql<string>`(array_agg(${classes.section} order by ${classes.id}))[1]`.as('named'),
      class_ids: sql<number[]>`array_agg(${classes.id})`.as('class_ids'),
      adviser_id: sql<number | null>`${teachers.id}`.as('adviser_id'),
      adviser_name: teacherName.as('adviser_name'),
    })
    .from(classes)
    .innerJoin(terms, eq(terms.id, classes.term_id))
    .innerJoin(schools, eq(schools.id, classes.school_id))
    .leftJoin(
      sectionAdvisers,
      and(
        eq(sectionAdvisers.school_id, classes.school_id),
        eq(sectionAdvisers.school_year, terms.school_year),
        eq(sectionAdvisers.grade_level, classes.grade_level),
        sql`${sectionAdvisers.section_key} = ${folded}`,
      ),
    )
    .leftJoin(teachers, and(eq(teachers.id, sectionAdvisers.teacher_id), isConfirmedAt(classes.school_id)))
    .leftJoin(users, eq(users.id, teachers.user_id))
    .groupBy(
      classes.school_id,
      schools.id,
      terms.school_year,
      classes.grade_level,
      folded,
      teachers.id,
      users.id,
    )

export const isConfirmedAt = (school_id: number | typeof classes.school_id): SQL | undefined =>
  and(eq(teachers.school_id, school_id), eq(teachers.school_state, 'confirmed'))

const described = (tx: Tx, where: SQL | undefined) => {
  const found = advised(tx).where(where).as('sections')
  return tx
    .select({
      school_id: found.school_id,
      school_name: found.school_name,
      school_year: found.school_year,
      grade_level: found.grade_level,
      section: found.section,
      class_count: sql<number>`cardinality(${found.class_ids})`,
      learner_count: sql<number>`(select count(distinct ${enrollments.student_id})::int from ${enrollments}
        where ${enrollments.class_id} = any (${found.class_ids}) and ${enrollments.dropped_at} is null)`,
      adviser_id: found.adviser_id,
      adviser_name: found.adviser_name,
    })
    .from(found)
    .orderBy(found.school_sort, found.school_id, gradeOrder(found.grade_level), found.key)
}

export type SectionFilter = {
  search: string
  school_id?: number | undefined
  school_year: string
  limit: number
  offset: number
}

function isListed(actor: Actor, { search, school_id, school_year }: SectionFilter): SQL | undefined {
  // Whoever sees one school only does not look for it.
  const schoolText = actor.role === 'admin' ? sql`${schools.search_text}` : sql`''`
  return and(
    seenBy(actor),
    eq(terms.school_year, school_year),
    school_id === undefined ? undefined : eq(classes.school_id, school_id),
    matchesEachWord(
      search,
      (pattern) =>
        sql`(${classes.search_text} || ' ' || ${schoolText} || ' ' || coalesce(${teachers.search_text}, '')) like ${pattern}`,
    ),
  )
}

export const pageOfSections = (tx: Tx, actor: Actor, listing: SectionFilter): Promise<Section[]> =>
  described(tx, isListed(actor, listing)).limit(listing.limit).offset(listing.offset)

export const countSections = (tx: Tx, actor: Actor, listing: SectionFilter): Promise<number> =>
  tx.$count(advised(tx).where(isListed(actor, listing)).as('sections'))

/** The latest first. */
export async function yearsOfSections(
  tx: Tx,
  actor: Actor,
  school_id: number | undefined,
): Promise<string[]> {
  const here = school_id === undefined ? undefined : eq(classes.school_id, school_id)
  const own = advised(tx)
    .where(and(seenBy(actor), here))
    .as('sections')
  const rows = await tx
    .selectDistinct({ school_year: own.school_year })
    .from(own)
    .orderBy(desc(own.school_year))
    .limit(100)
  return rows.map(({ school_year }) => school_year)
}

/** For whoever sees it; for everybody else it does not exist. */
export const findSection = async (tx: Tx, actor: Actor, key: SectionKey): Promise<Section | undefined> =>
  (await described(tx, and(isOfSection(key), seenBy(actor))).limit(1))[0]
