import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'
import { anAllowedCase, routesOf, rowFor, send } from './matrix.ts'
import { policy } from './policy.ts'
import type { PolicyCall } from './policy-row.ts'
import { ofInside, type RequestPart, requestParts, wild, wireValueOf } from './wild-values.ts'
import { aWorld } from './world.ts'

const app = await startApp({ work: false })
const world = await aWorld(app)
const routes = routesOf(app.fastify).filter(({ shape, method }) => shape && method !== 'HEAD')

/** A commit tries one in each place and another in the next, the long run most of them, on PostgreSQL. */
const each = atSize({ commit: 1, long: shareOf(wild.length) })

const placesIn = (ask: PolicyCall): [RequestPart, string][] =>
  requestParts.flatMap((part) =>
    Object.keys(ask[part] ?? {}).map((name): [RequestPart, string] => [part, name]),
  )

let turn = 0
const someWild = (): unknown[] =>
  Array.from({ length: each }, () => {
    turn += 1
    return wild[turn % wild.length]
  })

test.each(nonEmpty(routes))(
  '$name answers whatever stands in one of its fields, and tells nothing of the inside',
  async (route) => {
    const row = rowFor(policy, route)
    if (!row) throw new Error('There is no row.')
    const { caller, ask } = await anAllowedCase(world, row)
    const answered: string[] = []
    for (const [part, name] of placesIn(ask))
      for (const value of someWild()) {
        const changed = { ...ask, [part]: { ...ask[part], [name]: wireValueOf(part, value) } }
        const { statusCode, body } = await send(app.fastify, route, changed, caller)
        if (statusCode >= 500 || (statusCode >= 400 && ofInside.test(body)))
          answered.push(`${part}.${name} = ${JSON.stringify(value)?.slice(0, 60)}: ${statusCode} ${body}`)
      }
    expect(answered).toEqual([])
  },
)
