import type { Language } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import type { Lesson } from './lesson.ts'
import { peopleOf } from './people.ts'
import { sentencesIn } from './statements.ts'

/** A name in a sentence, where it begins and what it names: a country, another place, a people, or what its last word says. */
export type NamedKind = { name: string; at: number; kind: string }

/** "Kolkata", "the Bay of Bengal", "the Mughal Empire"; an owner's ending is no part of the name. */
const nameInText = /(?<![\p{L}\d’'‘-])\p{Lu}\p{L}[\p{L}-]*(?:\s(?:of\s(?:the\s)?)?\p{Lu}\p{L}[\p{L}-]*)*/gu

/** What the last word of a name says that it is. */
const bySuffix =
  /\s(River|Sea|Ocean|Lake|Mountains?|Islands?|Empire|Dynasty|War|Wars|Act|Treaty|University|Desert|Strait|Bay|Gulf|Valley|Canal|Province|Kingdom|Party)$/u
const byPrefix = /^(Bay|Gulf|Lake|Mount|Treaty|Battle|Kingdom|Strait|Act|Ilog|Dagat|Bundok|Lalawigan)\s/u

/** Times, tongues, creeds and titles stand where a place could stand. */
const isNoPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Sanskrit|Hindi|Latin|Greek|Tagalog|Filipino|Spanish|French|Arabic|Chinese|Grade|Chapter|Figure|Fig|Table|Unit|God|Diyos|Earth|Part|Class|Section|Independence|Bibliya|Bible|Internet)\b|ism$|ity$/u

const cues: Readonly<Record<Language, { place: RegExp; people: readonly [before: RegExp, after: RegExp] }>> =
  {
    en: {
      place:
        /\b(?:in|at|near|from|across|throughout|towards?|into|around|visited|reached)(?:\s(?:ancient|modern|northern|southern|eastern|western|central))?\s$/iu,
      people: [
        /(?:^|\b(?:the|many|most|some|several|other|and|of)\s)$/iu,
        /^\s(?:are|were|have|had|began|came|settled|lived?|built|made|used|who|did|do|also|in|of|from|to)\b/iu,
      ],
    },
    fil: {
      place: /\b(?:sa|taga|patungong|mula|tungong)\s$/iu,
      people: [/\bmga\s$/iu, /^[\s.,;]/u],
    },
  }

function regionsIn(locale: string): Set<string> {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return new Set(
    letters
      .flatMap((one) => letters.flatMap((other) => names.of(`${one}${other}`) ?? []))
      .map((name) => name),
  )
}

const regions: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...regionsIn('en'), 'England', 'Scotland', 'Britain', 'USA', 'America', 'Burma', 'Persia']),
  fil: new Set([...regionsIn('fil'), 'Pilipinas', 'Espanya', 'Amerika', 'Estados Unidos', 'Hapon', 'Tsina']),
}

const continent =
  /^(?:(?:North|South|East|West|Central|Southeast|Northeast|Western|Eastern|Northern|Southern|Latin|Hilagang|Timog|Silangang|Kanlurang|Gitnang|Timog-silangang) )?(?:Asia|Africa|Europe|America|Australia|Antarctica|Oceania|Asya|Aprika|Europa|Amerika)$/u

/** "Thai", "Himalayan", "Chinese": of a place, and none itself. */
const ofPlace = /^\p{L}+(?:an|ese|ish|ic|ai|i)$/u

const isPeople = (name: string, language: Language) =>
  language === 'fil' ? wordsOf(name).length === 1 : /(?:s|ese|ish)$/u.test(name) && wordsOf(name).length <= 2

/** A people is named at least so often; of what is named once nothing shows that it is one. */
const fewestCues = 1

type Kinds = {
  kindOf: ReadonlyMap<string, string>
  byKind: ReadonlyMap<string, readonly string[]>
  times: ReadonlyMap<string, number>
}

const kindsBefore = new WeakMap<Lesson, Kinds>()

function kindsIn(lesson: Lesson): Kinds {
  const known = kindsBefore.get(lesson)
  if (known) return known
  const people = new Set(peopleOf(lesson))
  const votes = new Map<string, Map<string, number>>()
  const times = new Map<string, number>()
  const vote = (name: string, kind: string) => {
    const own = votes.get(name) ?? new Map<string, number>()
    own.set(kind, (own.get(kind) ?? 0) + 1)
    votes.set(name, own)
  }
  for (const { text, language } of sentencesIn(lesson.outline))
    for (const { name, at } of spotted(lesson, text)) {
      times.set(name, (times.get(name) ?? 0) + 1)
      if (people.has(name) || isNoPlace.test(name)) continue
      const before = text.slice(0, at)
      const after = text.slice(at + name.length)
      const suffix = (bySuffix.exec(name) ?? byPrefix.exec(name))?.[1]
      if (suffix) vote(name, suffix.toLowerCase().replace(/s$/u, ''))
      else if (continent.test(name)) vote(name, 'continent')
      else if (regions[language].has(name)) vote(name, 'country')
      else if (
        cues[language].people[0].test(before) &&
        cues[language].people[1].test(after) &&
        isPeople(name, language)
      )
        vote(name, 'people')
      else if (cues[language].place.test(before) && !ofPlace.test(name)) vote(name, 'place')
    }
  const kindOf = new Map<string, string>()
  for (const [name, own] of votes) {
    const [best] = [...own].sort(([, one], [, other]) => other - one)
    if (best && best[1] >= fewestCues && own.size === 1) kindOf.set(name, best[0])
  }
  const byKind = new Map<string, string[]>()
  for (const [name, kind] of kindOf) byKind.set(kind, [...(byKind.get(kind) ?? []), name])
  const found = { kindOf, byKind, times }
  kindsBefore.set(lesson, found)
  return found
}

/** The names in a text: what has a capital inside a sentence, or at its beginning where the lesson has it so elsewhere too. */
function spotted(lesson: Lesson, text: string): { name: string; at: number }[] {
  return [...text.matchAll(nameInText)].flatMap(({ 0: found, index }) => {
    const [first = ''] = found.split(/\s/u)
    if (index > 0 || lesson.isNamed(first)) return [{ name: found, at: index }]
    const rest = found.slice(first.length).trim()
    return rest === '' ? [] : [{ name: rest, at: index + found.length - rest.length }]
  })
}

/** The names of a sentence whose kind the lesson shows. */
export function namedKindsIn(lesson: Lesson, text: string): NamedKind[] {
  const { kindOf } = kindsIn(lesson)
  return spotted(lesson, text).flatMap(({ name, at }) => {
    const kind = kindOf.get(name)
    return kind === undefined ? [] : [{ name, at, kind }]
  })
}

/** The other names of a kind in the lesson. */
export const namesOfKind = (lesson: Lesson, kind: string): readonly string[] =>
  kindsIn(lesson).byKind.get(kind) ?? []

/** Whether a name stands all over the lesson, so that much else is in it or true of it. */
export function isAllOver(lesson: Lesson, name: string): boolean {
  const sentences = sentencesIn(lesson.outline).length
  const isInTitle = lesson.outline.documents.some(({ title }) => title?.includes(name))
  return isInTitle || (kindsIn(lesson).times.get(name) ?? 0) > sentences * mostOfSentences
}

const mostOfSentences = 0.15
