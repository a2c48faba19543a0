import type { Chance } from '@klasrum/skills/chance'
import { isShown, termWithArticle } from '../../languages/articles.ts'
import type { Fact, Statement } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { isName, mentions, plain, shareIn, wordsOf } from '../../languages/words.ts'
import { glossaryEntryOf } from '../../understand/entry.ts'
import { headingRole } from '../../understand/heading-role.ts'
import { lessonKindOf } from '../../understand/kind-of.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import { peopleOf } from '../../understand/people.ts'
import { rolesIn } from '../../understand/topics-of.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'

const numbered =
  /^(?:(?:lesson|chapter|module|unit|topic|aralin|kabanata|modyul|yunit|paksa)\s+\d+\s*[:.–—-]?\s*|[\divxIVX]+(?:\.\d+)*[.)]\s+)/i

/** A heading as it is said in a sentence; null where it is a question, a sentence or says too little. */
export function asSubject(title: string, lesson: Lesson, language: Topic['language']): string | null {
  const bare = title.replace(numbered, '').replace(/[.:]$/, '').trim()
  const rules = rulesOf(language)
  if (
    /[?!:;]/.test(bare) ||
    /^(?:why|how|what|who|when|where|bakit|paano|ano|sino|kailan|saan)\s/i.test(bare) ||
    wordsOf(bare).length > 8 ||
    !rules.isContent(bare.split(' ').slice(0, 5).join(' '))
  )
    return null
  const small = lesson.title(bare)
  if (rules.isClause(small)) return null
  const named = small.replace(/^ang\s+/i, '')
  return language === 'en' ? termWithArticle(named, { ...lesson.articles(named), a: 0 }) : named
}

const defining: readonly Fact['kind'][] = ['definition', 'naming', 'entry']

/** Two defined things of one kind, or of one list. */
function alikeIn(lesson: Lesson, facts: readonly Fact[]): readonly [Fact, Fact] | null {
  const listed = (one: Fact, other: Fact) =>
    lesson.listings.some(({ names, members }) => {
      const keys = members.map(plain)
      return names && keys.includes(plain(one.term)) && keys.includes(plain(other.term))
    })
  const pairs = facts.flatMap((one, at) => facts.slice(at + 1).map((other) => [one, other] as const))
  return (
    pairs.find(
      ([one, other]) =>
        !mentions(one.term, other.term) &&
        !mentions(other.term, one.term) &&
        ((one.head !== '' && one.head === other.head) ||
          listed(one, other) ||
          sharesWord(one.term, other.term)),
    ) ?? null
  )
}

/** "Trivalent chromium" and "hexavalent chromium": the word that names their kind stands in the same place. */
const sharesWord = (one: string, other: string) => {
  const [words, others] = [wordsOf(plain(one)), wordsOf(plain(other))]
  const isSame = (place: number) => {
    const word = words.at(place) ?? ''
    return word.length > 3 && word === others.at(place)
  }
  // In Filipino the kind comes first, and what tells the two apart is joined to it.
  const isKindFirst = [one, other].every((term) => /\s(?:ng|na|sa)\s/i.test(term))
  return !mentions(one, other) && !mentions(other, one) && ((isKindFirst && isSame(0)) || isSame(-1))
}

/** Things, not names, of which one paragraph speaks, and one of which it explains by the other. */
const canRelate = (lesson: Lesson, one: Fact, other: Fact) =>
  plain(one.term) !== plain(other.term) &&
  (mentions(one.detail, other.term) || mentions(other.detail, one.term)) &&
  one.statement.place.paragraph === other.statement.place.paragraph &&
  !isName(one.term, lesson.isProper) &&
  !isName(other.term, lesson.isProper)

/** Headings that announce something and name nothing. */
const namesNothing =
  /^(?:(?:operational )?definitions?(?: of terms)?|terms?|glossary|(?:key )?vocabulary|lecturette|theme|introduction|overview|background|others?|more|(?:first|second|third|fourth) (?:term|quarter|grading)|iba pa|(?:mga )?kahulugan|talasalitaan|panimula|konklusyon|conclusion|summary|buod|notes?|tips?|references?)\b/i

const fewestFacts = 2

/** A title that the file itself gives, rather than one made of the words below it. */
const isHeading = (title: string, { outline }: Lesson): boolean =>
  outline.documents.length === 0 ||
  outline.documents.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'heading' && mentions(block.text, title)),
  )

/** The heading of a topic as a prompt can name it: a real name of what its sentences speak of. */
function subjectOf(topic: Topic, lesson: Lesson, statements: readonly Statement[]): string | null {
  const { namesTopic, stemsOf } = rulesOf(topic.language)
  if (!isHeading(topic.title, lesson)) return null
  const isShouted = !/\p{Ll}/u.test(topic.title)
  const title = isShouted ? topic.title.toLowerCase() : topic.title
  if (/[\d()/–—|]/.test(title) || namesNothing.test(title) || headingRole(title) !== null) return null
  if (!namesTopic(title) || statements.length < fewestFacts) return null
  const spoken = stemsOf(statements.map(({ text }) => text).join(' '))
  if (![...stemsOf(title)].some((stem) => spoken.has(stem))) return null
  const named = withArticleOfCount(asSubject(title, lesson, topic.language), topic.language)
  return named && topic.language === 'fil' && isPerson(named, lesson) && !/^si(?:na)?\s/i.test(named)
    ? `si ${named}`
    : named
}

const withArticleOfCount = (subject: string | null, language: Topic['language']): string | null =>
  subject && language === 'en' && /^(?:two|three|four|five|six|seven|eight|nine|ten)\s/i.test(subject)
    ? `the ${subject}`
    : subject

const titled = /^(?:Dr|Mr|Mrs|Ms|President|General|Gen|Saint|St|Sir|Don|Doña|Padre|Kapitan|Datu)\b/

const isPerson = (subject: string, lesson: Lesson): boolean =>
  titled.test(subject) ||
  peopleOf(lesson).some((name) => mentions(name, subject.replace(/^si(?:na)?\s/i, '')))

/** A sentence of the topic that no other question is made of, where there is one. */
function quoteFor(topic: Topic, lesson: Lesson, statements: readonly Statement[]): Statement | undefined {
  const usedTexts = new Set(lesson.facts.map(({ statement }) => statement.text))
  return (
    lesson.statements.find((other) => other.topic === topic && !usedTexts.has(other.text)) ??
    statements.at(-1)
  )
}

const fewestPoints = 2
const mostPoints = 4
const fewestInPoint = 6
const mostOfSubject = 0.5

/** A whole sentence to answer with; an entry of a word list is none. */
const isPoint = (text: string) => wordsOf(text).length >= fewestInPoint && glossaryEntryOf(text) === null

/** Prompts that ask to explain, compare, judge and make. The teacher sets the rubric that counts. */
export function essays(lesson: Lesson, topics: readonly Topic[], chance: Chance): Candidate[] {
  const stories = new Set(
    lesson.outline.documents
      .filter((document) => lessonKindOf(document, rolesIn(document)) === 'story')
      .map(({ file_name }) => file_name),
  )
  // A scene of a story is not explained, judged or made as a topic is.
  return topics
    .filter(({ file }) => !stories.has(file))
    .flatMap((topic) => {
      const rules = rulesOf(topic.language)
      const weight = (fact: Fact) => lesson.terms.get(plain(fact.term))?.weight ?? 0
      const defined = lesson.facts
        .filter(({ statement, kind, at }) => statement.topic === topic && defining.includes(kind) && at >= 0)
        .sort((one, other) => weight(other) - weight(one))
      const name = (fact: Fact) => lesson.named(fact.term, topic.language)
      const statements = [
        ...new Map(
          lesson.facts.flatMap(({ statement, at }) =>
            statement.topic === topic && at >= 0 ? [[statement.text, statement] as const] : [],
          ),
        ).values(),
      ]
      const quoted = quoteFor(topic, lesson, statements)
      if (!quoted) return []
      const named = defined.filter(({ term }) => topic.language !== 'en' || isShown(lesson.articles(term)))
      const alike = alikeIn(lesson, named)
      const [first, second] = named
      const both =
        !alike && first && second && canRelate(lesson, first, second) ? ([first, second] as const) : null
      const pair = ([one, other]: readonly [Fact, Fact]) =>
        [name(one), name(other), one.type === 'person' && other.type === 'person'] as const
      const subject = subjectOf(topic, lesson, statements)
      const abouts = {
        topic:
          subject === null
            ? null
            : ([rules.phrases.aboutTopic(subject), '', isPerson(subject, lesson)] as const),
        alike: alike && pair(alike),
        both: both && pair(both),
      }
      const pairs = { topic: [], alike: alike ?? [], both: both ?? [] }
      /** First what is said of the two that are asked about. */
      const lookedFor = (about: keyof typeof pairs) => [
        ...new Set([
          ...pairs[about].map(({ statement }) => statement.text),
          ...statements.map(({ text }) => text),
        ]),
      ]
      return rules.phrases.essays.flatMap((prompt, place): Candidate[] => {
        const about = abouts[prompt.about]
        if (!about) return []
        // Somebody is neither explained nor weighed against others.
        if (prompt.about === 'topic' && about[2]) return []
        const own = rules.stemsOf(
          prompt.about === 'topic' ? topic.title : pairs[prompt.about].map(({ term }) => term).join(' '),
        )
        // One word of a heading may stand in a sentence on something else.
        const leastShare = prompt.about === 'topic' ? mostOfSubject : 0
        const isOnIt = (text: string) => {
          const stems = rules.stemsOf(text)
          return [...own].some((stem) => stems.has(stem)) && shareIn(own, stems) >= leastShare
        }
        // Who marks by it needs what the prompt asks for, and not what else stands near by.
        const points = lookedFor(prompt.about)
          .filter((text) => isPoint(text) && isOnIt(text))
          .slice(0, mostPoints)
        if (points.length < (prompt.about === 'topic' ? fewestPoints : pairs[prompt.about].length)) return []
        const stem = prompt.stem(about[0], about[1], about[2])
        return [
          {
            worth: 0.5 - 0.05 * chance.fork(`${topic.title} ${place}`).below(5),
            item: {
              ...commonItemParts(quoted, prompt.bloom, 5, `essay ${stem}`),
              form: 'essay',
              stem,
              rubric: rules.phrases.rubric.map(({ criterion, levels }) => ({
                criterion,
                levels: [...levels],
              })),
              looked_for: points.map((text) => text.slice(0, 500)),
            },
          },
        ]
      })
    })
}
