import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { askOf, mergedAsk, type Route, recordFor, send } from './matrix.ts'
import type { PolicyCall, PolicyRow } from './policy-row.ts'
import { aCaller, type World } from './world.ts'

type Path = readonly (string | number)[]

const namesARecord = /(^|_)ids?$/i

/** Where a request names records: numbers under a name such as `item_id`, however deep. */
function idsIn(value: unknown, path: Path = [], named = false): Path[] {
  if (typeof value === 'number') return named ? [path] : []
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    idsIn(inside, [...path, key], Array.isArray(value) ? named : namesARecord.test(key)),
  )
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value)

function withOther(ask: PolicyCall, path: Path, value: unknown): PolicyCall {
  const copy = structuredClone({ ...ask, file: undefined })
  const [last] = path.slice(-1)
  const holder = at(copy, path.slice(0, -1))
  if (last !== undefined && typeof holder === 'object' && holder !== null)
    (holder as Record<string, unknown>)[last] = value
  return { ...copy, file: ask.file }
}

/** The role that may do it to its own record and is not an admin, to whom all records are open. */
const somebody = ({ records }: PolicyRow) => records?.may.own.find((role) => role !== 'admin')

/** Of the own class: that somebody opened it, and that somebody tried to write. */
const ownBooks = new Set(['class_openings', 'learner_views', 'sheet_versions'])

/**
 * A request about an own record in which one of several ids is that of somebody of another school. Every sentence is one that
 * is answered, or that changes something.
 */
export async function strangersLetIn(
  world: World,
  route: Route,
  row: PolicyRow,
): Promise<{ tried: number; breaches: string[] }> {
  const nothing = { tried: 0, breaches: [] }
  const role = somebody(row)
  if (!role) return nothing
  const caller = await aCaller(world, role)
  const own = await recordFor(world, row, caller, 'own')
  const places = idsIn(own)
  if (places.length < 2) return nothing
  const foreign = await recordFor(world, row, caller, 'other school')
  const asked = await askOf(world, row, caller, undefined)
  const before = await fingerprint(world.tx)
  const breaches: string[] = []
  let tried = 0
  for (const place of places) {
    const other = at(foreign, place)
    if (typeof other !== 'number' || other === at(own, place)) continue
    tried += 1
    const answer = await send(
      world.app.fastify,
      route,
      mergedAsk(asked, withOther(own, place, other)),
      caller,
    )
    const isAnswered = route.method === 'GET' && answer.statusCode < 300
    const changed = changedTables(before, await fingerprint(world.tx)).filter((table) => !ownBooks.has(table))
    if (isAnswered || answer.statusCode >= 500 || changed.length > 0)
      breaches.push(`${place.join('.')}: ${answer.statusCode}, changes ${changed.join(', ') || 'nothing'}`)
  }
  return { tried, breaches }
}
