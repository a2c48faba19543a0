import { basisOf, type Item } from '@klasrum/contract/material'
import type { FactKind } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { isName, plain, trimmed, upperFirst, wordsOf } from '../languages/words.ts'
import { askedOf, type Candidate, changes, keysOf, patterns } from '../sources/candidate.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { Located, Topic } from '../understand/outline.ts'
import { areSiblings } from '../understand/siblings.ts'
import { type PassagePlace, placeSigns } from './place-signs.ts'
import { sentenceSigns } from './sentence-signs.ts'
import { toldElsewhere } from './told-near.ts'

/** How strongly each feature shows, by its name; what does not show is left out. */
export type ItemFeatures = ReadonlyMap<string, number>

type Seen = { candidate: Candidate; item: Item; lesson: Lesson; key: string; others: readonly string[] }
type Sign = (seen: Seen) => number

const isSo = (condition: boolean | undefined): number => (condition ? 1 : 0)

const forms: readonly Item['form'][] = [
  'multiple_choice',
  'true_false',
  'modified_true_false',
  'identification',
  'matching',
  'enumeration',
  'sequencing',
  'essay',
]

const kinds: readonly FactKind[] = [
  'definition',
  'naming',
  'action',
  'property',
  'function',
  'cause',
  'condition',
  'comparison',
  'entry',
  'date',
  'quantity',
  'blank',
]

const share = (texts: readonly string[], fits: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(fits).length / texts.length

/** Whether the nouns that two names end with can be things of one kind. */
function shareKind(one: string, other: string, language: Item['language']): boolean {
  const { kindsOf } = rulesOf(language)
  const noun = (text: string) =>
    (language === 'en' ? wordsOf(text).at(-1) : wordsOf(text)[0])?.toLowerCase() ?? ''
  const kinds = kindsOf(noun(other))
  return [...kindsOf(noun(one))].some((kind) => kinds.has(kind))
}

const termOf = ({ candidate, lesson }: Seen) => lesson.terms.get(plain(candidate.fact?.term ?? ''))

const onStem =
  (pattern: RegExp): Sign =>
  ({ item }) =>
    isSo(pattern.test(item.stem))

/** What the kind of the item, its key and its wrong answers show. */
const itemSigns: Readonly<Record<string, Sign>> = {
  filipino: ({ item }) => isSo(item.language === 'fil'),
  'to understand': ({ item }) => isSo(item.bloom === 'understand'),
  'above understanding': ({ item }) => isSo(item.bloom !== 'understand' && item.bloom !== 'remember'),
  false: ({ item }) => isSo('answer' in item && item.answer === false),
  'asks what to call it': onStem(/^(?:what do we call|ano ang tawag)\b/iu),
  'asks which term means it': onStem(/^(?:which term|aling katawagan)\b/iu),
  'description goes with term': onStem(/^(?:the description|ang pahayag na)\b/iu),
  'term refers to': onStem(/^the term “/iu),
  'key of many words': ({ key }) => isSo(wordsOf(key).length > 4),
  'key is a name': ({ key, lesson }) => isSo(key !== '' && isName(key, lesson.isProper)),
  'term defined': (seen) => isSo(termOf(seen)?.defined),
  'term set apart': (seen) => isSo(termOf(seen)?.marked),
  'term of many words': ({ candidate }) => isSo(wordsOf(candidate.fact?.term ?? '').length > 3),
  'detail is a sentence': ({ candidate: { fact }, item }) =>
    isSo(
      fact?.kind === 'entry' && rulesOf(item.language).standsAlone(`${upperFirst(trimmed(fact.detail))}.`),
    ),
  'filipino entry': ({ candidate: { fact }, item }) =>
    isSo(fact?.kind === 'entry' && item.language === 'fil'),
  'options that are siblings': ({ key, others, lesson }) =>
    share(others, (other) => areSiblings(lesson, key, other)),
  'options from elsewhere': ({ key, others, lesson }) => toldElsewhere(lesson, key, others),
  'options of another head': ({ key, others, lesson }) => {
    const head = lesson.terms.get(plain(key))?.head ?? ''
    return share(others, (other) => head === '' || (lesson.terms.get(plain(other))?.head ?? '') !== head)
  },
  'names beside no names': ({ key, others, lesson }) =>
    share(others, (other) => isName(other, lesson.isProper) !== isName(key, lesson.isProper)),
  'options of one kind': ({ key, others, item }) =>
    share(others, (other) => shareKind(key, other, item.language)),
  'uneven options': ({ key, others }) => {
    const lengths = [key, ...others].map(({ length }) => length)
    return others.length === 0 ? 0 : 1 - Math.min(...lengths) / Math.max(...lengths)
  },
  'name changed for none': ({ candidate: { change }, lesson }) =>
    isSo(
      change !== undefined &&
        change.by !== 'both' &&
        isName(change.right, lesson.isProper) !== isName(change.wrong, lesson.isProper),
    ),
}

const byName = <T>(names: readonly string[], make: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

const madeBy: Readonly<Record<string, Sign>> = {
  ...byName(
    patterns.map((pattern) => `pattern: ${pattern}`),
    (name) =>
      ({ candidate }) =>
        isSo(`pattern: ${candidate.pattern}` === name),
  ),
  ...byName(
    forms.map((form) => `form: ${form}`),
    (name) =>
      ({ item }) =>
        isSo(`form: ${item.form}` === name),
  ),
  ...byName(
    kinds.map((kind) => `fact: ${kind}`),
    (name) =>
      ({ candidate }) =>
        isSo(`fact: ${candidate.fact?.kind}` === name),
  ),
  ...byName(
    changes.map((change) => `changed: ${change}`),
    (name) =>
      ({ candidate, item }) =>
        isSo(`changed: ${candidate.change?.by}` === name && 'answer' in item && item.answer === false),
  ),
}

const ofItem = Object.entries({ ...madeBy, ...itemSigns })
const ofSentence = Object.entries(sentenceSigns)
const ofPlace = Object.entries(placeSigns)

/** Every feature that an item can show. */
export const itemFeatureNames: ReadonlySet<string> = new Set(
  [...ofItem, ...ofSentence, ...ofPlace].map(([name]) => name),
)

type PlacedBlock = { located: Located; topic: Topic }
const knownBlocks = new WeakMap<Lesson, ReadonlyMap<string, PlacedBlock>>()

function blocksByPlace(lesson: Lesson): ReadonlyMap<string, PlacedBlock> {
  const known = knownBlocks.get(lesson)
  if (known) return known
  const found = new Map(
    lesson.outline.topics.flatMap((topic) =>
      topic.blocks.map((located) => [`${located.file}#${located.block.number}`, { located, topic }] as const),
    ),
  )
  knownBlocks.set(lesson, found)
  return found
}

function placeOf(item: Item, lesson: Lesson): PassagePlace {
  const { file, paragraph, quote } = basisOf(item)
  const { located = null, topic = null } = blocksByPlace(lesson).get(`${file}#${paragraph}`) ?? {}
  const document = lesson.outline.documents.find(({ file_name }) => file_name === file) ?? null
  return { quote, located, topic, document, lesson }
}

/** What shows whether a reader would take an item as it stands. */
export function itemFeaturesOf(candidate: Candidate, lesson: Lesson): ItemFeatures {
  const { item } = candidate
  const [key = ''] = keysOf(item)
  const others = item.form === 'multiple_choice' ? item.options.filter((_, at) => at !== item.answer) : []
  const seen: Seen = { candidate, item, lesson, key, others }
  const place = placeOf(item, lesson)
  const told = { text: askedOf(item), quote: place.quote, language: item.language, lesson }
  return new Map(
    [
      ...ofItem.map(([name, sign]) => [name, sign(seen)] as const),
      // Steps, lists and prompts are not one sentence of the file.
      ...(candidate.fact ? ofSentence : []).map(([name, sign]) => [name, sign(told)] as const),
      ...ofPlace.map(([name, sign]) => [name, sign(place)] as const),
    ].filter(([, strength]) => strength !== 0),
  )
}
