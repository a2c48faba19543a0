import type { Situation, Unit, UnitFact } from './unit.ts'
import { comparableText, plainWordsOf } from './words.ts'

type Say = (line: number, message: string) => void

/** Facts and situations: the slot fits every answer, nothing gives the answer away, no second answer is right. */
export function lintChoices(unit: Unit, say: Say) {
  const facts = unit.ideas.flatMap((idea) => idea.facts)
  for (const fact of facts) lintFact(unit, fact, say)
  for (const situation of unit.situations) lintSituation(situation, say)
  lintTrueElsewhere(facts, say)
  lintLongest([...facts, ...unit.situations], say)
}

/** A statement that learners of the grade can read; longer ones are counted in words. */
const longest = (grade: number) => (grade <= 3 ? 18 : grade <= 6 ? 22 : grade <= 10 ? 27 : 31)

function lintFact(unit: Unit, fact: UnitFact, say: Say) {
  const { line } = fact
  if (fact.answer === '') return say(line, 'the fact has no statement with a {slot}')
  const statement = `${fact.before}${fact.answer}${fact.after}`
  const limit = longest(unit.grades[0] ?? 12)
  const length = plainWordsOf(statement).length
  if (length > limit) say(line, `the statement has ${length} words; learners of this grade read ${limit}`)
  if (!/[.!]["”’)]?$/.test(statement)) say(line, 'the statement does not end with a period')
  if (plainWordsOf(fact.answer).length > 9) say(line, 'the slot is longer than nine words')
  if (fact.why === '') say(line, 'the fact does not say why')
  lintAnswers(fact, say)
  lintArticle(unit, fact, say)
}

function lintSituation(situation: Situation, say: Say) {
  if (situation.case === '') say(situation.line, 'the situation has no case')
  if (situation.answer === '') return say(situation.line, 'the situation has no answer')
  if (situation.why === '') say(situation.line, 'the situation does not say why')
  lintAnswers({ ...situation, also: [] }, say)
}

const lazy =
  /\b(all|none|both) of (the|these|them)\b|\blahat ng nabanggit\b|\bwala sa nabanggit\b|\bboth a and b\b/i

function lintAnswers(asked: Pick<UnitFact, 'ask' | 'answer' | 'wrong' | 'also' | 'line'>, say: Say) {
  const { line } = asked
  if (!/\?["”’)]?$/.test(asked.ask))
    say(line, `the question does not end with a question mark: "${asked.ask}"`)
  if (asked.wrong.length < 3) say(line, `${asked.wrong.length} wrong answers; three are needed`)
  const right = new Set([asked.answer, ...asked.also].map(comparableText))
  const wrong = asked.wrong.map(comparableText)
  if (new Set(wrong).size < wrong.length) say(line, 'a wrong answer stands twice')
  for (const answer of wrong) if (right.has(answer)) say(line, `"${answer}" is both right and wrong`)
  for (const answer of [asked.answer, ...asked.wrong])
    if (lazy.test(answer)) say(line, `"${answer}" is no choice`)
  lintGiveAway(asked, say)
}

/** Words of five letters and more that stand in the question and in the answer, but in no wrong answer. */
function lintGiveAway(
  { ask, answer, wrong, line }: Pick<UnitFact, 'ask' | 'answer' | 'wrong' | 'line'>,
  say: Say,
) {
  const questionWords = new Set(plainWordsOf(ask))
  const others = new Set(wrong.flatMap(plainWordsOf))
  const given = plainWordsOf(answer).filter(
    (word) => word.length >= 5 && questionWords.has(word) && !others.has(word),
  )
  if (given.length > 0) say(line, `the question gives "${given.join(' ')}" of the answer away`)
  const next = Math.max(...wrong.map((text) => text.length))
  if (answer.length > next * 1.8 && answer.length > next + 14)
    say(line, 'the answer is much longer than every wrong one')
}

const soundsLikeVowel = (text: string) =>
  /^(?:[aeiou8]|11\b|18\b|hour|honest|honou?r|heir|[fhlmnrsx]\b|[FHLMNRSX][A-Z])/.test(text) ||
  (/^[AEIOU]/.test(text) && !/^(?:U[nts][aeit]|Eu|One)/.test(text))
const soundsLikeConsonant = (text: string) =>
  /^(?:eu|uni(?!n|m)|us[ae]|uti|uten|one\b|once\b|ubi|ura)/i.test(text)
const takesAn = (text: string) => soundsLikeVowel(text) && !soundsLikeConsonant(text)

function lintArticle(unit: Unit, fact: UnitFact, say: Say) {
  if (unit.language !== 'en') return
  const article = /(?:^|\s)(an?)\s+["“'‘]?$/i.exec(fact.before)?.[1]?.toLowerCase()
  if (!article) return
  for (const answer of [fact.answer, ...fact.wrong]) {
    if (takesAn(answer) !== (article === 'an')) say(fact.line, `"${article} ${answer}" is not right`)
  }
}

/** Two facts with the same words around the slot: the answer of one is no wrong answer of the other. */
function lintTrueElsewhere(facts: UnitFact[], say: Say) {
  const placed = facts.map((fact) => ({ fact, around: comparableText(`${fact.before} _ ${fact.after}`) }))
  const answers = new Map<string, string[]>()
  for (const { fact, around } of placed) {
    const own = [fact.answer, ...fact.also].map(comparableText)
    answers.set(around, [...(answers.get(around) ?? []), ...own])
  }
  for (const { fact, around } of placed) {
    for (const answer of fact.wrong) {
      if (answers.get(around)?.includes(comparableText(answer)))
        say(fact.line, `"${answer}" is right by another fact`)
    }
  }
}

/** Learners soon see it when the longest choice is mostly the right one. */
function lintLongest(asked: Pick<UnitFact, 'answer' | 'wrong'>[], say: Say) {
  const long = asked.filter(({ answer, wrong }) => wrong.every((other) => answer.length > other.length + 3))
  if (asked.length > 0 && long.length / asked.length > 0.4) {
    say(1, `the right answer is clearly the longest in ${long.length} of ${asked.length} questions`)
  }
}
