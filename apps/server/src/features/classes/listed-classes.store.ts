import type { countClassesEndpoint, listClassesEndpoint } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesEachWord } from '../../db/search.ts'
import type { Actor } from '../../http/session.ts'
import { terms } from '../schools/schools.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { classes } from './classes.tables.ts'
import { gradeOrder } from './grade-order.store.ts'
import { managedBy } from './managed-classes.store.ts'

type Listing = Received<typeof listClassesEndpoint.query>
type Filter = Received<typeof countClassesEndpoint.query>
type Counts = Received<typeof countClassesEndpoint.reply>

const inState: Record<Listing['state'], SQL | undefined> = {
  all: undefined,
  active: isNull(classes.archived_at),
  archived: isNotNull(classes.archived_at),
}

/** The subjects are looked up once and not for each class, so that an index on classes can serve both sides. */
const holdsWord = (pattern: SQL): SQL | undefined =>
  or(
    sql`${classes.search_text} like ${pattern}`,
    sql`${classes.subject_id} = any (array(select ${subjects.id} from ${subjects} where fold_text(${subjects.name}) like ${pattern}))`,
  )

const isListed = (
  tx: Tx,
  actor: Actor,
  { search, school_id, subject_id, grade_level, school_year }: Filter,
): SQL | undefined =>
  and(
    managedBy(tx, actor),
    school_id === undefined ? undefined : eq(classes.school_id, school_id),
    subject_id === undefined ? undefined : eq(classes.subject_id, subject_id),
    grade_level === undefined ? undefined : eq(classes.grade_level, grade_level),
    school_year === undefined
      ? undefined
      : inArray(
          classes.term_id,
          tx.select({ id: terms.id }).from(terms).where(eq(terms.school_year, school_year)),
        ),
    matchesEachWord(search, holdsWord),
  )

const grade = gradeOrder(classes.grade_level)
/** Folded already, after "grade", the level and their spaces. */
const section = sql`substr(${classes.search_text}, length(${classes.grade_level}) + 8)`

/** By subject it needs the subjects beside the classes. */
export const orders: Record<Listing['sort'], SQL[]> = {
  section: [section, grade, desc(classes.id)],
  subject: [sql`fold_text(${subjects.name})`, grade, section, desc(classes.id)],
  grade: [grade, section, desc(classes.id)],
  newest: [desc(classes.id)],
}

/** As they are on record. */
export function pageOfListed(tx: Tx, actor: Actor, { state, sort, limit, offset, ...filter }: Listing) {
  const listed = tx.select(getTableColumns(classes)).from(classes).$dynamic()
  if (sort === 'subject') listed.innerJoin(subjects, eq(subjects.id, classes.subject_id))
  return listed
    .where(and(isListed(tx, actor, filter), inState[state]))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
}

export async function countListedClasses(tx: Tx, actor: Actor, filter: Filter): Promise<Counts> {
  const [counted] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${inState.active})::int`,
      archived: sql<number>`count(*) filter (where ${inState.archived})::int`,
    })
    .from(classes)
    .where(isListed(tx, actor, filter))
  return counted ?? { all: 0, active: 0, archived: 0 }
}
