import type { Idea, Unit, UnitTerm } from '@klasrum/curriculum/unit'
import { rulesOf } from '../../languages/rules-of.ts'
import { lowerFirst, startsUpper } from '../../languages/words.ts'
import { chaptersNamed } from '../../understand/chapters.ts'
import { isNarrow } from './term-siblings.ts'

/** Kinds whose names are names of persons. */
const persons = {
  en: /\b(?:hero|heroine|character|person|people|writer|author|poet|leader|king|queen|god|goddess|scientist|president|composer|artist|painter|inventor|thinker|explorer|philosopher)\b/i,
  fil: /\b(?:tauhan|tauhang|bayani|bayaning|pinuno|pinunong|manunulat|makata|diyos|pangulo|propagandista|repormista|siyentipiko|kabataan|mandirigma|heneral|gobernador|tao|taong|pari|paring|prayle|prayleng|babae|babaeng|lalaki|lalaking|panauhin|panauhing|manang|santo|propeta|imbentor|pilosopo)\b/i,
}
/** "programa ng pangulo" is a kind of programs. */
const headOf = {
  en: (kind: string) => kind.replace(/ (?:of|in|by|from|for) .*$/i, ''),
  fil: (kind: string) => kind.replace(/ (?:ng|sa|ni|mula|para) .*$/i, ''),
}
const asksWho = {
  en: (meaning: string) => `Who is ${meaning}?`,
  fil: (meaning: string) => `Sino ang ${meaning.replace(/^ang /i, '')}?`,
}

/** Up to this grade questions are as short as can be. */
const lastOfSmallest = 4

/** "tumutukoy sa pook", "nagsasaad ng kilos", "may tatlong panig": asked for with "ano ang", other meanings with "ano ang tawag sa". */
const verbFirst = /^(?:([bdghklmnpstwy])um([aeiou])\1\2|nag|may |nasa |ginagamit )/i
const joiningFirst = /^(?:kapag|kung|upang|para|dahil|hindi|wala|sa|ito|ng|nang) /i

function plainFilipino(meaning: string): string | undefined {
  if (joiningFirst.test(meaning)) return undefined
  return verbFirst.test(meaning)
    ? `Ano ang ${meaning}?`
    : `Ano ang tawag sa ${meaning.replace(/^(?:tawag sa|ang) /i, '')}?`
}

/** "the special name of 0" is asked for as it stands. */
const namesName = /^(?:the|another)(?: [\p{L}-]+){0,2} name (?:of|for) /iu

const inChapter = {
  en: (question: string, chapter: string) => `In Chapter ${chapter}, ${lowerFirst(question)}`,
  fil: (question: string, chapter: string) => `Sa Kabanata ${chapter}, ${lowerFirst(question)}`,
}

/** The question for the name of a term of an idea: of a chapter of a book it says which, for others have such persons too. */
export function questionForTerm(unit: Pick<Unit, 'language' | 'grades'>, idea: Idea, term: UnitTerm): string {
  if (term.ask !== '') return term.ask
  const question = termQuestion(unit, term)
  const [chapter, ...more] = chaptersNamed(idea.title)
  return chapter === undefined || more.length > 0 || chaptersNamed(question).size > 0
    ? question
    : inChapter[unit.language](question, String(chapter))
}

/** What a term means, as a question for its name. A meaning such as "the one that keeps the eyes healthy" needs its kind. */
export function termQuestion(
  { language, grades }: Pick<Unit, 'language' | 'grades'>,
  { name, meaning, kind }: UnitTerm,
): string {
  if (startsUpper(name) && persons[language].test(headOf[language](kind))) return asksWho[language](meaning)
  if (language === 'fil') {
    const plain = plainFilipino(meaning)
    if (plain) return plain
    if ((grades[0] ?? 0) <= lastOfSmallest) return `Ano ang tawag dito: ${meaning}?`
  }
  if (language === 'en' && namesName.test(meaning)) return `What is ${meaning}?`
  const isOne = /^(?:the )?one (?!of|or|half|carrying|possible|whole)/i.test(meaning)
  return language === 'en' && isOne && isNarrow(kind)
    ? `Which ${kind} is this: ${meaning}?`
    : rulesOf(language).phrases.fits(meaning)
}
