import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Role } from '@klasrum/contract/fields'
import { eq } from 'drizzle-orm'
import { inTx, type Tx } from '../db/client.ts'
import { alone } from '../db/migrate.ts'
import { users } from '../features/accounts/accounts.tables.ts'
import { hashPassword } from '../features/accounts/passwords.ts'
import { grantFreePoints } from '../features/points/door.ts'
import { settings } from '../features/points/points.tables.ts'
import { subjects } from '../features/subjects/subjects.tables.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'
import type { House } from '../house.ts'
import { addDemoClasses } from './demo-classes.ts'
import { demoPeople, demoSubjects } from './demo-people.ts'
import { addDemoPlaces } from './demo-places.ts'
import { addDemoRun, storeDemoLesson } from './demo-run.ts'
import { addDemoShow, storeDemoSound } from './demo-show.ts'
import { demoWallet } from './demo-wallet.ts'

export type DemoAccounts = { password: string | null; accounts: { role: Role; email: string }[] }

const accounts = demoPeople.map(({ role, email }) => ({ role, email }))

/** A small believable division to look around in. A second call finds it there and changes nothing. */
export const seedDemo = (house: House): Promise<DemoAccounts> =>
  alone(house.database, async () => {
    const file = join(resolve(house.env.dataDir), 'demo-password')
    const [there] = await house.database.tx
      .select()
      .from(users)
      .where(eq(users.email, accounts[0]?.email ?? ''))
      .limit(1)
    if (there) return { password: readPassword(file), accounts }
    const password = readPassword(file) ?? storePassword(file, newPassword())
    const password_hash = await hashPassword(password)
    const lesson = await storeDemoLesson(house.storage)
    const sound = await storeDemoSound(house.storage)
    await inTx(house.database, async (tx) => {
      const now = house.clock.now()
      await seed(tx, password_hash, now)
      await addDemoShow(tx, { ...(await addDemoRun(tx, now, lesson)), sound, now })
    })
    return { password, accounts }
  })

async function seed(tx: Tx, password_hash: string, now: Date): Promise<void> {
  const places = await addDemoPlaces(tx, now)
  await tx.insert(settings).values(demoWallet).onConflictDoNothing()
  for (const { role, email, first_name, last_name, division, school, profileAt, employee_no } of demoPeople) {
    const [user] = await tx
      .insert(users)
      .values({
        email,
        password_hash,
        first_name,
        last_name,
        role,
        verified_at: now,
        division_id: division ? places.division_id : null,
        school_id: school === undefined ? null : places.school_ids[school],
      })
      .returning({ id: users.id })
    if (!user) throw new Error('a demo account was not written')
    if (role !== 'admin') await grantFreePoints(tx, user.id)
    const school_id = profileAt === undefined ? undefined : places.school_ids[profileAt]
    if (school_id !== undefined)
      await tx.insert(teachers).values({
        user_id: user.id,
        school_id,
        employee_no,
        school_state: 'confirmed',
        metadata_json: { fullname: `${first_name} ${last_name}` },
      })
    if (role === 'admin')
      await tx
        .insert(subjects)
        .values(demoSubjects.map((subject) => ({ ...subject, created_by_user_id: user.id })))
  }
  await addDemoClasses(tx, now)
}

const words = [
  'mangga',
  'bayabas',
  'talon',
  'bundok',
  'dagat',
  'ulap',
  'bituin',
  'palay',
  'kawayan',
  'narra',
  'agila',
  'pawikan',
]
const word = (): string => words[randomInt(words.length)] ?? ''
const newPassword = (): string => `${word()}-${word()}-${randomInt(1_000, 10_000)}`

function readPassword(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

/** Kept so that every start can print it; only the owner of the folder may read it. */
function storePassword(file: string, password: string): string {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}
