import type { User } from '@klasrum/testkit/builders'
import { onRoster } from '@klasrum/testkit/classes'
import { eq } from 'drizzle-orm'
import { terms } from '../features/schools/schools.tables.ts'
import { sectionAdvisers } from '../features/sections/sections.tables.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'
import { aClassOf, mayKeep, ofClass } from './kept-class.ts'
import { managers, type PolicyRow, staff } from './policy-row.ts'
import type { World } from './world.ts'

const ofLearner: PolicyRow['records'] = {
  of: async (world, owner) => {
    const klass = await aClassOf(world, owner)
    return { params: { id: klass.id, student_id: (await onRoster(world.tx, klass)).id } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId, student_id: missingId } }),
  may: mayKeep,
}

/** A section of the owner's school, which the owner advises when they are a teacher. */
export async function aSectionOf(world: World, owner: User) {
  const { tx } = world
  const { school_id, grade_level, section, term_id } = await aClassOf(world, owner)
  const [term] = await tx.select().from(terms).where(eq(terms.id, term_id))
  const key = { school_id, school_year: term?.school_year ?? '', grade_level, section }
  const [profile] = await tx.select().from(teachers).where(eq(teachers.user_id, owner.id))
  if (profile) await tx.insert(sectionAdvisers).values({ ...key, teacher_id: profile.id })
  return key
}
export const noSection = ({ missingId }: World) => ({
  school_id: missingId,
  school_year: '2026-2027',
  grade_level: '8',
  section: 'Rizal',
})
const ofSection: PolicyRow['records'] = {
  of: async (world, owner) => ({ query: await aSectionOf(world, owner) }),
  missing: (world) => ({ query: noSection(world) }),
  may: mayKeep,
}
const inFirstQuarter = () => ({ params: { quarter: 1 } })

/** Reports of classes and learners go to whoever keeps the class; a section's grades to its adviser and the school. */
export const reportPolicy: Record<string, PolicyRow> = {
  'GET /api/education/classes/{id}/reports/{quarter}': {
    who: staff,
    ask: inFirstQuarter,
    records: ofClass,
  },
  'GET /api/education/classes/{id}/reports/{quarter}/file': {
    who: staff,
    ask: inFirstQuarter,
    records: ofClass,
  },
  'GET /api/education/classes/{id}/learners/{student_id}/report': { who: staff, records: ofLearner },
  'GET /api/education/classes/{id}/report-cards': { who: staff, records: ofClass },
  'GET /api/education/sections': { who: staff },
  'PUT /api/education/section-advisers': {
    who: managers,
    ask: () => ({ body: { teacher_id: null } }),
    records: {
      of: async (world, owner) => ({ body: await aSectionOf(world, owner) }),
      missing: (world) => ({ body: noSection(world) }),
      may: { ...mayKeep, own: managers },
    },
  },
  'GET /api/education/sections/grades': { who: staff, records: ofSection },
  'GET /api/education/sections/grades/file': { who: staff, records: ofSection },
}
