import { z } from 'zod'
import { digestOf, lockText, type Part, partsOf, readIfThere } from './parts.ts'

export const auditPath = 'docs/audit.json'

const Severity = z.enum(['info', 'low', 'moderate', 'high', 'critical'])

export const AuditNote = z.object({
  asked_at: z.iso.datetime(),
  /** Of the parts that were asked about. */
  parts: z.string(),
  /** Whether the registry knew an answer. Where it did not, somebody has to ask elsewhere before a release. */
  answered: z.boolean(),
  holes: z.array(
    z.object({
      part: z.string(),
      severity: Severity,
      title: z.string(),
      /** Why it does not reach us, where that was found out. */
      harmless: z.string().optional(),
    }),
  ),
})
export type AuditNote = z.infer<typeof AuditNote>

/** What may come along with the product. GPL-3.0 stands apart, in a program of its own. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'AFL-2.1', 'Python-2.0', 'PostgreSQL', 'MPL-2.0', 'LGPL-3.0-or-later'],
])
const inOwnProgram: Record<string, string> = { '@echogarden/espeak-ng-emscripten': 'GPL-3.0' }

/** One of several that may be chosen has to be allowed, or all that hold together. */
export function isAllowed({ name, licence }: Pick<Part, 'name' | 'licence'>): boolean {
  if (inOwnProgram[name] === licence) return true
  const choices = licence.replace(/[()]/g, '').split(/\s+OR\s+/i)
  return choices.some((choice) => choice.split(/\s+AND\s+/i).every((each) => allowed.has(each)))
}

/** Every sentence is something that has to be looked at before the product goes out. */
export function supplyProblems(parts: readonly Part[], noteText: string | undefined): string[] {
  const licences = parts
    .filter((part) => !isAllowed(part))
    .map(({ name, licence }) => `${name} is under ${licence}, which is not on the list of allowed licences`)
  if (noteText === undefined) return [...licences, `there is no ${auditPath}: run npm run audit:note`]
  const note = AuditNote.parse(JSON.parse(noteText))
  const stale =
    note.parts === digestOf(parts) ? [] : [`${auditPath} is about other parts: run npm run audit:note`]
  const holes = note.holes
    .filter(({ severity, harmless }) => !harmless && (severity === 'high' || severity === 'critical'))
    .map(({ part, title }) => `${part} has a known hole: ${title}`)
  return [...licences, ...stale, ...holes]
}

export const currentProblems = (): string[] => supplyProblems(partsOf(lockText()), readIfThere(auditPath))
