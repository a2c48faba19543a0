import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { emptyPremises, onPostgres } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { patience, startAndWait } from './start.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The demo of a release whose tables were older than today's, as it was used, closed a quarter in and backed up by its own
 * commands, and what it answered a teacher before that.
 */
const sample = here('older-release/klasrum-2026-11-19T20-51-17.059Z.tar.gz.age')
const answers: Record<string, object> = JSON.parse(readFileSync(here('older-release/answers.json'), 'utf8'))
const teacher = { username: 'maricel@klasrum.example', password: 'dagat-ulap-8832' }

/** Migrations are the same on both databases: a commit tries one. */
test.runIf(onPostgres || atSize({ commit: false, long: true }))(
  'R24: the data of an older release come through the update: the same answers, points and files, and what is new works on them',
  async () => {
    const premises = await emptyPremises()
    onTestFinished(premises.remove)
    const { dataDir, databaseUrl } = premises
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      BACKUP_TO: here('older-release'),
      BACKUP_KEY_FILE: here('older-release/key'),
    }
    const restored = await promisify(execFile)(process.execPath, [here('../restore.ts'), sample], { env })
    expect(restored.stdout).toContain('8876 rows and 2 files, compared one by one')

    const product = await startAndWait({ ...premises, env: { DEMO: 'off', JOBS: 'off' } })
    const signedIn = await fetch(`${product.url}/api/auth/signin`, {
      method: 'POST',
      body: new URLSearchParams(teacher),
    })
    const { access_token } = await signedIn.json()
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const read = async (path: string) => (await fetch(`${product.url}${path}`, { headers })).json()
    for (const [path, before] of nonEmpty(Object.entries(answers)))
      expect(await read(path), path).toMatchObject(before)

    const { items, learners } = await read('/api/education/classes/5/sheets/1')
    const [item, learner] = [items[0], learners[0]]
    const { title, category, max_score } = item
    const changed = await fetch(`${product.url}/api/education/grade-items/${item.id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ quarter: 1, title, category, max_score, half_points: true }),
    })
    expect(changed.status, await changed.text()).toBe(200)
    const put = (class_id: number, cell: object) =>
      fetch(`${product.url}/api/education/classes/${class_id}/sheets/1/cells`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ cells: [cell] }),
      })
    const scored = await put(5, { item_id: item.id, student_id: learner.student_id, score: 1.5 })
    expect((await scored.json()).cells).toMatchObject([{ state: 'saved', score: 1.5 }])
    const closed = await read('/api/education/classes/4/sheets/1')
    const refused = await put(4, {
      item_id: closed.items[0].id,
      student_id: closed.learners[0].student_id,
      score: 1,
    })
    expect(await refused.json()).toMatchObject({ code: 'quarter.closed' })
    expect(await product.stop()).toEqual({ code: 0, signal: null })

    const differing = await lookInside(premises, ({ tx }) =>
      tx.execute(sql`select id from users
        where points <> (select coalesce(sum(points), 0) from point_entries where user_id = users.id)`),
    )
    expect(rowsOf(differing)).toEqual([])
  },
  patience,
)
