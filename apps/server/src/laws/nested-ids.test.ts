import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { routesOf, rowFor } from './matrix.ts'
import { strangersLetIn } from './nested-ids.ts'
import { policy } from './policy.ts'
import { aWorld } from './world.ts'

const app = await startApp({ work: false })
const world = await aWorld(app)
const routes = routesOf(app.fastify).filter(({ shape, method }) => shape && method !== 'HEAD')

let tried = 0

test.each(nonEmpty(routes.filter((route) => rowFor(policy, route)?.records)))(
  '$name about an own record takes no id of somebody else’s beside it',
  async (route) => {
    const row = rowFor(policy, route)
    if (!row) throw new Error('There is no row.')
    const found = await strangersLetIn(world, route, row)
    tried += found.tried
    expect(found.breaches).toEqual([])
  },
)

test('many requests name several records', () => {
  expect(tried).toBeGreaterThan(25)
})
