import { Workbook } from '@cj-tech-master/excelts'
import type { Sent } from '@klasrum/contract/endpoint'
import type { exportUsersEndpoint as shape } from '@klasrum/contract/users'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher, aUser } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from './accounts.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
type Query = Sent<typeof shape.query>

const file = (query: Query = {}) => admin.call('GET /api/admin/users/export', { query })
const lines = async (query: Query = {}) => (await file(query)).bytes.toString('utf8').split('\r\n')
const head = '\uFEFFID,First name,Last name,E-mail,Role,Active,Verified,Points,Created'

async function sheet(query: Query = {}) {
  const book = new Workbook()
  await book.xlsx.load((await file({ ...query, format: 'xlsx' })).bytes)
  const found = book.getWorksheet('Users')
  if (!found) throw new Error('There is no sheet.')
  return found
}

const created_at = new Date('2026-11-14T16:30:59Z')
const pena = await aUser(app.tx, 'school-admin', {
  first_name: 'Señora, "Nena"',
  last_name: 'Peña',
  email: 'pena@school.example',
  points: 1200,
  is_active: false,
  verified_at: null,
  created_at,
})

test('the CSV opens in Excel with every letter right, one account a line, newest first', async () => {
  app.clock.set('2026-11-14T16:00:00Z')
  const { status, headers, bytes } = await file({ format: 'csv' })
  app.clock.set(new Date())
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="klasrum-users-2026-11-15.csv"')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [first, second, third, last] = bytes.toString('utf8').split('\r\n')
  expect(first).toBe(head)
  expect(second).toBe(
    `${pena.id},"Señora, ""Nena""",Peña,pena@school.example,school-admin,No,No,1200,2026-11-15 00:30`,
  )
  expect(third).toMatch(new RegExp(`^${admin.user.id},.*,admin,Yes,Yes,0,`))
  expect(last).toBe('')
})

test('the workbook has a frozen bold head, numbers as numbers and Manila time', async () => {
  app.clock.set('2026-11-14T16:00:00Z')
  const { headers } = await file({ format: 'xlsx' })
  app.clock.set(new Date())
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(headers['content-disposition']).toBe('attachment; filename="klasrum-users-2026-11-15.xlsx"')
  const found = await sheet({ search: 'pena' })
  expect(found.rowCount).toBe(2)
  expect(found.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  expect(found.getRow(1).getCell(1).font).toMatchObject({ bold: true })
  expect(found.getRow(1).values).toEqual([undefined, ...head.slice(1).split(',')])
  expect(found.getColumn(4).width).toBeGreaterThan(30)
  expect(found.getRow(2).values).toEqual([
    undefined,
    pena.id,
    'Señora, "Nena"',
    'Peña',
    'pena@school.example',
    'school-admin',
    'No',
    'No',
    1200,
    new Date('2026-11-15T00:30:59Z'),
  ])
  expect(found.getCell('I2').numFmt).toBe('yyyy-mm-dd hh:mm')
})

test.each(['=1+1', '+63', '-1', '@sum', '\ttab', '\rreturn'])(
  'a name that begins like a formula stays a name: %j',
  async (first_name) => {
    const { id } = await aTeacher(app.tx, {
      first_name,
      last_name: '=cmd|x',
      email: 'formula@school.example',
    })
    const [, line] = await lines({ search: 'formula' })
    const quoted = /[\t\r]/.test(first_name) ? `"'${first_name}"` : `'${first_name}`
    expect((await file({ search: 'formula' })).bytes.toString('utf8')).toContain(`${id},${quoted},'=cmd|x,`)
    expect(line?.startsWith(`${id},`)).toBe(true)
    const cell = (await sheet({ search: 'formula' })).getCell('C2')
    expect([cell.value, cell.formula]).toEqual(['=cmd|x', undefined])
    await app.tx.delete(users).where(eq(users.id, id))
  },
)

test('what is exported is what is listed: search, role, and nobody deleted', async () => {
  const student = await aUser(app.tx, 'student', { first_name: 'Exporta' })
  const teacher = await aTeacher(app.tx, { first_name: 'Exporta' })
  const gone = await aTeacher(app.tx, { first_name: 'Exporta' })
  await app.tx.update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.id))
  const ids = async (query: Query) =>
    (await lines(query)).slice(1, -1).map((line) => Number(line.split(',')[0]))
  expect(await ids({ search: 'exporta' })).toEqual([teacher.id, student.id])
  expect(await ids({ search: 'exporta', role: 'student' })).toEqual([student.id])
  expect(await ids({ search: 'nobody is called so' })).toEqual([])
  expect((await sheet({ search: 'nobody is called so' })).rowCount).toBe(1)
})

test('more accounts than are read at a time all come, once, and only their number is logged', async () => {
  await app.tx.execute(sql`
    insert into users (email, password_hash, first_name, last_name, role)
    select 'many-' || n || '@school.example', 'x', 'Marami', 'Number ' || n, 'public' from generate_series(1, 2000) n`)
  const before = await fingerprint(app.tx)
  for (const format of ['csv', 'xlsx'] as const) {
    const ids =
      format === 'csv'
        ? (await lines({ role: 'public' })).slice(1, -1).map((line) => Number(line.split(',')[0]))
        : ((await sheet({ role: 'public' })).getColumn(1).values.slice(2) as number[])
    expect(ids).toHaveLength(2000)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    const line =
      app
        .log()
        .split('\n')
        .findLast((each) => each.includes('users exported')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ user_id: admin.user.id, format, count: 2000 })
  }
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  expect(app.log()).not.toMatch(/marami|pena@/i)
})

test.each([
  ['format=pdf', 'format'],
  ['role=headmaster', 'role'],
  [`search=${'a'.repeat(121)}`, 'search'],
])('the question %s is refused', async (question, path) => {
  expect(await admin.send({ path: `/api/admin/users/export?${question}` })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path }] },
  })
})
