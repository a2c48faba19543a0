import type { Language } from '@klasrum/contract/source'
import { factsInBlocks, listingsInBlocks } from './entries.ts'
import type { Outline } from './outline.ts'
import { passagesOf, sentencesIn } from './statements.ts'
import { type Term, termsOf } from './terms.ts'
import type { Fact, Listing, Statement } from './tongue.ts'
import { tongueOf } from './tongues.ts'
import { plain, shareIn, startsUpper, wordsOf } from './words.ts'

type Shelves = {
  byTopic: ReadonlyMap<string, readonly Term[]>
  byHead: ReadonlyMap<string, readonly Term[]>
  defined: ReadonlyMap<Fact['type'], readonly Term[]>
  weighty: readonly Term[]
}

/** A lesson read through once: what it says, of what, and in which words. */
export type Lesson = {
  outline: Outline
  /** Sentences that are clear alone. */
  statements: readonly Statement[]
  facts: readonly Fact[]
  listings: readonly Listing[]
  terms: ReadonlyMap<string, Term>
  /** Whether a word is a name, or may be one for all that the lesson shows. */
  isProper: (word: string) => boolean
  /** Whether the lesson writes a word with a capital in the middle of a sentence. */
  isNamed: (word: string) => boolean
  /** A term as it stands inside a sentence, with its article where the lesson gives it one. */
  named: (term: string, language: Language) => string
  /** A heading without the capitals that only a heading has. */
  title: (text: string) => string
  /** Whether the lesson gives two names to one thing: "X, also called Y", "X (Y)". */
  areSame: (one: string, other: string) => boolean
  /** What is listed together with a term, the term itself included. */
  listedWith: (term: string) => readonly string[]
  /** Defined terms and others of weight, by type and topic, so that no question has to look through all. */
  shelves: Shelves
  factsOfShape: (shape: string) => readonly Fact[]
  /** Whether a term begins a sentence of its own without an article. */
  standsBare: (term: string) => boolean
  /** Whether the lesson says of a subject what these stems say. */
  asserts: (subject: string, stems: ReadonlySet<string>, but?: string) => boolean
  /** Whether one sentence says both, for answers that are clauses. */
  saysTogether: (one: ReadonlySet<string>, other: ReadonlySet<string>, but: string) => boolean
  /** The texts that stand at a place of a file. */
  passagesAt: (file: string, paragraph: number) => readonly string[]
  /** Whether some passage of the lesson has these words. */
  hasWords: (words: string) => boolean
}

/** A word in the middle of sentences shows whether it is a name. */
function properNames(sentences: readonly Statement[]): Pick<Lesson, 'isProper' | 'isNamed'> {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const { text } of sentences) {
    for (const word of wordsOf(text).slice(1)) {
      if (startsUpper(word)) capital.add(word)
      else small.add(word)
    }
  }
  const single = (word: string) => word.replace(/(?:es|s)$/, '')
  const smallStems = new Set([...small].map(single))
  const capitalStems = new Set([...capital].map(single))
  const isSmall = (word: string) =>
    small.has(word.toLowerCase()) || smallStems.has(single(word.toLowerCase()))
  const common = /(?:tion|sion|ism|ity|ness|ment|sis|logy|ing|ance|ence|ure|graphy|ical)$/
  return {
    isNamed: (word) =>
      startsUpper(word) && (capital.has(word) || capitalStems.has(single(word))) && !isSmall(word),
    isProper: (word) => !isSmall(word) && (capital.has(word) || (startsUpper(word) && !common.test(word))),
  }
}

/** All that the lesson says, in plain words. */
const wholeOf = (outline: Outline) =>
  ` ${outline.topics.map((topic) => topic.blocks.map((at) => plain(passagesOf(at).join(' | '))).join(' ')).join(' ')} `

const placeOf = ({ place }: Statement) => `${place.file}#${place.paragraph}`

/** How much of a claim a sentence must share to be taken for saying the same. */
const sameClaim = 0.6

function read(outline: Outline): Lesson {
  const sentences = sentencesIn(outline)
  const { isProper, isNamed } = properNames(sentences)
  const whole = wholeOf(outline)
  const named: Lesson['named'] = (term, language) => {
    const small = tongueOf(language).inside(term, isProper)
    const article = language === 'en' && whole.includes(` the ${plain(term)} `) && !/^the\s/i.test(term)
    return article ? `the ${small}` : small
  }
  const title = (text: string) =>
    text
      .split(' ')
      .map((word) => (isNamed(word) || /^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
      .join(' ')
  const namesIn = (language: Language) => ({ inside: (term: string) => named(term, language), title })
  const lists = outline.topics.flatMap((topic) =>
    listingsInBlocks(topic, tongueOf(topic.language), namesIn(topic.language)),
  )
  // A step says what is done then and there, not what is so.
  const steps = new Set(lists.filter(({ inOrder }) => inOrder).map(({ statement }) => placeOf(statement)))
  const alone = sentences.filter(
    (sentence) => tongueOf(sentence.language).standsAlone(sentence.text) && !steps.has(placeOf(sentence)),
  )
  const facts = [
    ...outline.topics.flatMap((topic) =>
      factsInBlocks(topic, tongueOf(topic.language), namesIn(topic.language)),
    ),
    ...alone.flatMap((statement) => tongueOf(statement.language).factsOf(statement, isProper)),
  ]
  const listings = [
    ...lists,
    ...alone.flatMap((statement) => tongueOf(statement.language).listingsOf(statement, isProper)),
  ]
  const terms = termsOf({ outline, facts, listings, statements: alone, whole })
  const passages = new Map<string, readonly string[]>()
  for (const topic of outline.topics) {
    for (const located of topic.blocks)
      passages.set(`${located.file}#${located.block.number}`, passagesOf(located))
  }
  return {
    outline,
    statements: alone,
    facts,
    listings,
    terms,
    ...indexes(facts, listings, terms, new Set(outline.topics.map((topic) => plain(topic.title)))),
    areSame: otherNames(alone),
    isProper,
    isNamed,
    named,
    title,
    ...claims(sentences, outline),
    passagesAt: (file, paragraph) => passages.get(`${file}#${paragraph}`) ?? [],
    hasWords: lookedUp((words) => whole.includes(` ${plain(words)} `)),
  }
}

function claims(sentences: readonly Statement[], outline: Outline): Pick<Lesson, 'asserts' | 'saysTogether'> {
  const { stemsOf } = tongueOf(outline.language)
  const stemsBySentence = sentences.map(({ text }) => stemsOf(text))
  const withStem = new Map<string, number[]>()
  stemsBySentence.forEach((stems, place) => {
    for (const stem of stems) {
      const places = withStem.get(stem)
      if (places) places.push(place)
      else withStem.set(stem, [place])
    }
  })
  const asserts: Lesson['asserts'] = (subject, stems, but) => {
    const own = [...stemsOf(subject)]
    const rarest = own.reduce<number[] | null>((least, stem) => {
      const places = withStem.get(stem) ?? []
      return least === null || places.length < least.length ? places : least
    }, null)
    const claim = [...stems].filter((stem) => !own.includes(stem))
    if (!rarest || claim.length === 0) return false
    return rarest.some((place) => {
      const said = stemsBySentence[place]
      const sentence = sentences[place]
      if (!said || !sentence || sentence.text === but || !own.every((stem) => said.has(stem))) return false
      return claim.filter((stem) => said.has(stem)).length / claim.length >= sameClaim
    })
  }
  const saysTogether: Lesson['saysTogether'] = (one, other, but) => {
    const [first] = [...one].sort((a, b) => (withStem.get(a)?.length ?? 0) - (withStem.get(b)?.length ?? 0))
    return (first ? (withStem.get(first) ?? []) : []).some((place) => {
      const said = stemsBySentence[place]
      return (
        said !== undefined &&
        sentences[place]?.text !== but &&
        shareIn(one, said) >= sameClaim &&
        shareIn(other, said) >= 0.8
      )
    })
  }
  return { asserts, saysTogether }
}

/** The same words are looked for again and again. */
function lookedUp(look: (words: string) => boolean): (words: string) => boolean {
  const known = new Map<string, boolean>()
  return (words) => {
    const found = known.get(words) ?? look(words)
    known.set(words, found)
    return found
  }
}

const secondName =
  /,? (?:also called|also known as|or|o|kilala rin bilang|tinatawag ding|na tinatawag ding) | \(/gi

function otherNames(statements: readonly Statement[]): Lesson['areSame'] {
  const beside = statements.flatMap(({ text }) =>
    [...text.matchAll(secondName)].map((mark) => ({
      before: ` ${plain(text.slice(0, mark.index))}`,
      after: `${plain(text.slice(mark.index + mark[0].length))} `,
    })),
  )
  const joint = (before: string, after: string) =>
    `${before.slice(before.lastIndexOf(' '))}|${after.slice(0, after.indexOf(' '))}`
  const byJoint = Map.groupBy(beside, ({ before, after }) => joint(before, after))
  return (one, other) => {
    const [left, right] = [` ${plain(one)}`, `${plain(other)} `]
    const near = byJoint.get(joint(left, right)) ?? []
    return near.some(({ before, after }) => before.endsWith(left) && after.startsWith(right))
  }
}

function indexes(
  facts: readonly Fact[],
  listings: readonly Listing[],
  terms: ReadonlyMap<string, Term>,
  headings: ReadonlySet<string>,
): Pick<Lesson, 'listedWith' | 'shelves' | 'factsOfShape' | 'standsBare'> {
  const siblings = new Map<string, string[]>()
  for (const { names, members } of listings) {
    if (names)
      for (const member of members)
        siblings.set(plain(member), [...(siblings.get(plain(member)) ?? []), ...members])
  }
  const all = [...terms.values()]
  const defined = all.filter((term) => term.defined)
  const bare = new Set(
    facts.filter(({ kind, at }) => kind !== 'entry' && at === 0).map(({ term }) => plain(term)),
  )
  const byShape = Map.groupBy(facts, ({ shape }) => shape)
  return {
    listedWith: (term) => siblings.get(plain(term)) ?? [],
    shelves: {
      byTopic: Map.groupBy(defined, ({ topic }) => topic),
      byHead: Map.groupBy(
        defined.filter(({ head }) => head !== ''),
        ({ head }) => head,
      ),
      defined: Map.groupBy(defined, ({ type }) => type),
      weighty: all
        .filter((term) => !term.defined && term.weight >= 0.15 && !headings.has(plain(term.text)))
        .sort((one, other) => other.weight - one.weight)
        .slice(0, 30),
    },
    factsOfShape: (shape) => (shape === '' ? [] : (byShape.get(shape) ?? [])),
    standsBare: (term) => bare.has(plain(term)),
  }
}

const readBefore = new WeakMap<Outline, Lesson>()

export function lessonOf(outline: Outline): Lesson {
  const known = readBefore.get(outline)
  if (known) return known
  const lesson = read(outline)
  readBefore.set(outline, lesson)
  return lesson
}
