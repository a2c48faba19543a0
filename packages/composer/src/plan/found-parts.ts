import type { SourceDocument } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import type { HeadingRole } from '../understand/headings.ts'
import type { LessonSession } from '../understand/outline.ts'
import { type FileSection, sectionsOf } from '../understand/sections.ts'
import { passagesOf } from '../understand/statements.ts'

export type FoundParts = (role: HeadingRole) => readonly string[]

const mostLines = 8
const longestLine = 400

/** For each session, what the files themselves have for opening, activities, summing up and homework after its topics. */
export function foundParts(
  documents: readonly SourceDocument[],
  sessions: readonly LessonSession[],
): FoundParts[] {
  const lines = sessions.map(() => new Map<HeadingRole, string[]>())
  for (const document of documents) {
    const places = new Map(
      sessions.flatMap((session, at) =>
        session.topics
          .filter(({ file }) => file === document.file_name)
          .flatMap((topic) => topic.blocks.map(({ block }) => [block.number, at] as const)),
      ),
    )
    const sections = sectionsOf(document)
    const placeOf = ({ blocks }: FileSection) =>
      blocks.map(({ number }) => places.get(number)).find((at) => at !== undefined)
    sections.forEach((section, at) => {
      if (section.role === 'lesson' || section.role === 'apart' || section.role === 'objectives') return
      // What opens a lesson stands before it, everything else after.
      const before = sections
        .slice(0, at)
        .map(placeOf)
        .findLast((place) => place !== undefined)
      const after = sections
        .slice(at)
        .map(placeOf)
        .find((place) => place !== undefined)
      const kept = lines[(section.role === 'opening' ? (after ?? before) : (before ?? after)) ?? 0]
      const texts = section.blocks
        // A summary teaches as well: it is asked about and sums up.
        .filter(
          ({ kind, number }) => kind !== 'caption' && (section.role === 'summary' || !places.has(number)),
        )
        .flatMap((block) => passagesOf({ file: document.file_name, block }))
        .filter((text) => wordsOf(text).length > 2 && text.length <= longestLine && !/_{2,}/.test(text))
      kept?.set(section.role, [...(kept.get(section.role) ?? []), ...texts].slice(0, mostLines))
    })
  }
  return lines.map((kept) => (role) => kept.get(role) ?? [])
}
