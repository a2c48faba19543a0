import { basisOf, type Item } from '@klasrum/contract/material'
import { rulesOf } from '../languages/rules-of.ts'
import { isName, plain, shareIn, startsUpper, wordsOf } from '../languages/words.ts'
import { askedOf, type Candidate, keysOf } from '../sources/candidate.ts'
import { toldStories } from '../sources/story/told-stories.ts'
import type { Lesson } from '../understand/lesson.ts'
import { shareOfReckoning } from '../understand/reckoning.ts'
import { printGates } from './print-gates.ts'
import { toldElsewhere } from './told-near.ts'

/** A reference of a scholarly text: "(Brown 1999)", "Dennill GB (1993)", "[4]". */
const citation =
  /\([^()]*\p{Lu}\p{L}[^()]*\d{4}[^()]*\)|\bet al\b|\[\d+\]|\p{Lu}\p{L}+ \p{Lu}{1,2}(?:,| and| \()|\bvol\.|\bpp\./u

const wordTwice = /(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})/iu

/** "What raised Lazarus?" is asked of somebody. */
const asksWhat = /^What (?!do we call\b|is\b|are\b|was\b|were\b)/u

/** "What means pointing to an item", "the distance to a point. (from the origin)": words that make no question. */
const noQuestion = /^What means\b|\p{L}\.\s\(/u

/** "Windows Update Pros: Easy and fast", "Variable - A declared symbol": a label or an entry inside a sentence. */
const entryInside = /\p{L}:\s|\s[-–]\s\p{Lu}/u

/** "The stories above illustrate…" */
const aboveIt =
  /\b(?:\p{L}+s|example|text|picture|list|table|story) (?:above|below)\b(?! (?:the|a|sea|zero|\d))/iu

const mostFromElsewhere = 0.5
const mostToName = 6
const longName = 6

/** "Steps for creating a header", but not "Steps", which says not of what, and not the first of some steps. */
const ofSteps = /\b(?:steps?|procedures?|process|stages|hakbang|proseso|yugto)\b/iu
const oneStep = /^\W*(?:step|hakbang|stage|yugto)\s*\d/iu
const fewestOfTitle = 2

/** "Evolutionary Context Humans have…": a heading ran into the sentence below it. */
function hasHeadingInside(text: string, lesson: Lesson): boolean {
  const words = text.split(/\s+/, 5)
  if (lesson.isNamed(words[0] ?? '')) return false
  const at = words.findIndex(
    (word, place) => place > 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !lesson.isProper(word),
  )
  return (
    at !== -1 &&
    words.slice(0, at).every((word) => startsUpper(word) || /^(?:and|of|in|the|at|ng|sa)$/.test(word))
  )
}

/** The heading that steps stand under, which a question on their order names in brackets. */
const titleOfSteps = ({ stem }: Item): string => /\(([^()]+)\)[.\s]*$/u.exec(stem)?.[1] ?? ''

const isOnSteps = (title: string): boolean =>
  ofSteps.test(title) && !oneStep.test(title) && wordsOf(title).length >= fewestOfTitle

/** "Re-write these sentences using…": its sentences are examples of language and say nothing. */
const ofExercise =
  /_{3,}|\.{4,}|…{2,}|\b(?:re-?write|re-?arrange|fill in|make (?:correct )?sentences|sentences using|given words|structures?|define)\b/iu

/** "Ibigay ang mga katangian (3).": of what? And what is to be named is in the language of the question. */
function namesTooLittle(item: Extract<Item, { form: 'enumeration' }>): boolean {
  const { isHalfForeign } = rulesOf(item.language)
  const told = /^Ibigay ang (?:mga )?(.+?)(?:\(\d+\))?\.?$/u.exec(item.stem)?.[1]
  return (
    (told !== undefined && wordsOf(told).length < 2) ||
    item.answers.filter(isHalfForeign).length * 2 > item.answers.length
  )
}

/** Of the lines of a lesson of numbers. */
const leastReckoning = 0.08

/** Whether a file is a lesson of numbers: its sentences are givens of problems and steps of solutions. */
const isOfNumbers = ({ outline }: Lesson, file: string): boolean =>
  outline.documents.some(
    (document) => document.file_name === file && shareOfReckoning(document) >= leastReckoning,
  )

const ofPicture =
  /\b(?:figs?|figure|box|table|chart|diagram) ?\d|\b(?:each|the|one|this) (?:box|figure|diagram|chart)\b/iu

const defining: ReadonlySet<string> = new Set(['definition', 'naming', 'entry'])

/** "In India ________", "its mass": no term that a learner could be expected to name. */
const noTerm =
  /^(?:in|on|at|by|for|from|to|with|many|most|some|several|few|all|its|their|his|her|our|though|while|when|the same|same|such)\b/iu

/** "refers to when a net force acts", "refers to visit a site": a definition that is none. */
const noDefinition =
  /refers to (?:when|where|if|how|to|visit|make|do|go|use|find|look|think|write|read|draw|try|an? \p{L}+ (?:term|word))\b|^What do we call (?:an? \p{L}+ (?:term|word)|some ?times|also|often|usually)\b/iu

const ofFunctions =
  /\b(?:functions?|uses?|importance|roles?|duties|effects?|advantages|gamit|tungkulin|gawain|kahalagahan|epekto)\b/iu

/** "Talk Hint", "Deep Dive": boxes of a page. */
const boxOfPage =
  /“(?:talk hint|math talk|deep dive|think about it|let us (?:think|explore|try)|did you know|try this|do you know|a step further|safety first|figure it out)\b/iu

/** Parts of a module that tell of the module itself, and its keys. */
const ofModuleItself =
  /^(?:para sa (?:mga )?(?:mag-aaral|tagapagdaloy|guro|magulang)|(?:introductory|pambungad na) mensahe|introductory message|foreword|paunang salita|batayan sa pagwawasto|susi sa pagwawasto|answer key|key answers|how to use)\b/iu

/** "Mabanggit ang pagkakaiba…": what is to be reached, not what is so. */
const goal =
  /^(?:ma(?:banggit|tukoy|laman|kilala|gamit|sabi|unawaan|ihambing|uri)|ma(?:ipa|isa|i)(?:liwanag|kita|gawa|larawan|hambing)|maka(?:gawa|buo|sulat|tukoy)|makapag-?\p{Ll}+)\s(?:ang|ng|sa|nang)\b/iu

/** "Used fire to preserve food.": who did is not said. */
const noDoer =
  /^(?:used|helped|helps|provided|provides|made|makes|led|leads|caused|causes|gave|gives|enabled|allowed|increased|reduced)\s(?!by\b)/iu

/** "With Rev. Townsend, he opened…": he is somebody else. */
const heIsNotNamed =
  /^(?:(?:together )?with|like|unlike|after|before|beside|against)\s[^,]+,\s(?:he|she|they)\b/iu

/** "A sector/part of the economy. e.g a single sector": notes in short. */
const shorthand = /\p{L}\s?\/\s|\s\/\s?\p{L}|\p{L}{3,}\/\p{L}{3,}|\b(?:e\.?g|i\.e|viz|etc|e\.t\.c)\b/iu

/** "Who is a former president?", "What do we call the major role of citizens?": many are. */
const oneOfMany =
  /^(?:who|what) (?:is|was) an? (?:former|famous|well-known|great|noted|popular)\b|^what do we call (?:the |an? )?(?:\p{L}+ )?(?:roles?|causes?|reasons?|advantages?|benefits?|purposes?|aims?|examples?)\b|\bamong the examples of \p{L}+\?$/iu

/** "Proposed by Frederick Taylor, who …": what was proposed stands in the line above. */
const ofWhat =
  /^(?:proposed|introduced|founded|invented|written|developed|discovered|located|derived|derives|created)\s(?:by|in|from)\b(?!.*,\s(?:the|an?|its?|he|she|they|\p{Lu})\b)/iu

/** "Polygon AEDCB has five sides", "AD is a diagonal": its figure is not on the paper. */
const ofFigure =
  /\b(?:polygon|triangle|angle|segment|ray|circle|quadrilateral|rectangle|line)\s\p{Lu}{2,6}\b|^\p{Lu}{2,3} is an? (?:\p{L}+ )?(?:diagonal|side|chord|radius|diameter|segment|ray|angle|tangent)\b/iu

/** "Click Next – Starting document": what to do, and no term. */
const orderAsTerm = /^(?:click|press|select|choose|type|go|open|drag|save|tap|double-click|right-click)\s/iu

/** "What do we call a program capable of creating, storing?": the list was cut at its comma. */
const cutList = /^(?!.*\b(?:and|or)\b).*,\s(?:\p{L}+\s)?\p{L}+\?$/u

const copula = /\b(?:is|are|means?|refers? to|called)\b|\b(?:ay|tumutukoy|tinatawag)\b/iu
const subjectWords = 9

/** Whether one of the points to mark by says what the topic is. */
function isExplained({ topic, language, looked_for }: Extract<Item, { form: 'essay' }>): boolean {
  const { stemsOf } = rulesOf(language)
  const own = stemsOf(topic)
  return looked_for.some((point) => {
    const begins = wordsOf(point).slice(0, subjectWords).join(' ')
    const [subject = '', ...rest] = begins.split(copula)
    return rest.length > 0 && shareIn(own, stemsOf(subject)) === 1
  })
}

/** Sentences of a story that happen to be clear alone are asked about as a story is, or not at all. */
const isStoryTopic = (lesson: Lesson, topic: string): boolean =>
  toldStories(lesson).some(({ topics }) => topics.some(({ title }) => title.slice(0, 300) === topic))

const sameDetail = 0.6

/** Whether the lesson says nearly the same of another term. */
function saysOf(lesson: Lesson, term: string, detail: string, language: Item['language']): boolean {
  const { stemsOf } = rulesOf(language)
  const wanted = stemsOf(detail)
  return lesson.facts.some(
    (fact) => plain(fact.term) === plain(term) && shareIn(wanted, stemsOf(fact.detail)) >= sameDetail,
  )
}

/** Whether a sentence speaks of what stands over it. */
function isOnItsHeading({ item }: Candidate): boolean {
  const { stemsOf } = rulesOf(item.language)
  const stems = stemsOf(basisOf(item).quote)
  return [...stemsOf(item.topic)].some((stem) => stems.has(stem))
}

type Gate = (candidate: Candidate, lesson: Lesson) => boolean

/** Faults that readers named again and again and that can be told for sure; each takes out what it is true of. */
const gates: Readonly<Record<string, Gate>> = {
  citation: ({ item }) => citation.test(askedOf(item)) || citation.test(basisOf(item).quote),
  'word twice': ({ item }) => [askedOf(item), ...keysOf(item)].some((text) => wordTwice.test(text)),
  'heading inside': ({ item, fact }, lesson) =>
    fact !== undefined && fact.kind !== 'entry' && hasHeadingInside(basisOf(item).quote, lesson),
  'entry inside': ({ item, fact }) =>
    fact !== undefined && fact.kind !== 'entry' && entryInside.test(basisOf(item).quote),
  'in short': ({ item }) => [askedOf(item), ...keysOf(item)].some((text) => shorthand.test(text)),
  'one of many': ({ item }) => oneOfMany.test(item.stem),
  // "Explain the brainstem …" with points that say where it is: 4 of 12 were usable.
  'a topic that no point explains': ({ item }) =>
    item.form === 'essay' && item.bloom === 'understand' && !isExplained(item),
  'points at the page': ({ item }) => aboveIt.test(askedOf(item)),
  'no question': ({ item, fact }) => fact !== undefined && noQuestion.test(item.stem),
  // Which article stands before the blank would tell the answer, and both read badly: 2 of 5 were usable.
  'a or an': ({ item }) => /\ba\/an\b/u.test(item.stem),
  'what for who': ({ item, fact }, lesson) =>
    asksWhat.test(item.stem) &&
    fact !== undefined &&
    wordsOf(fact.term).every((word) => lesson.isNamed(word)),
  'one for many': ({ item, change }) => {
    const { isPlural } = rulesOf(item.language)
    const isNamed = item.form === 'modified_true_false' && item.stem.includes(`“${item.marked}”`)
    return (
      (change?.by === 'person' || (change?.by === 'sibling' && !isNamed)) &&
      isPlural(change.right) !== isPlural(change.wrong)
    )
  },
  // "Main root: supports the plant firmly" and "Lateral roots: support the plant firmly".
  'true of the other too': ({ item, fact, change }, lesson) =>
    change?.by === 'sibling' &&
    fact !== undefined &&
    saysOf(lesson, change.wrong, fact.detail, item.language),
  // What something does is done by other things too: 5 of 17 were usable.
  'asks for a doer': ({ pattern, fact }) =>
    fact?.kind === 'action' &&
    fact.type !== 'person' &&
    (pattern === 'choice' || pattern === 'identification'),
  // What the lesson tells of elsewhere is of another kind, or as right: 6 of 19 were usable.
  'terms from elsewhere': ({ pattern, item, fact }, lesson) =>
    (pattern === 'choice' || pattern === 'mending') &&
    item.form === 'multiple_choice' &&
    fact?.type === 'thing' &&
    item.options[item.answer] === fact.term &&
    !isName(fact.term, lesson.isProper) &&
    toldElsewhere(lesson, fact.term, item.options) > mostFromElsewhere,
  // What stands under one heading could stand under another: 24 of 39 were usable, and none of 7 in Filipino.
  'member of a heading': ({ pattern, item }) => pattern === 'group' && item.form === 'multiple_choice',
  'heading of an exercise': ({ item }) => ofExercise.test(item.topic),
  // Readers struck out 17 of 20: "How much sand is needed?" is known, and not what the wall in the sentence is.
  'given of a problem': ({ item, fact, pattern }, lesson) =>
    pattern !== 'essay' && !(fact && defining.has(fact.kind)) && isOfNumbers(lesson, basisOf(item).file),
  'says not of what it is told': ({ item, fact }) => fact !== undefined && ofWhat.test(basisOf(item).quote),
  'of a figure': ({ item }) => ofFigure.test(askedOf(item)),
  'order for a term': ({ fact }) => fact?.kind === 'entry' && orderAsTerm.test(fact.term),
  'a list cut off': ({ item, fact }) => fact !== undefined && cutList.test(item.stem),
  'of a picture': ({ item, fact }) => fact !== undefined && ofPicture.test(askedOf(item)),
  'no term': ({ pattern, item }) =>
    pattern === 'identification' && keysOf(item).some((key) => noTerm.test(key)),
  'no definition': ({ item }) => noDefinition.test(askedOf(item)),
  'of the module itself': ({ item }) => ofModuleItself.test(item.topic),
  'a goal': ({ item }) => goal.test(basisOf(item).quote),
  'no doer': ({ item, fact }) => fact !== undefined && noDoer.test(basisOf(item).quote),
  'somebody not named': ({ item }) => heIsNotNamed.test(askedOf(item)),
  // "Adrienne Rich was born in 1929": a year that nobody has to know.
  'year of birth': ({ item, change }) =>
    change?.by === 'figure' && /\b(?:born|ipinanganak|isinilang)\b/iu.test(askedOf(item)),
  // 11 of 12 were struck out: a passing sentence, or one with the faults of the file.
  'sentence of a story': ({ item, pattern }, lesson) =>
    pattern !== undefined && pattern !== 'essay' && isStoryTopic(lesson, item.topic),
  // What a sentence says in passing, with a hole, or with another name or number in it: 58 of 101 were usable, of files that nobody
  // had seen 8 of 35. What defines a thing is asked, and a year or a number of what the heading names.
  'sentence of the text': (candidate) => {
    const { pattern, fact, change, item } = candidate
    if (!fact || defining.has(fact.kind) || pattern === 'choice') return false
    if (fact.kind === 'blank')
      return change === undefined || item.language === 'fil' || !isOnItsHeading(candidate)
    return pattern === 'statement'
  },
  // In Filipino 36 of 83 were usable, whatever sentence they were made of. Definitions, entries to choose from and lists remain.
  'statement in Filipino': ({ pattern, item, fact }) =>
    item.language === 'fil' &&
    // "Si Mabini ay 34 na taong gulang" defines nobody.
    (fact?.kind !== 'definition' || /^(?:Si|Sina|Ang mga)\s/u.test(basisOf(item).quote)) &&
    (pattern === 'statement' ||
      pattern === 'identification' ||
      pattern === 'contrast' ||
      pattern === 'mending'),
  // "Functions of the parts: Stem: holds the leaves together" tells what each does; the stem is no function.
  'parts for their functions': ({ item }) =>
    item.form === 'enumeration' &&
    ofFunctions.test(item.stem) &&
    item.answers.some((answer) => basisOf(item).quote.startsWith(`${answer}:`)),
  'box of a page': ({ item }) => boxOfPage.test(askedOf(item)),
  'says not of what': ({ item }) => item.form === 'enumeration' && namesTooLittle(item),
  'order of no steps': ({ pattern, item }) =>
    (pattern === 'order' || pattern === 'next step') && !isOnSteps(titleOfSteps(item)),
  'too much to name': ({ item }) =>
    item.form === 'enumeration' &&
    (item.answers.length > mostToName || item.answers.some((answer) => wordsOf(answer).length > longName)),
}

/** Whether an item made out of the text has a fault that can be told for sure. */
export const isSurelyFaulty = (candidate: Candidate, lesson: Lesson): boolean =>
  Object.values(printGates).some((gate) => gate(candidate)) ||
  Object.values(gates).some((gate) => gate(candidate, lesson))
