import type { SourceDocument } from '@klasrum/contract/source'
import { comparableText } from '@klasrum/curriculum/words'
import { blockLinesOf } from '../understand/features.ts'
import { rolesIn } from '../understand/topics-of.ts'
import { seniorHighSubjects } from './frame-words.ts'

/** The lines of a file that say something, in plain words, and its headings. */
export function linesIn(document: SourceDocument) {
  const roles = rolesIn(document)
  const lines = document.blocks.flatMap((block, at) =>
    roles[at] === 'front' || roles[at] === 'furniture'
      ? []
      : blockLinesOf(block).map((text) => ({ text: comparableText(text), isHead: block.kind === 'heading' })),
  )
  const named = [document.title ?? '', document.file_name.replace(/[_.-]+/g, ' ')].map(comparableText)
  return {
    lines: lines.map(({ text }) => text),
    heads: ` ${[...named, ...lines.filter(({ isHead }) => isHead).map(({ text }) => text)].join(' | ')} `,
  }
}

/** A word that comes again is what the lesson is about; one that is said once may be said in passing. */
export const sureOf = (times: number) => (times >= 3 ? 1 : times === 2 ? 0.8 : 0.5)

const romanGrades = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The grade that a file names: "Grade 5", "V – Rizal"; not a number where it names none. */
export function gradeNumberIn(text: string | null): number {
  const written = /\d{1,2}/.exec(text ?? '')?.[0]
  if (written !== undefined) return Number(written)
  const roman = romanGrades.indexOf(/^(?:grade\s+|baitang\s+)?([IVX]+)\b/i.exec(text ?? '')?.[1] ?? '-')
  return roman < 0 ? Number.NaN : roman
}

/** An area as a file writes it, as the curriculum calls it; null where it is none we know. */
export function areaOf(text: string | null): string | null {
  const ofSeniorHigh = seniorHighSubjects.find(([, pattern]) => pattern.test(text ?? ''))
  if (ofSeniorHigh) return ofSeniorHigh[0]
  const written = comparableText(text ?? '')
  const known: [RegExp, string][] = [
    [/\b(araling panlipunan|ap|social (?:sciences?|studies))\b/, 'Araling Panlipunan'],
    // "Computer science" and "political science" are other subjects.
    [/\b(?<!computer |political |library |social )(science|agham)\b/, 'Science'],
    [/\b(math|mathematics|matematika)\b/, 'Mathematics'],
    [/\benglish\b/, 'English'],
    [/\bfilipino\b/, 'Filipino'],
    [/\b(tle|technology and livelihood)/, 'TLE'],
    [/\b(epp|edukasyong pantahanan)/, 'EPP'],
    [/\b(music|arts)\b/, 'Music & Arts'],
    [/\b(pe|physical education|health)\b/, 'PE & Health'],
    [/\b(esp|pagpapakatao|values)\b/, 'Values Education'],
    [/\bgmrc\b/, 'GMRC'],
    [/\bmapeh\b/, 'MAPEH'],
  ]
  return known.find(([pattern]) => pattern.test(written))?.[1] ?? null
}
