import type { Term } from '@klasrum/contract/subjects'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { terms } from './schools.tables.ts'

const mostListed = 500

export const listTerms = (tx: Tx): Promise<Term[]> =>
  tx
    .select()
    .from(terms)
    .orderBy(desc(terms.school_year), asc(terms.kind), asc(terms.number))
    .limit(mostListed)

export const addTerms = (tx: Tx, values: (typeof terms.$inferInsert)[]): Promise<Term[]> =>
  tx.insert(terms).values(values).returning()

export const findTerm = async (tx: Tx, id: number): Promise<Term | undefined> =>
  (await tx.select().from(terms).where(eq(terms.id, id)))[0]

/** In one order, so that two who change dates of the same year wait for each other and not in a circle. */
export const lockTermsOf = (tx: Tx, { school_year, kind }: Term): Promise<Term[]> =>
  tx
    .select()
    .from(terms)
    .where(and(eq(terms.school_year, school_year), eq(terms.kind, kind)))
    .orderBy(asc(terms.number))
    .for('no key update')

type Change = Pick<Term, 'name' | 'starts_on' | 'ends_on'>

export const changeTerm = async (tx: Tx, id: number, change: Change): Promise<Term | undefined> =>
  (await tx.update(terms).set(change).where(eq(terms.id, id)).returning())[0]

/** Until the end of the transaction no class can be put into the term. */
export const lockTermForUpdate = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.select({ id: terms.id }).from(terms).where(eq(terms.id, id)).for('update')).length > 0

export const removeTerm = (tx: Tx, id: number) => tx.delete(terms).where(eq(terms.id, id))
