import { type Access, endpoint } from '@klasrum/contract/endpoint'
import { PathId } from '@klasrum/contract/fields'
import { startApp } from '@klasrum/testkit/app'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { users } from '../features/accounts/accounts.tables.ts'
import { settings } from '../features/points/points.tables.ts'
import { mount } from '../http/mount.ts'
import { refuse } from '../http/refuse.ts'
import { breachesOf, policyGaps, type Route, routesOf } from './matrix.ts'
import type { PolicyRow } from './policy-row.ts'
import { aWorld } from './world.ts'

// Routes that do wrong on purpose: the law must report each of them.

const app = await startApp({ work: false })
const { tx, fastify } = app

const Fine = z.object({ fine: z.literal(true) })
const fine = { fine: true } as const
const usual = { method: 'GET', summary: 'probe', records: 'own', reply: Fine, refusals: [] } as const
const probe = (path: `/${string}`, access: Access) => endpoint({ ...usual, path, access })
const personProbe = (path: `/${string}`) =>
  endpoint({ ...usual, path, access: 'signed-in', params: z.object({ id: PathId }) })

const scribble = () => tx.insert(settings).values({ key: crypto.randomUUID(), value: '' })
const ownerOf = async (id: number) => (await tx.select().from(users).where(eq(users.id, id)))[0]

mount(fastify, probe('/probe/open', 'anyone'), async () => fine)
mount(fastify, probe('/probe/shut', ['admin']), async () => fine)
mount(fastify, probe('/probe/writes-on-read', 'signed-in'), async () => {
  await scribble()
  return fine
})
mount(fastify, probe('/probe/writes-the-same', 'signed-in'), async () => {
  await tx.update(users).set({ last_name: users.last_name }).where(eq(users.role, 'admin'))
  return fine
})
mount(fastify, probe('/probe/denies-too-late', 'signed-in'), async () => {
  await scribble()
  return refuse('role.not_allowed')
})
mount(fastify, probe('/probe/faults', 'signed-in'), async () => refuse('service.away'))

mount(fastify, personProbe('/probe/people/{id}'), async ({ actor, params: { id } }) => {
  const owner = await ownerOf(id)
  const allowed = owner && (owner.id === actor.user_id || actor.role === 'admin')
  return allowed ? fine : refuse('path.not_found')
})
mount(fastify, personProbe('/probe/leaky-people/{id}'), async ({ params: { id } }) =>
  (await ownerOf(id)) ? fine : refuse('path.not_found'),
)

const world = await aWorld(app)
const routes = routesOf(fastify)

function routeNamed(name: string): Route {
  const route = routes.find((each) => each.name === name)
  if (!route) throw new Error(`There is no ${name}.`)
  return route
}
const breaches = (name: string, row: PolicyRow, mayChange = false) =>
  breachesOf(world, routeNamed(name), row, { mayChange })

const everyRole = ['admin', 'school-admin', 'teacher', 'student', 'public', 'division-eps'] as const
const ownOrAdmin: PolicyRow = {
  who: 'signed-in',
  records: {
    of: async (_world, owner) => ({ params: { id: owner.id } }),
    missing: ({ missingId }) => ({ params: { id: missingId } }),
    may: {
      own: everyRole,
      'same school, other person': ['admin'],
      'other school': ['admin'],
      'other division': ['admin'],
    },
  },
}

test('a route without a row, a row without a route, other rights and a forgotten record are all found', () => {
  const probes = routes.filter(({ url }) => url.startsWith('/probe/'))
  const gaps = policyGaps(probes, {
    'GET /probe/open': { who: 'anyone' },
    'GET /probe/shut': { who: 'signed-in' },
    'GET /probe/writes-on-read': { who: 'signed-in' },
    'GET /probe/writes-the-same': { who: 'signed-in' },
    'GET /probe/denies-too-late': { who: 'signed-in' },
    'GET /probe/people/{id}': { who: 'signed-in' },
    'GET /probe/leaky-people/{id}': ownOrAdmin,
    'GET /probe/gone': { who: 'anyone' },
  })
  expect(gaps.filter((gap) => !gap.startsWith('HEAD'))).toEqual([
    'GET /probe/faults has no row in the policy: write one in the apps/server/src/laws/…-policy.ts of its noun',
    'GET /probe/gone has a row in the policy and no route',
    'GET /probe/shut is open to others in the policy than in the contract',
    'GET /probe/people/{id} names a record and the policy does not say whose',
  ])
})

test('a route that is open to too many is found', async () => {
  expect(await breaches('GET /probe/open', { who: ['admin'] })).toContain(
    'GET /probe/open as anonymous is answered 200 instead of being denied',
  )
})

test('a route that is shut to those who may is found', async () => {
  const found = await breaches('GET /probe/shut', { who: 'signed-in' })
  expect(found).toHaveLength(5)
  expect(found[0]).toMatch(/^GET \/probe\/shut as school-admin is answered 403/)
})

test('a read that writes is found', async () => {
  expect(await breaches('GET /probe/writes-on-read', { who: 'signed-in' })).toEqual([
    'GET /probe/writes-on-read changes settings when it is read',
  ])
  expect(await breaches('GET /probe/writes-the-same', { who: 'signed-in' })).toEqual([
    'GET /probe/writes-the-same changes users when it is read',
  ])
})

test('a denial that leaves a trace is found, also where a change is allowed to others', async () => {
  expect(await breaches('GET /probe/denies-too-late', { who: ['admin'] }, true)).toContain(
    'GET /probe/denies-too-late changes settings when it is denied',
  )
})

test('a fault is not a denial', async () => {
  expect(await breaches('GET /probe/faults', { who: ['admin'] })).toContain(
    'GET /probe/faults as teacher is answered 503 instead of being denied',
  )
})

test('records are tried in every relation to the caller', async () => {
  expect(await breaches('GET /probe/people/{id}', ownOrAdmin)).toEqual([])
  const found = await breaches('GET /probe/leaky-people/{id}', ownOrAdmin)
  expect(found).toHaveLength(5 * 3)
  expect(found).toContain(
    'GET /probe/leaky-people/{id} as teacher, record: other school, is answered 200 instead of being denied',
  )
})
