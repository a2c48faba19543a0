import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { Tx } from '../db/client.ts'
import { anAllowedCase, routesOf, rowFor, send } from './matrix.ts'
import { policy } from './policy.ts'
import { aWorld } from './world.ts'

const app = await startApp({ work: false })
const world = await aWorld(app)

const secret = 'select password_hash of luz@school.example'

/** Takes any further call, as a query under construction does, and fails when it is awaited. */
const rejecting = (): unknown =>
  new Proxy(() => {}, {
    apply: rejecting,
    get: (_target, name) =>
      name === 'then'
        ? (_done: unknown, failed: (error: Error) => void) => failed(new TypeError(secret))
        : rejecting,
  })

const waysToFail = {
  'a thrown error': () => {
    throw new Error(secret)
  },
  'a rejection': rejecting,
}

let spared = 0

/** Behaves until what is spared is used up, then fails whatever is asked of it. */
const failing = (tx: Tx, fail: () => unknown): Tx =>
  new Proxy(tx, {
    get(target, name) {
      const found = Reflect.get(target, name)
      if (typeof found !== 'function' || spared-- > 0) return found.bind?.(target) ?? found
      return fail
    },
  })

/** Units of the curriculum and voices are files: after the session these ask nothing of the database. */
const withoutDatabase = [
  'GET /api/education/voices',
  'GET /api/curriculum/units',
  'GET /api/curriculum/units/{area}/{grade}/{topic}',
  'GET /api/curriculum/skills',
  'GET /api/curriculum/skills/{group}/{name}',
  'GET /api/curriculum/skills/{group}/{name}/worksheet',
]
const routes = nonEmpty(
  routesOf(app.fastify).filter(
    ({ name, shape, method }) => shape && method !== 'HEAD' && !withoutDatabase.includes(name),
  ),
)

for (const [way, fail] of nonEmpty(Object.entries(waysToFail))) {
  const database = { ...app.house.database, tx: failing(app.tx, fail) }
  const broken = await buildApp({ ...app.house, database })

  test.each(routes)(`${way} inside $name is answered with a number and nothing else`, async (route) => {
    const row = rowFor(policy, route)
    if (!row) throw new Error('There is no row.')
    const { caller, ask } = await anAllowedCase(world, row)
    // The look-up of the session is the server's; what comes after it is the handler's.
    spared = route.shape?.access === 'anyone' ? 0 : 1
    const answer = await send(broken, route, ask, caller)
    if (route.name === 'GET /api/health' && fail === rejecting) return expect(answer.statusCode).toBe(503)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      code: 'service.fault',
      detail: expect.stringContaining(String(answer.headers['x-request-id'])),
    })
    expect(answer.body).not.toMatch(/password_hash|\.ts:\d/)
    expect(
      (await send(app.fastify, { name: '', method: 'GET', url: '/api/health', shape: undefined }, {}, caller))
        .statusCode,
    ).toBe(200)
  })
}
