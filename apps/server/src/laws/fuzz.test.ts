import { startApp } from '@klasrum/testkit/app'
import { chanceFor } from '@klasrum/testkit/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { fieldsOf } from '@klasrum/testkit/values-of-schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAllowedCase, type Route, routesOf, rowFor, send } from './matrix.ts'
import { policy } from './policy.ts'
import type { PolicyCall } from './policy-row.ts'
import { ofInside, requestParts, wild, wireValueOf } from './wild-values.ts'
import { aWorld } from './world.ts'

const app = await startApp({ work: false })
const world = await aWorld(app)
const routes = routesOf(app.fastify).filter(({ shape, method }) => shape && method !== 'HEAD')
const chance = chanceFor('requests made from the contract')

const each = atSize({ commit: 2, long: Math.ceil(shareOf(50_000) / routes.length) })
/** After so many a call is made anew: its record may be gone by then, or its person have had enough for an hour. */
const untilStale = 10

const pick = (most: number): number => Math.floor(chance.between(0, most))
const isLucky = (share: number): boolean => chance.between(0, 1) < share

type Values = ReturnType<typeof valuesFor>

/** Enough of every field for all requests: to make one value takes as long as to make many. */
const valuesFor = ({ shape }: Route) =>
  requestParts.map((part) => ({
    part,
    fields: [...fieldsOf(shape?.[part])].map(([name, arbitrary]) => ({
      name,
      values: fc.sample(arbitrary, { numRuns: Math.min(each, 50), seed: pick(2 ** 31) }),
    })),
  }))

/** A request that would go through, with some fields as the contract allows them, some wild, and some missing. */
function changed(ask: PolicyCall, values: Values): PolicyCall {
  const next: Record<string, unknown> = { ...ask }
  for (const { part, fields } of values) {
    if (fields.length === 0) continue
    const into: Record<string, unknown> = { ...ask[part] }
    for (const { name, values: made } of fields) {
      if (!isLucky(1.5 / fields.length)) continue
      if (part !== 'params' && isLucky(0.1)) delete into[name]
      else into[name] = wireValueOf(part, isLucky(0.2) ? wild[pick(wild.length)] : made[pick(made.length)])
    }
    next[part] = into
  }
  if (ask.file && isLucky(0.3)) next.file = Buffer.from(fc.sample(fc.uint8Array(), 1)[0] ?? [])
  return next as PolicyCall
}

const answers: Record<string, number> = {}

test.each(nonEmpty(routes))(
  'R47: $name answers requests made from the contract without a fault and tells nothing of the inside',
  async (route) => {
    const row = rowFor(policy, route)
    if (!row) throw new Error('There is no row.')
    const values = valuesFor(route)
    const wrong: string[] = []
    let allowed = await anAllowedCase(world, row)
    for (let request = 0; request < each; request += 1) {
      if (request % untilStale === untilStale - 1) allowed = await anAllowedCase(world, row)
      const ask = changed(allowed.ask, values)
      const { statusCode, body } = await send(app.fastify, route, ask, allowed.caller)
      const kind = `${Math.floor(statusCode / 100)}xx`
      answers[kind] = (answers[kind] ?? 0) + 1
      if (statusCode >= 500 || (statusCode >= 400 && ofInside.test(body)))
        wrong.push(
          `${statusCode} ${body.slice(0, 300)} to ${JSON.stringify({ ...ask, file: undefined }).slice(0, 700)}`,
        )
    }
    expect(wrong).toEqual([])
  },
  atSize({ commit: 60_000, long: 900_000 }),
)

test('R47: most kinds of answers were seen', () => {
  process.stderr.write(`requests made from the contract: ${JSON.stringify(answers)}\n`)
  expect(answers['2xx']).toBeGreaterThan(0)
  expect(answers['4xx']).toBeGreaterThan(0)
})
