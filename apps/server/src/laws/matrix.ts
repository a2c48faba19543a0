import type { Shape } from '@klasrum/contract/endpoint'
import { Refusal, type RefusalCode, refusals } from '@klasrum/contract/refusals'
import { contentOf } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { atSize } from '@klasrum/testkit/size'
import type { FastifyInstance } from 'fastify'
import type { PolicyCall, PolicyRow } from './policy-row.ts'
import {
  type ActorName,
  aCaller,
  actors,
  type Caller,
  isRole,
  ownerFor,
  type Relation,
  relations,
  type World,
} from './world.ts'

export type Route = { name: string; method: string; url: string; shape: Shape | undefined }

/** As Fastify registered them. */
export const routesOf = ({ routeList }: FastifyInstance): Route[] =>
  routeList.flatMap(({ method, url, config }) =>
    [method].flat().map((each) => ({
      name: `${each} ${url.replace(/:(\w+)/g, '{$1}')}`,
      method: each,
      url,
      shape: config?.shape,
    })),
  )

/** HEAD answers for every GET, under the same rule. */
export const rowFor = (policy: Record<string, PolicyRow>, { name }: Route): PolicyRow | undefined =>
  policy[name.replace(/^HEAD /, 'GET ')]

export const withoutRow = ({ name }: Route): string =>
  `${name} has no row in the policy: write one in the apps/server/src/laws/…-policy.ts of its noun`

export function policyGaps(routes: Route[], policy: Record<string, PolicyRow>): string[] {
  const contracted = routes.filter(({ shape }) => shape)
  const names = new Set(contracted.map(({ name }) => name))
  return [
    ...contracted.filter((route) => !rowFor(policy, route)).map(withoutRow),
    ...Object.keys(policy)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has a row in the policy and no route`),
    ...contracted
      .filter(({ shape, ...route }) => {
        const row = rowFor(policy, { shape, ...route })
        return row && JSON.stringify(row.who) !== JSON.stringify(shape?.access)
      })
      .map(({ name }) => `${name} is open to others in the policy than in the contract`),
    ...contracted
      .filter((route) => {
        const row = rowFor(policy, route)
        return route.url.includes(':') && row?.records === undefined && !row?.namesNoRecord
      })
      .map(({ name }) => `${name} names a record and the policy does not say whose`),
  ]
}

type Case = { caller: Caller; relation: Relation | undefined; ask: PolicyCall; allowed: boolean }

/** Whether there are records with which they may call it. */
function isNamed({ who }: PolicyRow, actor: ActorName): boolean {
  if (who === 'anyone') return true
  return isRole(actor) && (who === 'signed-in' || who.includes(actor))
}

function mayCall(row: PolicyRow, { actor }: Caller, relation: Relation | undefined): boolean {
  if (relation === 'missing') return false
  if (row.who === 'anyone') return true
  if (!isRole(actor) || !isNamed(row, actor)) return false
  return relation === undefined || (row.records?.may[relation].includes(actor) ?? false)
}

export const mergedAsk = (one: PolicyCall, other: PolicyCall): PolicyCall => ({
  params: { ...one.params, ...other.params },
  query: { ...one.query, ...other.query },
  body: one.body || other.body ? { ...one.body, ...other.body } : undefined,
  file: one.file ?? other.file,
  headers: { ...one.headers, ...other.headers },
})

export async function recordFor(
  world: World,
  row: PolicyRow,
  caller: Caller,
  relation: Relation,
): Promise<PolicyCall> {
  if (row.records === undefined) return {}
  return relation === 'missing'
    ? row.records.missing(world)
    : row.records.of(world, await ownerFor(world, caller, relation))
}

export async function askOf(
  world: World,
  row: PolicyRow,
  caller: Caller,
  relation: Relation | undefined,
): Promise<PolicyCall> {
  const asked = (await row.ask?.(world, caller)) ?? {}
  return relation === undefined ? asked : mergedAsk(asked, await recordFor(world, row, caller, relation))
}

/** Somebody who may call it, with a request that would go through. */
export async function anAllowedCase(
  world: World,
  row: PolicyRow,
): Promise<{ caller: Caller; ask: PolicyCall }> {
  const actor = typeof row.who === 'string' ? 'admin' : (row.who[0] ?? 'admin')
  const caller = await aCaller(world, actor)
  const relation = row.records && relations.find((each) => mayCall(row, caller, each))
  return { caller, ask: await askOf(world, row, caller, relation) }
}

/**
 * HEAD takes the way of its GET, which is tried in every relation. Whoever may call it with no record at all is tried with
 * their own, which speaks most for them.
 */
function relationsFor(row: PolicyRow, actor: ActorName, method: string): readonly Relation[] {
  const all: readonly Relation[] = method === 'HEAD' ? ['own', 'other school', 'missing'] : relations
  return isNamed(row, actor) ? all : atSize({ commit: ['own'], long: onPostgres ? all : ['own'] })
}

/** A denial leaves no trace, so callers who are denied and records that are denied to them serve again. */
async function casesOf(world: World, row: PolicyRow, method: string): Promise<Case[]> {
  const records = new Map<Relation, Promise<PolicyCall>>()
  const deniedRecord = (caller: Caller, relation: Relation): Promise<PolicyCall> => {
    const record = records.get(relation) ?? recordFor(world, row, caller, relation)
    records.set(relation, record)
    return record
  }
  const casesFor = async (actor: ActorName): Promise<Case[]> => {
    const cases: Case[] = []
    const denied = await aCaller(world, actor)
    for (const relation of row.records ? relationsFor(row, actor, method) : [undefined]) {
      const allowed = mayCall(row, denied, relation)
      const caller = allowed ? await aCaller(world, actor) : denied
      if (allowed || relation === undefined || relation === 'own') {
        cases.push({ caller, relation, ask: await askOf(world, row, caller, relation), allowed })
        continue
      }
      const asked = (await row.ask?.(world, caller)) ?? {}
      cases.push({ caller, relation, ask: mergedAsk(asked, await deniedRecord(caller, relation)), allowed })
    }
    return cases
  }
  return (await Promise.all(actors.map(casesFor))).flat()
}

const texts = (values: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(values).map(([name, value]) => [name, String(value)])

export async function send(
  app: FastifyInstance,
  { method, url, shape }: Route,
  ask: PolicyCall,
  caller: Caller,
) {
  const params = new Map(texts(ask.params))
  const { type, payload } = shape
    ? contentOf(shape, { body: ask.body, file: ask.file && { bytes: ask.file } })
    : {}
  return app.inject({
    method: method as 'GET',
    url: url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? '')),
    query: Object.fromEntries(texts(ask.query)),
    remoteAddress: caller.address,
    headers: {
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(type && { 'content-type': type }),
      ...ask.headers,
    },
    payload,
  })
}

/** Why an answer is not a proper denial, or nothing. What needs no session cannot be denied for want of one. */
function flawOfDenial(
  { method, shape }: Route,
  { actor }: Caller,
  status: number,
  body: string,
): string | undefined {
  if (![401, 403, 404].includes(status)) return `is answered ${status} instead of being denied`
  if (shape?.access !== 'anyone' && !isRole(actor) && status !== 401)
    return `is denied with ${status} instead of 401`
  if (method === 'HEAD') return undefined
  const refusal = Refusal.strict().safeParse(JSON.parse(body))
  if (!refusal.success) return 'is denied without { detail, code }'
  const known = refusals[refusal.data.code as RefusalCode]
  if (known?.[0] !== status) return `is denied with the code ${refusal.data.code}, which is not for ${status}`
}

/** Every sentence is a case in which the server does not do what the policy says. */
export async function breachesOf(
  world: World,
  route: Route,
  row: PolicyRow,
  { mayChange }: { mayChange: boolean },
): Promise<string[]> {
  const cases = await casesOf(world, row, route.method)
  const breachOf = async ({ caller, relation, ask, allowed }: Case): Promise<string[]> => {
    const about = `${route.name} as ${caller.actor}${relation ? `, record: ${relation},` : ''}`
    const { statusCode, body } = await send(world.app.fastify, route, ask, caller)
    if (allowed) return statusCode >= 300 ? [`${about} is answered ${statusCode}: ${body}`] : []
    const flaw = flawOfDenial(route, caller, statusCode, body)
    return flaw ? [`${about} ${flaw}`] : []
  }
  const breaches: string[] = []
  // Denials first, and compared as a whole: looking at every table after every call takes longer than the calls.
  let before = await fingerprint(world.tx, { by: 'versions' })
  for (const allowed of [false, true]) {
    const alike = cases.filter((each) => each.allowed === allowed)
    // What is denied touches nothing that another needs; what is done may wait for the same rows.
    if (allowed) for (const each of alike) breaches.push(...(await breachOf(each)))
    else breaches.push(...(await Promise.all(alike.map(breachOf))).flat())
    if (alike.length === 0 || (allowed && mayChange)) continue
    const after = await fingerprint(world.tx, { by: 'versions' })
    const changed = changedTables(before, after)
    before = after
    if (changed.length > 0)
      breaches.push(`${route.name} changes ${changed.join(', ')} when it is ${allowed ? 'read' : 'denied'}`)
  }
  return breaches
}
