import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'
import { anAllowedCase, routesOf, rowFor, send } from './matrix.ts'
import { policy } from './policy.ts'
import type { Ask } from './policy-row.ts'
import { aWorld } from './world.ts'

const app = await startApp({ work: false })
const world = await aWorld(app)
const routes = routesOf(app.fastify).filter(({ shape, method }) => shape && method !== 'HEAD')

const wild: readonly unknown[] = [
  "' or 1=1 --",
  '\u0000',
  '𝕏'.repeat(3_000),
  '9'.repeat(400),
  '-1',
  '1e309',
  '9007199254740993',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '\uD800',
  '{{7*7}}',
  '__proto__',
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  [[[]]],
  {},
  { $gt: '', constructor: { prototype: 1 } },
]
/** A commit tries a few in each place, others in the next one. */
const each = atSize({ commit: 2, long: wild.length })

type Part = 'params' | 'query' | 'body'
const parts: readonly Part[] = ['params', 'query', 'body']

const placesIn = (ask: Ask): [Part, string][] =>
  parts.flatMap((part) => Object.keys(ask[part] ?? {}).map((name): [Part, string] => [part, name]))

let turn = 0
const someWild = (): unknown[] =>
  Array.from({ length: each }, () => {
    turn += 1
    return wild[turn % wild.length]
  })

/** What an address or a form can carry is text. */
const carried = (part: Part, value: unknown): unknown =>
  part === 'body' ? value : (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

const ofInside = /Failed query|(select|insert into|update|delete from) "|syntax error at|\.ts:\d|ECONN/

test.each(nonEmpty(routes))(
  '$name answers whatever stands in one of its fields, and tells nothing of the inside',
  async (route) => {
    const row = rowFor(policy, route)
    if (!row) throw new Error('There is no row.')
    const { caller, ask } = await anAllowedCase(world, row)
    const answered: string[] = []
    for (const [part, name] of placesIn(ask))
      for (const value of someWild()) {
        const changed = { ...ask, [part]: { ...ask[part], [name]: carried(part, value) } }
        const { statusCode, body } = await send(app.fastify, route, changed, caller)
        if (statusCode >= 500 || (statusCode >= 400 && ofInside.test(body)))
          answered.push(`${part}.${name} = ${JSON.stringify(value)?.slice(0, 60)}: ${statusCode} ${body}`)
      }
    expect(answered).toEqual([])
  },
)
