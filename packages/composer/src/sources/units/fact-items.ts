import type { Bloom } from '@klasrum/contract/material'
import type { Unit, UnitFact } from '@klasrum/curriculum/unit'
import { plain, upperFirst, wordsOf } from '../../languages/words.ts'
import type { Candidate } from '../candidate.ts'
import { wrongForBox } from '../wrong-for-box.ts'
import { hintsAtAnswer } from './gives-away.ts'
import {
  alsoAccepted,
  asChoice,
  carriedBy,
  sentence,
  type UnitItemWriting,
  unitItemWorth,
} from './item-writing.ts'
import { isNorm } from './norms.ts'
import { saidBy } from './unit-statement.ts'

/** Answers that are written in a blank. */
const mostTyped = 3

/** "What …?" and "Who …?" are answered with the article that stands before the slot; "Which process …?" is not. */
const asksOpenly =
  /^(?:what|who|whom)\s(?:am|is|are|was|were|do|does|did|can|could|may|will|would|has|have|had|\p{L}+(?:s|ed)\b)/iu

/** "Which question …?" is answered with a question. */
const asksForQuestion = /^(?:which question|aling tanong|anong tanong)\b/i

const asAsked = (fact: UnitFact, answer: string): string =>
  asksForQuestion.test(fact.ask) && !/[?"”]$/.test(answer)
    ? `${answer}?`
    : withoutLinker(withPurpose(fact, withArticle(fact, answer)))

const linkedNumbers: Readonly<Record<string, string>> = {
  isang: 'isa',
  dalawang: 'dalawa',
  tatlong: 'tatlo',
  'apat na': 'apat',
  limang: 'lima',
  'anim na': 'anim',
  pitong: 'pito',
  walong: 'walo',
  'siyam na': 'siyam',
  sampung: 'sampu',
}

/** "Tatlong pantig" answers "Ilang pantig mayroon …?" with "tatlo". */
const withoutLinker = (answer: string): string => linkedNumbers[answer.toLowerCase()] ?? answer

/** "Bakit …?" and "Why …?" are answered with the word of purpose that stands before the slot: "upang malaman ang kita". */
function withPurpose({ before, ask }: UnitFact, answer: string): string {
  const purpose = /(?:^|\s)(upang|para|so that|in order to|to)\s$/i.exec(before)?.[1]?.toLowerCase()
  if (!purpose || !/^(?:bakit|why)\b/i.test(ask) || answer.toLowerCase().startsWith(`${purpose} `))
    return answer
  return `${purpose} ${answer}`
}

function withArticle({ before, after, ask }: UnitFact, answer: string): string {
  const article = /(?:^|\s)(the)\s$/i.exec(before)?.[1]
  if (!article || !asksOpenly.test(ask) || !/^[.,;]|^$/.test(after.trim())) return answer
  return `the ${answer}`
}

/** The answer is a sentence of its own, which cannot stand inside another: "The question is Are you eating?." */
const isQuotedSentence = ({ before, answer, wrong }: UnitFact): boolean =>
  !/[“"'‘]$/.test(before) &&
  [answer, ...wrong].some(
    (text) => /[?!.]$|^I\s/.test(text) || (/^\p{Lu}/u.test(text) && wordsOf(text).length > 4),
  )

/** With another reason it says something true for a false reason, which is neither true nor false to a child. */
const isReason = ({ before, answer }: UnitFact): boolean =>
  /(?<!\p{L})(?:because|so that|in order to|dahil(?: sa)?|sapagkat|upang|kaya)(?!\p{L})[^,.;]{0,20}$/iu.test(
    before,
  ) || /^(?:because|so that|in order to|dahil|sapagkat|upang)(?!\p{L})/iu.test(answer)

/** "Masaya ang pangkat; ang nakamit ay {…}": a case and what follows from it make a question and no statement. */
const isCase = ({ before }: UnitFact): boolean => /[;:.?!]["”]?\s/u.test(before.trimEnd())

/** "Ang angkop sa "Masarap ang ___ ni Nanay" ay {luto}": a blank in a statement to be called true or false puzzles. */
const hasBlank = (text: string): boolean => /_{2,}/.test(text)

/** Questions whose answer each learner would word another way. */
export const asksForWording =
  /\bso that\b|^(?:how (?:do|does|did|is|are|can)|what (?:is true|happens|happened|should|must)|what (?:do|does|did|will) .{1,60}? do|why|on what|paano|bakit|ano ang (?:nangyari|nangyayari|mangyayari|ginawa|ginagawa|dapat|totoo))\b/i

/** "Which bird is copied in the tinikling?": the answer stands inside a word of the question, with or without an infix. */
const holdsAnswer = ({ ask, answer, wrong }: UnitFact): boolean => {
  const questionWords = wordsOf(ask.toLowerCase())
  const isHeld = (text: string) => {
    const word = text.toLowerCase()
    return (
      word.length >= shortestHeld &&
      questionWords.some((each) => each.includes(word) || each.replace(/^(.)(?:in|um)/, '$1').includes(word))
    )
  }
  return isHeld(answer) && !wrong.some(isHeld)
}
const shortestHeld = 5

/** "Alin sa mga ito …?", "Which of these …?", "Who among these …?": asked without choices they ask nothing. */
export const asksAmongThese =
  /\b(?:which of (?:these|the following)|(?:of|among) these)\b|(?<!\p{L})alin(?!\p{L})/iu

/** Without choices only what has one name: a term of the unit, a number or a proper name. Anything else can be said in other words. */
function isTypedRightly({ ideas }: Unit, { answer, ask, choicesOnly }: UnitFact): boolean {
  if (
    choicesOnly ||
    wordsOf(answer).length > mostTyped ||
    asksForWording.test(ask) ||
    asksAmongThese.test(ask)
  )
    return false
  const isTerm = ideas.some(({ terms }) => terms.some(({ name }) => plain(name) === plain(answer)))
  return isTerm || /\d/.test(answer) || /^\p{Lu}/u.test(answer)
}

export function factItems(writing: UnitItemWriting, fact: UnitFact, idea: number): Candidate[] {
  const { chance } = writing
  const text = `${fact.before}${fact.answer}${fact.after}`
  const known = writing.known(saidBy.fact(fact, idea))
  if (!known || holdsAnswer(fact) || hintsAtAnswer(writing.unit.language, fact)) return []
  const own = chance.fork(text)
  const wrong = own.shuffled(fact.wrong)
  const stated = (answer: string) => sentence(`${fact.before}${answer}${fact.after}`)
  const [first = ''] = wrong
  const recalled: Bloom = fact.level === 'remember' ? 'remember' : 'understand'
  const made: Candidate[] = [
    {
      worth: unitItemWorth('choice', known),
      item: {
        ...carriedBy(writing, known, fact.level, 1, `choice ${text}`, fact.why),
        form: 'multiple_choice',
        stem: fact.ask,
        options: [fact.answer, ...wrong.slice(0, 3)].map((answer) => asChoice(asAsked(fact, answer))),
        answer: 0,
      },
    },
  ]
  const isStated =
    !isNorm(text) &&
    !isReason(fact) &&
    !isCase(fact) &&
    !hasBlank(text) &&
    !isQuotedSentence(fact) &&
    !asksForQuestion.test(fact.ask)
  if (isStated)
    made.push(
      {
        worth: unitItemWorth('stated', known),
        item: {
          ...carriedBy(writing, known, 'remember', 1, `true ${text}`, fact.why),
          form: 'true_false',
          stem: stated(fact.answer),
          answer: true,
        },
      },
      {
        worth: unitItemWorth('stated', known),
        item: {
          ...carriedBy(writing, known, 'remember', 1, `false ${text}`, fact.why),
          form: 'true_false',
          stem: stated(first),
          answer: false,
        },
      },
    )
  const slot = (answer: string) => (fact.before.trim() === '' ? upperFirst(answer) : answer)
  // A word that the file does not have cannot be written from memory.
  if (isTypedRightly(writing.unit, fact) && writing.hasWord(fact.answer)) {
    const named = {
      stem: fact.ask,
      answer: withoutLinker(fact.answer),
      also_accepted: alsoAccepted(fact.ask, fact.also),
    }
    made.push({
      worth: unitItemWorth('typed', known),
      item: {
        ...carriedBy(writing, known, recalled, 1, `typed ${text}`, fact.why),
        form: 'identification',
        ...named,
        ...wrongForBox({ ...named, also_accepted: fact.also }, wrong.map(withoutLinker)),
      },
    })
    for (const answer of isStated ? [true, false] : []) {
      made.push({
        worth: unitItemWorth('stated', known),
        item: {
          ...carriedBy(writing, known, 'understand', 1, `modified ${answer} ${text}`, fact.why),
          form: 'modified_true_false',
          stem: stated(answer ? fact.answer : first),
          marked: slot(answer ? fact.answer : first),
          answer,
          correction: answer ? null : slot(fact.answer),
        },
      })
    }
  }
  return made
}
