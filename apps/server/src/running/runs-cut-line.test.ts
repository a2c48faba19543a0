import { chanceFor } from '@klasrum/testkit/chance'
import { startCuttingLine } from '@klasrum/testkit/cutting-line'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { shareOf } from '@klasrum/testkit/size'
import { expect, onTestFinished, test } from 'vitest'
import { runs } from '../features/materials/materials.tables.ts'
import { point_entries } from '../features/points/points.tables.ts'
import { beginRun, hireRunners, type RunTeacher } from './run-books.ts'
import { patience, startAndWait } from './start.ts'
import { visitorsOf } from './visitors.ts'

const lesson = { bytes: Buffer.from('A lesson that nobody reads.'), name: 'Lesson.docx' }
/** About the length of a request and of its answer here, heads included; a little more leaves some of them whole. */
const lengths = { ofRequest: 900, ofAnswer: 1_000 }
/** As many as may wait. */
const each = 3

/** A commit leaves it out: see `vitest.config.ts`. */
test(
  'a line cut at a random byte while a run is begun, restarts between: repeated with the same key, none is doubled or lost',
  async () => {
    const chance = chanceFor('bytes to cut the line of a run at')
    const wanted = shareOf(500)
    const premises = await furnishedPremises()
    onTestFinished(premises.remove)
    const teachers = await hireRunners(premises, wanted)
    const env = { DEMO: 'off', JOBS: 'off' }
    let product = await startAndWait({ ...premises, env })
    let line = await startCuttingLine(product.port)
    onTestFinished(() => line.stop())

    const cuts = { ofRequest: 0, ofAnswer: 0 }
    const insist = async (teacher: RunTeacher, key: string): Promise<number> => {
      for (let tries = 0; ; tries += 1) {
        const where = chance.between(0, 1) < 0.4 ? 'ofRequest' : 'ofAnswer'
        const byte = Math.floor(chance.between(0, lengths[where]))
        if (tries < 2) line.cutNext(where === 'ofRequest' ? { ofRequest: byte } : { ofAnswer: byte })
        const visitors = visitorsOf(`http://127.0.0.1:${line.port}`)
        const heard = await beginRun(visitors, teacher, { lesson, key })
        visitors.leave()
        if (heard.kind === 'answered') {
          expect(heard.status, heard.body).toBe(202)
          return JSON.parse(heard.body).run_id
        }
        cuts[where] += 1
      }
    }

    const begun: { id: number; teacher: RunTeacher; key: string }[] = []
    while (cuts.ofRequest + cuts.ofAnswer < wanted) {
      const teacher = teachers[Math.floor(begun.length / each)] ?? { id: 0, token: '' }
      const key = `cut-${begun.length}`
      begun.push({ id: await insist(teacher, key), teacher, key })
    }
    await line.stop()
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    product = await startAndWait({ ...premises, env })
    line = await startCuttingLine(product.port)
    for (const { id, teacher, key } of nonEmpty(begun)) expect(await insist(teacher, key)).toBe(id)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${begun.length} runs; cut in ${cuts.ofRequest} requests and ${cuts.ofAnswer} answers\n`,
    )

    await lookInside(premises, async ({ tx }) => {
      const kept = await tx.select().from(runs)
      expect(kept.map(({ id }) => id).sort()).toEqual(begun.map(({ id }) => id).sort())
      const charged = (await tx.select().from(point_entries)).filter(({ kind }) => kind === 'charge')
      expect(
        charged.map(({ reason_key, user_id, points }) => `${reason_key}: ${points} of ${user_id}`).sort(),
      ).toEqual(begun.map(({ id, teacher }) => `run:${id}: -6 of ${teacher.id}`).sort())
    })
    expect(Math.min(cuts.ofRequest, cuts.ofAnswer)).toBeGreaterThan(0)
  },
  patience,
)
