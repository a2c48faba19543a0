import type { TopUp } from '@klasrum/contract/top-ups'
import { chanceFor } from '@klasrum/testkit/chance'
import { startCuttingLine } from '@klasrum/testkit/cutting-line'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { aPicture } from '@klasrum/testkit/pictures'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { expect, onTestFinished, test } from 'vitest'
import { patience, startAndWait } from './start.ts'
import { expectBooksToHold } from './top-up-books.ts'
import { type Asked, hire } from './top-up-desk.ts'
import { type Visit, visitorsOf } from './visitors.ts'

/** About the length of a request and of its answer here, heads included; a little more leaves some of them whole. */
const lengths = { ofRequest: 420, ofAnswer: 1_800 }

test(
  'a line cut at any byte of a request or its answer: repeated with the same key, nothing is doubled and nothing lost',
  async () => {
    const chance = chanceFor('bytes to cut the line at')
    const wanted = atSize({ commit: 20, long: shareOf(500) })
    const premises = await furnishedPremises()
    onTestFinished(premises.remove)
    const { admin, teachers } = await hire(premises, { teachers: Math.ceil(wanted / 20) })
    const product = await startAndWait({ ...premises, env: { DEMO: 'off' } })
    const line = await startCuttingLine(product.port)
    onTestFinished(line.stop)
    const whole = visitorsOf(product.url)
    onTestFinished(whole.leave)
    const picture = await aPicture({ width: 27, height: 60 })

    const cuts = { ofRequest: 0, ofAnswer: 0 }
    const insist = async (visit: Visit): Promise<TopUp> => {
      for (let tries = 0; ; tries += 1) {
        const where = chance.between(0, 1) < 0.4 ? 'ofRequest' : 'ofAnswer'
        const byte = Math.floor(chance.between(0, lengths[where]))
        if (tries < 2) line.cutNext(where === 'ofRequest' ? { ofRequest: byte } : { ofAnswer: byte })
        const visitors = visitorsOf(`http://127.0.0.1:${line.port}`)
        const heard = await visitors.visit({ method: 'POST', ...visit })
        visitors.leave()
        if (heard.kind === 'answered') {
          expect(heard.status, heard.body).toBe(200)
          return JSON.parse(heard.body)
        }
        cuts[where] += 1
      }
    }

    const asked: Asked[] = []
    while (cuts.ofRequest + cuts.ofAnswer < wanted) {
      const number = asked.length
      const { token, email } = teachers[number % teachers.length] ?? admin
      const key = `cut-${number}`
      // Without the number, only the key stands between a repeat and a second top-up.
      const body = { amount: 1_000 + number, reference_no: number % 2 ? `CUT ${number}` : undefined }
      const { id, amount, points } = await insist({ path: '/api/user/topup', body, token, key })
      const proof = { method: 'POST', path: `/api/user/topup/${id}/payment-proof`, picture, token } as const
      expect(await whole.visit(proof)).toMatchObject({ status: 200 })
      const decision = { path: `/api/admin/topups/${id}/approve`, body: { points }, token: admin.token, key }
      const { state } = await insist(decision)
      asked.push({ id, amount, points, state, email })
    }
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${asked.length} top-ups; cut in ${cuts.ofRequest} requests and ${cuts.ofAnswer} answers\n`,
    )
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    await expectBooksToHold(premises, asked)
    expect(Math.min(cuts.ofRequest, cuts.ofAnswer)).toBeGreaterThan(0)
  },
  patience,
)
