import type { Statement } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { lowerFirst, mentions, trimmed, upperFirst, wordsOf } from '../languages/words.ts'
import { showWordsOf } from '../show/show-words-of.ts'
import { factsOfStatement } from '../understand/key-points.ts'
import type { Lesson } from '../understand/lesson.ts'

const mostWords = 12
const fewestWords = 4

const isShort = (text: string) => wordsOf(text).length <= mostWords

/** The first whole clause of a text, where it has one that is short. */
function clauseOf(text: string, language: Statement['language']): string | null {
  const { clauseEnds, opensClause } = showWordsOf(language)
  const end = clauseEnds.exec(text)
  if (!end || opensClause.test(text)) return null
  const clause = trimmed(text.slice(0, end.index))
  // "an opening through" stops where only "which" was left out.
  if (/\s(?:through|of|in|by|to|for|with|from|on|at|into|sa|ng)$/i.test(clause)) return null
  const words = wordsOf(clause).length
  return words >= fewestWords && words <= mostWords ? clause : null
}

/** A detail that may stand on a slide: as it is, or up to the end of its first clause. */
export function shortDetail(
  detail: string,
  language: Statement['language'],
  most = mostWords,
): string | null {
  const bare = trimmed(detail)
  return wordsOf(bare).length <= most ? bare : clauseOf(bare, language)
}

/** What a slide shows of a statement that is spoken whole; null where nothing short says it. */
export function shortForm(lesson: Lesson, statement: Statement): string | null {
  const { language } = statement
  for (const { kind, term, detail, at } of factsOfStatement(lesson, statement)) {
    if (at < 0 || (kind !== 'definition' && kind !== 'naming' && kind !== 'entry')) continue
    const short = shortDetail(detail, language)
    if (short && !/^(?:that|na)\s/i.test(short))
      return `${upperFirst(term)} – ${/^(?:the|an?|ang|isang|mga)\s/i.test(short) ? lowerFirst(short) : short}`
  }
  const alone = clearAlone(statement)
  if (alone === null) return null
  return isShort(alone) ? trimmed(alone) : clauseOf(alone, language)
}

/** A sentence as it may stand on a slide; null where it opens with a word for something said before it. */
export function clearAlone({ text, language }: Statement): string | null {
  const { unresolved, alone } = rulesOf(language)
  return unresolved.test(text) ? null : alone(text)
}

/** The weightiest term of a statement, for a slide that cannot show more of it. */
export function chiefTerm(lesson: Lesson, statement: Statement): string | null {
  const [best] = [...lesson.terms.values()]
    .filter(({ text, marked }) => marked && mentions(statement.text, text))
    .sort((one, other) => other.weight - one.weight)
  return best ? upperFirst(best.text) : null
}
