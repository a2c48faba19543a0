import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { listUses, type ReferredTable, type Use } from './references.store.ts'

/** One and several, for tables whose name is not what people call it. */
const words: Record<string, readonly [string, string]> = {
  districts: ['district', 'districts'],
  schools: ['school', 'schools'],
  users: ['account', 'accounts'],
  teachers: ['teacher profile', 'teacher profiles'],
  classes: ['class', 'classes'],
  learners: ['learner', 'learners'],
}
const records: Record<ReferredTable, string> = {
  divisions: 'division',
  districts: 'district',
  schools: 'school',
  terms: 'term',
  subjects: 'subject',
}
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

/** The caller holds the record's row for update. */
export async function refuseInUse(tx: Tx, referred: ReferredTable, id: number): Promise<void> {
  const uses = await listUses(tx, referred, id)
  if (uses.length === 0) return
  refuse('record.in_use', { fill: { what: records[referred], uses: listed(uses.map(sayUse)) } })
}
