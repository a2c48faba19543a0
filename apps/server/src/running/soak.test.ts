import { readdirSync } from 'node:fs'
import { chanceFor } from '@klasrum/testkit/chance'
import { freePort } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { heapOf } from '@klasrum/testkit/heap-of'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { expect, onTestFinished, test } from 'vitest'
import { type GradingTeacher, hireTeachers } from './grade-desk.ts'
import { patience, startAndWait } from './start.ts'
import { type Visit, visitorsOf } from './visitors.ts'

const requests = shareOf(20_000)
/** Until then it is still filling what it keeps: compiled code, prepared statements, connections. */
const warm = requests / 5
const atOnce = 10

/** What a teacher's browser asks for in a day, with what is refused now and then. */
function visitsOf({ token, class_id, school_id, cells }: GradingTeacher, score: number): [Visit, number][] {
  const ofClass = `/api/education/classes/${class_id}`
  const [cell] = cells
  const one = { ...cell, school_id, class_id, quarter: 1 }
  return [
    [{ path: '/api/auth/me', token }, 200],
    [{ path: '/api/dashboard', token }, 200],
    [{ path: '/api/education/classes', token }, 200],
    [{ path: `${ofClass}/sheets/1`, token }, 200],
    [{ path: `${ofClass}/sheets/1/changes?since=0`, token }, 200],
    [{ path: `${ofClass}/quarter-grades/1`, token }, 200],
    [{ path: `${ofClass}/score-changes`, token }, 200],
    [{ path: '/api/education/students', token }, 200],
    [{ path: '/api/global-values/?title=TOPUP' }, 200],
    [{ path: '/api/health' }, 200],
    [{ method: 'PUT', path: '/api/education/scores', token, body: { ...one, score } }, 200],
    [
      {
        method: 'PUT',
        path: `${ofClass}/sheets/1/cells`,
        token,
        body: { cells: cells.map((each) => ({ ...each, score })) },
      },
      200,
    ],
    [{ method: 'PUT', path: '/api/education/scores', token, body: { ...one, score: 'ten' } }, 400],
    [{ path: '/api/education/classes/2000000000/sheets/1', token }, 404],
    [{ path: '/api/nothing-is-here', token }, 404],
  ]
}

test.runIf(atSize({ commit: false, long: true }) && process.platform === 'linux')(
  'R43: a day of mixed requests leaves the memory within five hundredths of what it was and no file open',
  async () => {
    const chance = chanceFor('the requests of a day')
    const premises = await furnishedPremises()
    onTestFinished(premises.remove)
    const teachers = await hireTeachers(premises, atOnce)
    const inspector = await freePort()
    const env = { DEMO: 'off', JOBS: 'off', NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` }
    const product = await startAndWait({ ...premises, env })

    const ask = async (count: number): Promise<void> => {
      const visitors = visitorsOf(product.url, { connections: atOnce })
      let left = count
      const work = async (teacher: GradingTeacher) => {
        for (; left > 0; left -= 1) {
          const visits = visitsOf(teacher, Math.floor(chance.between(0, 1_000)))
          const [visit, status] = visits[Math.floor(chance.between(0, visits.length))] ?? []
          if (!visit) throw new Error('there are some')
          expect(await visitors.visit(visit), visit.path).toMatchObject({ kind: 'answered', status })
        }
      }
      await Promise.all(teachers.map(work))
      visitors.leave()
    }
    const weighed = async () => ({
      heap: await heapOf(inspector),
      files: readdirSync(`/proc/${product.pid}/fd`).length,
    })

    await ask(warm)
    const before = await weighed()
    await ask(requests - warm)
    const after = await weighed()
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${requests} requests; ${Math.round(before.heap / 1_024)} kB and ${before.files} files after ${warm}, ${Math.round(after.heap / 1_024)} kB and ${after.files} files at the end\n`,
    )
    expect(after.heap).toBeLessThan(before.heap * 1.05)
    expect(after.files).toBeLessThanOrEqual(before.files)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
  },
  patience,
)
