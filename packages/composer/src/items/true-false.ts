import type { WrongAnswers } from '../distractors.ts'
import { areKin } from '../kin.ts'
import type { Lesson } from '../lesson.ts'
import type { Asking, Fact, Statement } from '../tongue.ts'
import { tongueOf } from '../tongues.ts'
import { type Candidate, carried } from './candidate.ts'

type Changed = { text: string; wrong: string; right: string }

const replaced = (text: string, at: number, right: string, wrong: string, whole = right): Changed => ({
  text: `${text.slice(0, at)}${wrong}${text.slice(at + whole.length)}`,
  right,
  wrong,
})

const defining: readonly Fact['kind'][] = ['definition', 'naming']

/** "a" and "an", "the" and nothing: what stands before the right term must suit the other one too. */
function fitsBefore(lesson: Lesson, fact: Fact, other: string): boolean {
  if (fact.statement.language === 'fil')
    return !fact.statement.text.slice(0, fact.at).endsWith('mga ') || lesson.hasWords(`mga ${other}`)
  const before = fact.statement.text.slice(0, fact.at)
  const { the, a, bare } = lesson.articles(other)
  if (/\ban?\s$/i.test(before)) return a > 0 && /^[aeiou]/i.test(other) === /^[aeiou]/i.test(fact.term)
  if (/\bthe\s$/i.test(before)) return the > 0
  return fact.plural || (bare > 0 && bare >= a + the)
}

/** Another term of the lesson in the place of the right one, where the sentence is then surely false. */
export function withOtherTerm(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Changed | null {
  const asking = fact.askings.find(({ of }) => of === 'term')
  const sure =
    fact.kind !== 'entry' &&
    fact.kind !== 'comparison' &&
    (defining.includes(fact.kind) ||
      fact.type === 'person' ||
      (fact.kind !== 'blank' && isListed(lesson, fact)))
  if (!asking || !sure || fact.at < 0 || fact.type === 'time' || fact.type === 'number') return null
  const wrong = wrongFor(asking).find(
    (option) => areKin(lesson, fact, option) && fitsBefore(lesson, fact, option),
  )
  return wrong ? replaced(fact.statement.text, fact.at, fact.term, wrong, fact.names?.whole) : null
}

const isListed = (lesson: Lesson, fact: Fact) => lesson.listedWith(fact.term).length > 0

/** One word turned into its opposite; never a mere "not". */
function turnedRound(statement: Statement): Changed | null {
  const tongue = tongueOf(statement.language)
  const words = [...statement.text.matchAll(/\p{L}+/gu)]
  const turning = words.filter(([word]) => tongue.opposites.has(word))
  const [only] = turning
  const wrong = only && tongue.opposites.get(only[0])
  if (turning.length !== 1 || !only || !wrong || statement.text.match(tongue.negative)) return null
  // "hot and cold" turned round would say the same twice.
  if (new RegExp(`\\b${wrong}\\b`, 'i').test(statement.text)) return null
  // "falls in" and "rises up" are not turned round by their verb alone.
  if (
    /^\s(?:in|out|up|down|off|apart|over|behind|into)\b(?!\s(?:the|an?)\b)/.test(
      statement.text.slice(only.index + only[0].length),
    )
  )
    return null
  // "the rise of a party" is an event of its own.
  if (
    /\b(?:the|an?)\s$/i.test(statement.text.slice(0, only.index)) &&
    /^ of\s/.test(statement.text.slice(only.index + only[0].length))
  )
    return null
  // Of things that are counted there are fewer, not less.
  if (only[0] === 'more' && /^ \p{L}+s\b/u.test(statement.text.slice(only.index + only[0].length)))
    return null
  // The linker after a word follows its last letter: "mataas na", but "malaking".
  const linked = /^ na\s/.test(statement.text.slice(only.index + only[0].length))
  if (linked && /[aeiou]$/.test(only[0]) !== /[aeiou]$/.test(wrong)) return null
  return replaced(statement.text, only.index, only[0], wrong)
}

function withOtherNumber(fact: Fact, wrongFor: WrongAnswers): Changed | null {
  const asking: Asking | undefined = fact.askings[0]
  const at = fact.statement.text.indexOf(fact.term)
  const isWhole = !/^\p{L}/u.test(fact.statement.text.slice(at + fact.term.length))
  if (!asking || at < 0 || !isWhole || (fact.type !== 'time' && fact.type !== 'number')) return null
  // "apat na", but "limang": the linker after a number word follows its last letter.
  const linked = /^ na\s/.test(fact.statement.text.slice(at + fact.term.length))
  const endsAlike = (other: string) => /[aeiou]$/.test(other) === /[aeiou]$/.test(fact.term)
  const wrong = wrongFor(asking).find((other) => !linked || endsAlike(other))
  return wrong ? replaced(fact.statement.text, at, fact.term, wrong) : null
}

/** True as it stands, false by one change, and both with the words marked that may be wrong. */
export function trueFalse(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Candidate[] {
  const { statement } = fact
  const { absolute, alone } = tongueOf(statement.language)
  if (fact.kind === 'entry' || absolute.test(statement.text) || statement.text.includes(';')) return []
  const change =
    withOtherNumber(fact, wrongFor) ?? turnedRound(statement) ?? withOtherTerm(lesson, fact, wrongFor)
  const sure = fact.kind === 'definition' || fact.kind === 'naming' ? 0.7 : 0.6
  const candidates: Candidate[] = [
    {
      worth: sure * 0.9,
      item: {
        ...carried(statement, 'remember', 1, 'true'),
        form: 'true_false',
        stem: alone(statement.text),
        answer: true,
      },
    },
  ]
  if (!change) return candidates
  candidates.push({
    worth: sure,
    item: {
      ...carried(statement, 'remember', 1, `false ${change.text}`),
      form: 'true_false',
      stem: alone(change.text),
      answer: false,
    },
  })
  const marked = (answer: boolean) => ({
    ...carried(statement, 'understand', 1, `modified ${answer}`),
    form: 'modified_true_false' as const,
    stem: alone(answer ? statement.text : change.text),
    marked: answer ? change.right : change.wrong,
    answer,
    correction: answer ? null : change.right,
  })
  candidates.push({ worth: sure, item: marked(false) }, { worth: sure * 0.8, item: marked(true) })
  return candidates
}
