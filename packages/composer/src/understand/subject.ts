import { startsUpper, wordsOf } from '../languages/words.ts'
import { asSubject } from '../sources/text/essay.ts'
import { keyTermsIn } from './key-points.ts'
import type { Lesson } from './lesson.ts'
import type { Topic } from './outline.ts'

/** A term as it is said inside a sentence. A name keeps its capital. */
export function termSaid(lesson: Lesson, term: string): string {
  const { language } = lesson.outline
  const said = lesson.named(term, language)
  return startsUpper(term) && lesson.isNamed(wordsOf(term)[0] ?? '')
    ? said.replace(new RegExp(`${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i'), term)
    : said
}

/** "What is a typhoon?" is about what a typhoon is, "Why Volcanoes Erupt" about why they do. */
function asked(title: string, lesson: Lesson, language: Topic['language']): string | null {
  const bare = title.replace(/\?$/, '').trim()
  if (language === 'fil') {
    const [, subject] = /^(?:Ano|Sino)-?(?:ano)? (?:ba )?(?:ang|si|sina) (.+)$/i.exec(bare) ?? []
    return subject && wordsOf(subject).length <= 6 ? lesson.title(subject) : null
  }
  if (/^(?:Why|How) \S+ \S+/i.test(bare) && wordsOf(bare).length <= 10) return lesson.title(bare)
  if (/^What .+ (?:is|are|was|were|means?)$/i.test(bare) && wordsOf(bare).length <= 8)
    return lesson.title(bare)
  const [, verb, subject] = /^(?:What|Who) (is|are|was|were) (.+)$/i.exec(bare) ?? []
  if (!verb || !subject || wordsOf(subject).length > 6) return null
  return `${/^who/i.test(bare) ? 'who' : 'what'} ${lesson.title(subject)} ${verb.toLowerCase()}`
}

/** What a topic is about, as it is said inside a sentence. */
export const subjectOf = (lesson: Lesson, topic: Topic): string | null => {
  const named = asked(topic.title, lesson, topic.language) ?? asSubject(topic.title, lesson, topic.language)
  if (named) return named
  const [term] = keyTermsIn(lesson, [topic], 1)
  return term ? termSaid(lesson, term) : null
}

const part = /(?:: | \()(?:part|bahagi) \d/i
const particle = /^(?:si|sina|sa|ang|ang mga|kay)\s/i
const denial = /^(?:not|no|never|hindi|huwag)\s/i
const fewestLetters = 4

/** The title of a topic as it is said after "let us go on to"; null where it is a part, a label or a piece. */
export function spokenTitle(lesson: Lesson, topic: Topic): string | null {
  const { title, language } = topic
  if (part.test(title) || /[()\d/[]|[?!:;] /.test(title) || particle.test(title) || denial.test(title))
    return null
  if (title.replace(/[^\p{L}]/gu, '').length < fewestLetters) return null
  return asked(title, lesson, language) ?? asSubject(title, lesson, language)
}

/** The longest of the topics that can be said inside a sentence. */
export function mainTopic(lesson: Lesson, topics: readonly Topic[]): Topic | undefined {
  const byLength = [...topics].sort((one, other) => other.words - one.words)
  return byLength.find((topic) => subjectOf(lesson, topic) !== null) ?? byLength[0]
}

export function aboutOf(lesson: Lesson, topics: readonly Topic[]): string {
  const main = mainTopic(lesson, topics)
  return main ? (subjectOf(lesson, main) ?? main.title) : lesson.outline.title
}
