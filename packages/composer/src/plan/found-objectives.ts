import type { SourceDocument } from '@klasrum/contract/source'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn, upperFirst, wordsOf } from '../languages/words.ts'
import type { LessonSession } from '../understand/outline.ts'
import { sectionsOf } from '../understand/sections.ts'
import { passagesOf } from '../understand/statements.ts'

const label = /^(?:(?:[a-z]|\d{1,2}|[ivx]+)[.)]|[-•*▪])\s+/i
const lead =
  /^(?:(?:at|by) the end of .{0,60}?|after .{0,40}?, )?(?:the |all )?(?:learners?|students?|pupils?|you)(?: (?:are|is))?(?: should| will| must| shall)?(?: be)?(?: able| expected)? to:?\s*|^(?:sa pagtatapos|pagkatapos|matapos) ng .{0,60}?(?:inaasahan(?:g|g ang mga mag-aaral ay)?|magagawa mong|maisasagawa ang mga sumusunod)[:,]?\s*/i

/** An objective without its letter and without "the learners should be able to"; null for a line that is no more than that. */
function cleaned(line: string): string | null {
  const bare = line
    .trim()
    .replace(label, '')
    .replace(lead, '')
    .replace(/[\s;,.]+(?:and|at)?\s*$/i, '')
    .trim()
  return /:$/.test(line.trim()) || wordsOf(bare).length < 2 ? null : upperFirst(bare).slice(0, 500)
}

/** What the files themselves set as objectives. */
export function foundObjectives(documents: readonly SourceDocument[]): string[] {
  const told = documents.flatMap((document) =>
    document.plan.objectives.length > 0
      ? document.plan.objectives
      : sectionsOf(document)
          .filter(({ role }) => role === 'objectives')
          .flatMap(({ blocks }) => blocks.flatMap((block) => passagesOf({ file: '', block }))),
  )
  return [...new Set(told.map(cleaned).filter((line) => line !== null))]
}

/** Least that a text must share with a session to be taken for one of its own. */
const leastShared = 0.25

/** Texts of a plan dealt out to the sessions that teach what they speak of; the others in their order. */
export function dealtOut<T>(
  given: readonly T[],
  read: (text: T) => string,
  sessions: readonly LessonSession[],
  /** What a session is taught from, where that is not the file. */
  taughtFrom: (session: LessonSession) => string | null = () => null,
): T[][] {
  const dealt: T[][] = sessions.map(() => [])
  const { stemsOf } = rulesOf(sessions[0]?.topics[0]?.language ?? 'en')
  const titles = sessions.map((session) =>
    stemsOf(taughtFrom(session) ?? session.topics.map(({ title }) => title).join(' ')),
  )
  const texts = sessions.map((session) =>
    stemsOf(
      taughtFrom(session) ??
        session.topics.flatMap((topic) => [topic.title, ...topic.blocks.flatMap(passagesOf)]).join(' '),
    ),
  )
  given.forEach((text, at) => {
    const own = stemsOf(read(text))
    const shares = texts.map((said, place) => shareIn(own, said) + shareIn(own, titles[place] ?? new Set()))
    const most = Math.max(...shares)
    const inOrder = Math.min(sessions.length - 1, Math.floor((at * sessions.length) / given.length))
    const apart = shares.filter((share) => share === most).length === 1
    const place = most >= leastShared && apart ? shares.indexOf(most) : inOrder
    dealt[place]?.push(text)
  })
  return dealt
}
