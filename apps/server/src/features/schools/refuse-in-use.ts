import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { listUses, type PlaceTable, type Use } from './references.store.ts'

/** One and several, for tables whose name is not what people call it. */
const words: Record<string, readonly [string, string]> = {
  districts: ['district', 'districts'],
  schools: ['school', 'schools'],
  users: ['account', 'accounts'],
  teachers: ['teacher profile', 'teacher profiles'],
}
const places = { divisions: 'division', districts: 'district', schools: 'school' } as const
const longestName = 40

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const short = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

function sayUse({ table, count, names }: Use): string {
  const plain = table.replaceAll('_', ' ')
  const [one, several] = words[table] ?? [plain, plain]
  const said = `${count.toLocaleString('en-PH')} ${count === 1 ? one : several}`
  if (names.length === 0) return said
  const rest = count > names.length ? ` and ${(count - names.length).toLocaleString('en-PH')} more` : ''
  return `${said} (${names.map(short).join(', ')}${rest})`
}

/** The caller holds the place's row for update. */
export async function refuseInUse(tx: Tx, place: PlaceTable, id: number): Promise<void> {
  const uses = await listUses(tx, place, id)
  if (uses.length === 0) return
  refuse('record.in_use', { fill: { what: places[place], uses: listed(uses.map(sayUse)) } })
}
