import type { EnglishClause } from './clause.ts'
import { isCommonWord } from './parse.ts'

const titles =
  /^(?:Dr|Mr|Mrs|Ms|President|General|Gen|Gov|Governor|Saint|St|King|Queen|Prince|Emperor|Pope|Sir|Don|Doña)\b/

const people =
  /\b(?:man|woman|person|people|child|hero|heroine|president|scientist|leader|poet|painter|inventor|author|composer|philosopher|revolutionary|explorer|writer|friar|priest|soldier|king|queen|farmer|worker|teacher|doctor|nurse|psychologist|merchant|sailor|general|governor|official|citizen|member|expert|officer|engineer|artist|historian|physicist|chemist|biologist|mathematician|economist|lawyer|journalist)s?$/i

const deedsOfPeople =
  /^(?:founded|wrote|served|led|became|studied|taught|invented|discovered|painted|composed|proposed|ruled|governed|fought|joined|sailed|proclaimed|declared|signed|married|argued|designed|organized|established|died|lived|traveled|described|believed|was (?:elected|exiled|appointed|born|executed|killed|imprisoned))\b/

/** Where the words that name a thing end and what tells it apart begins. */
const afterName =
  /\s(that|which|who|whom|whose|where|when|of|in|for|to|from|with|by|on|used|made|found|led|called|between|per|written|taken|paid|given|set)\s/

/** Whether a description is one of people: "a man who…", "the poet of…". */
export function describesPerson(detail: string): boolean {
  const end = afterName.exec(detail)
  if (/^who(?:m|se)?$/.test(end?.[1] ?? '')) return true
  return people.test((end ? detail.slice(0, end.index) : detail).replace(/[,.].*$/, ''))
}

const isBareName = ({ term, subject }: EnglishClause) => /^\p{Lu}/u.test(term) && term === subject

/** A name that is not also a common word, such as "Rizal", as against "Mayon Volcano". */
const endsAsName = (term: string) => !isCommonWord(term.split(' ').at(-1) ?? '')

/** "Agustin Sumuroy", "Ferdinand VII": no word of it has another meaning. */
const isFullName = (term: string) => {
  const words = term.split(' ')
  return (
    words.length > 1 &&
    words.every(
      (word) => /^(?:[IVX]+|y|de|del|la)$/.test(word) || (/^\p{Lu}/u.test(word) && !isCommonWord(word)),
    )
  )
}

const isPastDeed = ({ verb }: EnglishClause) =>
  verb.pos === 'VERB' && verb.lemma !== verb.text && !/(?:s|ing)$/.test(verb.text)

/** Whether the subject is somebody by name, of whom is asked with "Who". */
export function isPerson(clause: EnglishClause): boolean {
  const { term, predicate, plural } = clause
  if (!isBareName(clause) || plural) return false
  if (titles.test(term)) return true
  const named = /^\p{Lu}\S* (?:\S+ )*\p{Lu}/u.test(term) || (clause.proper && endsAsName(term))
  const isSomebody = /^(?:is|was)\s(?:an?|the|one of the)\s/.test(predicate)
    ? describesPerson(predicate.replace(/^(?:is|was)\s/, ''))
    : deedsOfPeople.test(predicate)
  return named && (isSomebody || (isFullName(term) && isPastDeed(clause)))
}
