import type { Bloom, Item, OpenQuestion } from '@klasrum/contract/material'
import type { Language, SourceDocument } from '@klasrum/contract/source'
import { hashOf } from '@klasrum/skills/chance'
import { speaksOfAll } from '../../judging/last-choice.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { sentencesOf } from '../../languages/sentences.ts'
import { mentions, plain, shareIn, wordsOf } from '../../languages/words.ts'
import { kindsIn } from '../../understand/answer-codes.ts'
import { blankPattern } from '../../understand/exercise-words.ts'
import { exercisesOf } from '../../understand/exercises-of.ts'
import { blockLinesOf } from '../../understand/features.ts'
import type { FileQuestion } from '../../understand/file-question.ts'
import type { Outline, Topic } from '../../understand/outline.ts'
import { feeds, rolesOf } from '../../understand/roles-of.ts'
import { type Candidate, difficultyOf } from '../candidate.ts'
import { isKeyFarLonger } from '../distractors.ts'
import { answersInText } from './answers-in-text.ts'
import { isOwnFault } from './own-faults.ts'
import {
  areDistinct,
  isTruthWithChoices,
  isWorthOffering,
  premiseAlone,
  standaloneStem,
} from './own-question-gate.ts'
import { spellerOf } from './own-spelling.ts'
import { ownChoices, ownStem } from './own-wording.ts'

/** What the file itself asks and answers comes before what is written from its text. */
const worth = 1
const mostOpen = 100

/** Choices that speak of other choices by their place lose their sense when the order changes; the last may speak of all. */
const namesOthers =
  /\b(?:all|none|both|neither|any) of (?:the )?(?:above|these|them|choices)\b|^(?:both|all|none|neither)\b|\blahat ng (?:nabanggit|ito|nasa itaas)\b|\bwala sa (?:nabanggit|mga ito|itaas)\b|^[A-E],? (?:and|at|or|o) [A-E]\b|\b(?:options?|choices?) [A-E]\b/iu

const losesSense = (options: readonly string[]): boolean =>
  options.some(
    (option, at) => namesOthers.test(option) && !(at === options.length - 1 && speaksOfAll(option)),
  )

/** The next question, in a column beside it, ran into the choice, or the page cut it off. */
const isSpliced =
  /_{2,}|\?\s+\p{L}|(?<=\s)\d{1,2}\.\s+\p{Lu}|\s(?:and|or|the|of|an|to|at|ng|sa|mga|ang|na|o)$/u

const fewWords = 4

const understands =
  /^(?:why|how(?! (?:many|much|long|far|old|often))|explain|bakit|paano|ipaliwanag)\b|[,.?!] (?:why|how(?! (?:many|much|long|far|old|often))|explain|bakit|paano)\b/iu
const computes =
  /\b(?:solve|compute|calculate|find the|how (?:many|much|far|long)|ilan|ilang|magkano|humigit|i-?round|compare|paghambingin|pagsamahin|which is greater|lutasin|order)\b|[+×÷<>=]/iu
const caseWords = 25

function bloomOf(told: string): Bloom {
  if (/\d/.test(told) && computes.test(told)) return 'apply'
  if (understands.test(told)) return 'understand'
  return wordsOf(told).length >= caseWords ? 'apply' : 'remember'
}

type Own = {
  questions: readonly FileQuestion[]
  languages: ReadonlyMap<number, Language>
  isContradicted: (question: FileQuestion) => boolean
}
const readBefore = new WeakMap<SourceDocument, Own>()

function ownOf(document: SourceDocument): Own {
  const known = readBefore.get(document)
  if (known) return known
  const languages = new Map(
    document.blocks.map(({ number, language }) => [number, language ?? document.language]),
  )
  const own: Own = {
    questions: exercisesOf(document, rolesOf(document)),
    languages,
    isContradicted: contradictedBy(document),
  }
  readBefore.set(document, own)
  return own
}

/** So much of what a question says must stand in one sentence, and so much less in any on its key. */
const contradiction = { least: 0.75, lead: 0.3 }
const fewestStems = 4
/** What a sentence is about stands among its first words. */
const subjectWords = 5
const denies = /\b(?:not|except|cannot|hindi|maliban|walang)\b/iu

/** Slips of the file: a sentence of its text says of another choice what the question says. */
function contradictedBy(document: SourceDocument): (question: FileQuestion) => boolean {
  const roles = rolesOf(document)
  const { stemsOf } = rulesOf(document.language)
  const sentences = document.blocks
    .flatMap((block, at) => (feeds(roles[at]) ? blockLinesOf(block).flatMap(sentencesOf) : []))
    .map((text) => ({ begins: wordsOf(text).slice(0, subjectWords).join(' '), stems: stemsOf(text) }))
  return ({ stem, options, answer, kind }) => {
    if (kind !== 'multiple_choice' || typeof answer !== 'number' || denies.test(stem)) return false
    const words = stemsOf(stem)
    if (words.size < fewestStems) return false
    const shareOf = (option: string) =>
      mentions(stem, option)
        ? 0
        : sentences.reduce(
            (most, { begins, stems }) =>
              mentions(begins, option) ? Math.max(most, shareIn(words, stems)) : most,
            0,
          )
    const ofKey = shareOf(options[answer] ?? '')
    return options.some((option, at) => {
      const share = at === answer ? 0 : shareOf(option)
      return share >= contradiction.least && share >= ofKey + contradiction.lead
    })
  }
}

const spelledBy = (spell: (text: string) => string, question: FileQuestion): FileQuestion => ({
  ...question,
  stem: spell(question.stem),
  options: question.options.map(spell),
  situation: question.situation && spell(question.situation),
})

const sourceOf = ({ place, quote }: FileQuestion) => ({ ...place, quote: quote.slice(0, 2_000) })

/** One question with the key of the file; null where it cannot stand on a paper. */
function itemOf(question: FileQuestion, topic: string, language: Language): Item | null {
  const alone = standaloneStem(question)
  const { kind, answer, answers = [] } = question
  if (alone === null || answer === null) return null
  const options = ownChoices(question.options, language)
  const told = ownStem(alone, options, language)
  const bloom = kindsIn(question.direction).length > 0 ? 'understand' : bloomOf(told)
  const common = {
    id: `q${hashOf(`${question.place.file} ${question.place.paragraph} own ${told}`).toString(36)}`,
    bloom,
    difficulty: difficultyOf(bloom),
    language,
    topic: topic.slice(0, 300),
    points: 1,
    source: sourceOf(question),
    author: 'built-in' as const,
    origin: 'exercise' as const,
    stem: told,
  }
  if (kind === 'multiple_choice' && typeof answer === 'number') {
    const fits = options.length >= 3 && options.length <= 5 && areDistinct(options)
    if (!fits || losesSense(question.options) || isTruthWithChoices(options)) return null
    if (options.some((option) => option.length > 300 || isSpliced.test(option))) return null
    // A single long word beside short ones gives nothing away.
    if (wordsOf(options[answer] ?? '').length > fewWords && isKeyFarLonger(options, answer)) return null
    return { ...common, form: 'multiple_choice', options: [...options], answer }
  }
  if (kind === 'true_false' && typeof answer === 'boolean') {
    const stem = told.replace(/^(?:true or false|tama o mali)\s*[:?.–-]\s*|\s*_{2,}$/giu, '')
    return wordsOf(stem).length < 4 ? null : { ...common, form: 'true_false', stem, answer }
  }
  if (kind !== 'identification' || typeof answer !== 'string' || answer.length > 200) return null
  // A number whose picture is not there.
  if (!/\p{L}/u.test(question.stem) && /\p{L}/u.test(answer)) return null
  const isToldAway =
    blankPattern.test(told) &&
    kindsIn(question.direction).length === 0 &&
    answer.length > 3 &&
    mentions(question.stem, answer)
  if (isToldAway) return null
  return { ...common, form: 'identification', answer, also_accepted: answers.slice(0, 5) }
}

function soundItem(question: FileQuestion, topic: string, language: Language): Item | null {
  const item = itemOf(question, topic, language)
  return item && isOwnFault(item) ? null : item
}

const fewestPairs = 3
const mostPairs = 10
const mostAnswers = 13

/** A whole matching set. Where both columns are of one length, its last premise is left out, so that nothing is told by what is left over. */
function matchingOf(set: readonly FileQuestion[], topic: string, language: Language): Item | null {
  const [first] = set
  if (!first || set.some(({ answer }) => typeof answer !== 'number')) return null
  const answers = first.options
  const chosen = set.slice(0, Math.min(mostPairs, answers.length - 1))
  const premises = chosen.map(premiseAlone)
  const texts = premises.flatMap((premise) => (premise === null ? [] : [premise]))
  if (
    texts.length < Math.max(fewestPairs, premises.length) ||
    answers.length > mostAnswers ||
    !areDistinct(answers)
  )
    return null
  const key = chosen.map(({ answer }) => answer as number)
  if (new Set(key).size < key.length || [...texts, ...answers].some((text) => text.length > 200)) return null
  return {
    id: `q${hashOf(`${first.place.file} ${first.place.paragraph} own ${texts.join(' ')}`).toString(36)}`,
    bloom: 'remember',
    difficulty: difficultyOf('remember'),
    language,
    topic: topic.slice(0, 300),
    points: texts.length,
    source: sourceOf(first),
    author: 'built-in',
    origin: 'exercise',
    form: 'matching',
    stem: rulesOf(language).phrases.matching,
    premises: texts,
    answers: [...answers],
    key,
  }
}

/** Questions on the lesson before this one. */
const looksBack = /^(?:balikan|what[’']?s in\b|balik-?\s?aral|review(?:ing)?\b|reviewing previous|recap)/iu

const comesBefore = /^(?:subukin|what i know|pre-?\s?test|paunang|panimulang pagtataya|diagnostic)/iu

type Placed = { number: number; topic: Topic }

const placedIn = (topics: readonly Topic[], name: string): Placed[] =>
  topics
    .filter(({ file }) => file === name)
    .flatMap((topic) => topic.blocks.map(({ block }) => ({ number: block.number, topic })))
    .sort((one, other) => one.number - other.number)

/** The topic that a question is about: the one before it, or, for what is asked before the lesson, the one after it. */
function topicOf({ place, set }: FileQuestion, placed: readonly Placed[]): Topic | null {
  const before = placed.findLast(({ number }) => number <= place.paragraph)?.topic ?? null
  const after = placed.find(({ number }) => number > place.paragraph)?.topic ?? null
  return set !== null && comesBefore.test(set) ? (after ?? before) : (before ?? after)
}

type Offered = { question: FileQuestion; item: Item | null; topic: Topic | null; language: Language }

/** With the sentence that its answer was found in. */
const withReason = (item: Item | null, quote: string | undefined): Item | null =>
  item && quote ? { ...item, why: `The file gives no key. The lesson says: “${quote}”`.slice(0, 600) } : item

function offeredBy(outline: Outline): Offered[] {
  return outline.documents.flatMap((document) => {
    const { questions: asked, languages, isContradicted } = ownOf(document)
    const answerOf = answersInText(document)
    const found = new Map(asked.map((question) => [question, answerOf(question)]))
    const spell = spellerOf(document)
    const questions = asked.map((question) => {
      const answered = found.get(question)
      const language = languages.get(question.place.paragraph) ?? document.language
      const spelled = spelledBy((text) => spell(text, language), question)
      return answered ? { ...spelled, answer: answered.answer } : spelled
    })
    const whyOf = new Map(
      questions.map((question, at) => [question, found.get(asked[at] as FileQuestion)?.quote]),
    )
    const placed = placedIn(outline.topics, document.file_name)
    // A file of nothing but questions has a topic without text.
    const untaught =
      outline.topics.find(({ file, blocks }) => file === document.file_name && blocks.length === 0) ?? null
    const byPart = Map.groupBy(
      questions.filter(({ kind }) => kind === 'matching'),
      ({ part }) => part,
    )
    return questions.map((question): Offered => {
      const topic = topicOf(question, placed) ?? untaught
      const language = languages.get(question.place.paragraph) ?? document.language
      const title = topic?.title ?? outline.title
      const set = byPart.get(question.part) ?? []
      const isFirst = set[0] === question
      const item =
        (question.set !== null && looksBack.test(question.set)) || isContradicted(question)
          ? null
          : question.kind === 'matching'
            ? isFirst
              ? matchingOf(set, title, language)
              : null
            : withReason(soundItem(question, title, language), whyOf.get(question))
      return { question, item, topic, language }
    })
  })
}

/** The questions of the files on these topics that have a key. */
export function ownQuestions(outline: Outline, topics: readonly Topic[]): Candidate[] {
  const wanted = new Set(topics)
  return offeredBy(outline).flatMap(({ item, topic }) =>
    item && topic && wanted.has(topic) ? [{ item, worth }] : [],
  )
}

/** The questions of the files that can be asked but have no key. */
function openOf(outline: Outline): OpenQuestion[] {
  const open = offeredBy(outline).flatMap(({ question, item, language }): OpenQuestion[] => {
    if (item !== null || question.kind === 'matching') return []
    const told = standaloneStem(question)
    if (told === null || !isWorthOffering(question, told)) return []
    if (question.options.some((option) => option.length > 300)) return []
    const name = language === 'fil' ? 'Tama o mali' : 'True or false'
    const stem =
      question.kind === 'true_false' && !/^(?:true or false|tama o mali)/iu.test(told)
        ? `${name}: ${told}`
        : told
    return [{ stem, options: [...question.options], source: sourceOf(question) }]
  })
  const once = new Map(open.map((each) => [`${plain(each.stem)} ${each.options.join(' ')}`, each]))
  return [...once.values()]
}

/** Those that the teacher may use; what stands on a paper already is not offered again. */
export function openQuestions(outline: Outline, onPapers: readonly Item[] = []): OpenQuestion[] {
  const used = new Set(onPapers.map(({ stem }) => stem))
  return openOf(outline)
    .filter(({ stem }) => !used.has(stem))
    .slice(0, mostOpen)
}
