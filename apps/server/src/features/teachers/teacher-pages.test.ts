import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher } from '@klasrum/testkit/builders'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const school = await aSchool(app.tx)
const named = (first_name: string, last_name: string) => aTeacher(app.tx, { school, first_name, last_name })
await named('Rosa', 'Peña')
await named('Ana', 'Dela Peña')
await named('Ana', 'Abad-Peña')
await named('Bea', 'Peña')
await named('Peña', 'Zamora')

const search = async (typed: string, limit = 20, offset = 0) =>
  (await admin.ok('GET /api/education/teachers', { query: { search: typed, limit, offset } })).map(
    ({ user, metadata_json }) => (user ? `${user.last_name}, ${user.first_name}` : metadata_json.fullname),
  )

const found = ['Peña, Bea', 'Peña, Rosa', 'Abad-Peña, Ana', 'Dela Peña, Ana', 'Zamora, Peña']

test('who is filed under the typed name comes first, then everybody else who has it', async () => {
  expect(await search('pena')).toEqual(found)
  expect(await search('dela')).toEqual(['Dela Peña, Ana'])
})

test('a name is found first in whatever order its words are typed', async () => {
  expect(await search('Ana Dela Peña')).toEqual(['Dela Peña, Ana'])
  expect(await search('pena ana')).toEqual(['Abad-Peña, Ana', 'Dela Peña, Ana'])
  expect(await search('rosa peña')).toEqual(['Peña, Rosa'])
  expect(await search('pena pena')).toHaveLength(5)
})

test.each([1, 2, 3, 4])('pages of %s miss nobody and name nobody twice', async (limit) => {
  const turned: unknown[] = []
  for (let offset = 0; offset < 8; offset += limit) turned.push(...(await search('pena', limit, offset)))
  expect(turned).toEqual(found)
})

test('of thousands who have the name the pages are whole too', async () => {
  await app.tx.execute(sql`
    insert into teachers (school_id, metadata_json)
    select ${school.id}::int, jsonb_build_object('fullname', to_char(7919 * n % 2100, 'FM0000') || ' Quezon')
    from generate_series(1, 2100) as n`)
  await named('Luz', 'Quezon')
  const others = Array.from({ length: 2100 }, (_, n) => `${String(n).padStart(4, '0')} Quezon`)
  const all = [...others, 'Quezon, Luz']
  for (const offset of [0, 1, 1_990, 2_001, 2_090, 2_101])
    expect(await search('quezon', 20, offset)).toEqual(all.slice(offset, offset + 20))
  expect(await search('quezon 1234')).toEqual(['1234 Quezon'])
})
