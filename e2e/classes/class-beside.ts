import { randomInt, randomUUID } from 'node:crypto'
import type { Visitor } from '../visitor.ts'

export type MadeClass = { id: number; school_id: number; term_id: number; section: string }
export type MadeStudent = { id: number; listed_name: string; external_student_id: string }

type Wish = { school_id: number; fullname: string; gender: 'male' | 'female' }

export const anLrn = (): string => String(randomInt(700_000_000_000, 799_999_999_999))
/** Nobody else on the database is called so, and a search for it finds one alone. */
export const aSurname = (): string =>
  `Mata${randomUUID().replaceAll('-', '').slice(0, 6)}`.replace(/\d/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  )

/** What somebody does with classes beside the browser. */
export function besideFor(visitor: Visitor, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    visitor.ask(path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
  const ask = (path: string) => visitor.ask(path, { headers })
  const rowsAt = async (path: string) =>
    Object.values(await ask(path)) as ({ id: number } & Record<string, unknown>)[]

  return {
    ask,
    rowsAt,
    /** Like one of the demo classes, with nobody on its roster. */
    makeClass: async (wish: object = {}): Promise<MadeClass> => {
      const like = await rowsAt('/api/education/classes?limit=1&sort=section&search=rizal')
      const section = `Section ${randomUUID().slice(0, 8)}`
      const of = { ...like[0], policy: 'plain', section, ...wish }
      return (await post('/api/education/classes', of)) as MadeClass
    },
    makeStudent: async ({ school_id, fullname, gender }: Wish): Promise<MadeStudent> => {
      const metadata_json = { fullname, gender, grade_level: '8' }
      const of = { school_id, external_student_id: anLrn(), metadata_json }
      return (await post('/api/education/students', of)) as MadeStudent
    },
    enroll: ({ id, school_id }: MadeClass, student_id: number) =>
      post('/api/education/enrollments', { school_id, class_id: id, student_id }),
  }
}
