import type { SourceDocument } from '@klasrum/contract/source'
import type { UnitEntry } from '@klasrum/curriculum/entry'
import { byFirstWord, type SignsByWord, signsOfLines } from '@klasrum/curriculum/signs'
import { comparableText } from '@klasrum/curriculum/words'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, shareIn, wordsOf } from '../../languages/words.ts'
import { chaptersNamed, chaptersOf } from '../../understand/chapters.ts'
import { frameOf } from '../../understand/frame-of.ts'
import { seniorHighSubjects } from '../../understand/frame-words.ts'
import { lessonKindOf } from '../../understand/kind-of.ts'
import { areaOf, gradeNumberIn, linesIn, sureOf } from '../../understand/signs.ts'
import { rolesIn } from '../../understand/topics-of.ts'
import { isSameSubject, sameArea } from './subject-families.ts'

export type Recognised = {
  id: string
  /** What speaks for the unit: the signs of it that the lesson has, each by how few other units have it. */
  evidence: number
  /** A heading or the file's name has one of its names. */
  named: boolean
  /** How many telling signs the lesson has, and the part of its lines that have one. */
  hits: number
  reach: number
  /** The evidence, weighed by its name and its reach. */
  strength: number
}

const mostUnits = 3
/** Grades at which a lesson is not that of the unit, whatever words they share. */
const farGrades = 3
/** For each grade between them; a lesson of another grade is taken for the unit's only when a heading says so. */
const lostByGrade = { named: 0.12, unnamed: 0.5 }
/** A sign that more units have says nothing; one that fewer have is telling. Logarithms of the share of units. */
const leastWeight = 1.5
const tellingWeight = 2.2
const weightOfPhrase = 1.3
/** A unit that a heading names, or whose words stand all over the file, goes before one that shares as many words here and there. */
const strengthOf = { named: 1.4, unnamed: 1 }
/** A unit of the subject that the file says it is of, beside those of its neighbours. */
const strengthOfSubject = 1.4
type Least = { evidence: number; hits: number; reach: number; lead: number }
/** What there must be of it, and how many times as strong it must be as the next unit that is not taken too. */
const least = {
  named: { evidence: 8, hits: 2, reach: 0.1, lead: 1.5 },
  namedClearly: { evidence: 12, hits: 3, reach: 0.05, lead: 1.25 },
  // The file says the area and the grade of the unit.
  framed: { evidence: 12, hits: 3, reach: 0.1, lead: 2 },
  framedLanguage: { evidence: 12, hits: 3, reach: 0.2, lead: 3 },
  // Files of senior high school name the subject, and each subject has few units.
  ofSubject: { evidence: 9, hits: 3, reach: 0.1, lead: 1.8 },
  // A module of the first grades has few words of its own.
  namedAndFramed: { evidence: 7, hits: 1, reach: 0.03, lead: 2 },
  unnamed: { evidence: 20, hits: 6, reach: 0.2, lead: 1.8 },
  // Its words stand in every third line.
  wide: { evidence: 24, hits: 4, reach: 0.3, lead: 1.6 },
  wideAhead: { evidence: 20, hits: 4, reach: 0.3, lead: 2.2 },
  // Its words stand in every second line.
  allOver: { evidence: 20, hits: 4, reach: 0.5, lead: 1.4 },
  // Words of a lesson on language stand in every text.
  unnamedLanguage: { evidence: 30, hits: 6, reach: 0.2, lead: 1.8 },
  unnamedLanguageAhead: { evidence: 20, hits: 5, reach: 0.2, lead: 3 },
  // Short lines that speak of it again and again, and of nothing else that is taught.
  nothingElse: { evidence: 14, hits: 4, reach: 0.3, lead: 4 },
  // Lines of a module of numbers have few words; a unit that leaves all others behind is meant all the same.
  farAhead: { evidence: 30, hits: 8, reach: 0.1, lead: 2.2 },
  // Notes in short lines have its words in few of them; many words that no other unit has speak for it all the same.
  aloneInSight: { evidence: 40, hits: 10, reach: 0.05, lead: 3.5 },
  // Units on neighbouring topics share many signs: what has very many of them need not be so far ahead.
  namedStrongly: { evidence: 60, hits: 15, reach: 0.1, lead: 1.1 },
  unnamedStrongly: { evidence: 60, hits: 15, reach: 0.3, lead: 1.4 },
} as const satisfies Record<string, Least>
/** A second unit that has this part of the evidence for the first is taken beside it; one whose name holds that of the first, as if it had been named. */
const partOfBest = { named: 0.5, unnamed: 0.85 }

/** The names of a unit in plain words, reckoned once: every file asks for those of all units. */
const plainNames = new WeakMap<UnitEntry, readonly string[]>()

function plainNamesOf(entry: UnitEntry): readonly string[] {
  const known = plainNames.get(entry)
  if (known) return known
  const found = entry.names.map(comparableText)
  plainNames.set(entry, found)
  return found
}

const signsBefore = new WeakMap<readonly UnitEntry[], SignsByWord>()

function signsIn(entries: readonly UnitEntry[]): SignsByWord {
  const known = signsBefore.get(entries)
  if (known) return known
  const found = byFirstWord(new Set(entries.flatMap(({ signs }) => Object.keys(signs))))
  signsBefore.set(entries, found)
  return found
}

const ofLanguage = new Set(['English', 'Filipino'])

/** Subjects of senior high school alone: whoever names one names the grade as well. */
const isSeniorSubject = (area: string | null): boolean => seniorHighSubjects.some(([name]) => name === area)
const seniorGrade = 11

/** A part of a novel and the novel, a topic and its neighbour of the same name: they do not speak against each other. */
const areKin = (one: UnitEntry, other: UnitEntry) =>
  one.names.some((name) => other.names.some((its) => its.includes(name) || name.includes(its)))

/** The chapters of a novel beside the whole novel. */
const isPartOf = (one: UnitEntry, whole: UnitEntry) =>
  one.names.some((name) => whole.names.some((its) => name.startsWith(`${its} `))) &&
  !whole.names.some((its) => one.names.some((name) => its.startsWith(`${name} `)))

/** "noli me tangere" of "noli me tangere kabanata 3". */
const worksOf = ({ names }: UnitEntry) =>
  names.flatMap((name) => /^(.+?)\s(?:kabanata|chapters?)\s\d/.exec(comparableText(name))?.[1] ?? [])

const leastOfChapters = 0.15
const chaptersBeside = 0.6

/** How much of what the file and the unit are on, by chapters, is in both. */
function sharedChapters(ofFile: ReadonlySet<number>, { names }: UnitEntry): number {
  const own = chaptersNamed(names.join('\n'))
  const both = [...own].filter((chapter) => ofFile.has(chapter)).length
  return both / (own.size + ofFile.size - both || 1)
}

/** Of a file that is chapters of a book whose chapters are units: the units on these chapters. */
function unitsOfChapters(
  ofFile: ReadonlySet<number>,
  ranked: readonly (Recognised & { entry: UnitEntry })[],
  isNamed: (name: string) => boolean,
): Recognised[] {
  const [first] = ranked
  if (ofFile.size === 0 || !first) return []
  // Who and what it tells of names the book too.
  const isClear = first.evidence >= least.namedClearly.evidence && first.hits >= least.namedClearly.hits
  const told = isClear ? worksOf(first.entry) : []
  const near = ranked
    .filter(({ entry }) => worksOf(entry).some((work) => isNamed(work) || told.includes(work)))
    .map((each) => ({ ...each, shared: sharedChapters(ofFile, each.entry) }))
    .sort((one, other) => other.shared - one.shared)
  const most = near[0]?.shared ?? 0
  return near
    .filter(({ shared }) => shared >= leastOfChapters && shared >= most * chaptersBeside)
    .slice(0, mostUnits)
    .map(({ entry: _, shared: _shared, ...recognised }) => ({ ...recognised, named: true }))
}

/** Words that stand all over the files of schools, whatever they teach. */
const ofSchool =
  /^(?:lessons?|learn(?:ers?|ing)?|students?|teach(?:ers?|ing)?|class(?:es|room)?|schools?|activit(?:y|ies)|modules?|worksheets?|answers?|questions?|tasks?|pages?|groups?|aralin|mag-aaral|guro|klase|paaralan|modyul|gawain|sagot|sagutin|tanong|isulat|papel|pangkat|pahina|bata)$/u
const allOverFile = 0.35

/** Whether the word that stands in most lines of a file, if it stands all over it, is one of the unit's. */
function hasChiefWord(lines: readonly string[], { signs, names, language }: UnitEntry): boolean {
  const { stemsOf } = rulesOf(language)
  const times = new Map<string, number>()
  for (const line of lines) {
    const words = wordsOf(line).filter((word) => !ofSchool.test(word) && /\p{L}{3}/u.test(word))
    for (const stem of stemsOf(words.join(' '))) times.set(stem, (times.get(stem) ?? 0) + 1)
  }
  const [chief, count] = [...times].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])
  return count < lines.length * allOverFile || stemsOf([...Object.keys(signs), ...names].join(' ')).has(chief)
}

/**
 * Whether headings hold a name. "Noli Me Tangere" over "Kabanata 1" names what is called "Noli Me Tangere, Kabanata 1", and
 * "Materyal o Di-Materyal na Kultura" what is called "kulturang materyal at di-materyal".
 */
function namedIn(heads: string, language: UnitEntry['language']): (name: string) => boolean {
  const headings = [heads, heads.replaceAll(' | ', ' ')]
  const { stemsOf } = rulesOf(language)
  const stems = heads.split(' | ').map((head) => stemsOf(head))
  return (name) => {
    if (headings.some((text) => text.includes(` ${name} `) || text.includes(` ${name}s `))) return true
    const own = stemsOf(name)
    return own.size >= fewestNameStems && stems.some((head) => shareIn(own, head) === 1)
  }
}
const fewestNameStems = 2

/** What names a unit: "Contemporary Philippine Arts" stands over every lesson of its subject and names none of them. */
const isOwnName = (name: string, area: string) => !isSeniorSubject(area) || !mentions(area, name)

/** Whether a file says that it is of the grade of a unit, and of no area but its own, and whether its headings name the unit as well. */
export function frameMatch(
  document: SourceDocument,
  { area, grades, names }: Pick<UnitEntry, 'names' | 'area' | 'grades'>,
) {
  const frame = frameOf(document, rolesIn(document))
  const isNamed = namedIn(linesIn(document).heads, document.language)
  const ofFile = areaOf(frame.learning_area)
  const grade = gradeNumberIn(frame.grade_level)
  // Who names a subject of senior high school need not name the grade; some files name their grade and their topic, and no subject.
  const isOfGrade = Number.isNaN(grade) ? isSeniorSubject(ofFile) : grades.includes(grade)
  const isFramed = (ofFile === null || isSameSubject(ofFile, area)) && isOfGrade
  return { isFramed, isNamed: names.some((name) => isNamed(comparableText(name)) && isOwnName(name, area)) }
}

const signsAmong = (times: ReadonlyMap<string, number>, { signs }: UnitEntry): string[] => {
  const found: string[] = []
  for (const sign in signs) if (times.has(sign)) found.push(sign)
  return found
}

/** The units whose lesson this file is, the nearest first; none rather than a wrong one. */
export function recognise(document: SourceDocument, entries: readonly UnitEntry[]): Recognised[] {
  const { lines, heads } = linesIn(document)
  const { times, byLine } = signsOfLines(lines, signsIn(entries))
  const frame = frameOf(document, rolesIn(document))
  const grade = gradeNumberIn(frame.grade_level)
  const area = areaOf(frame.learning_area)
  // A budget of work names the topics of a whole term, and is a lesson on none of them.
  if (lessonKindOf(document, rolesIn(document)) === 'budget') return []
  const isNamed = namedIn(heads, document.language)
  const ofDocument = entries.filter(({ language }) => language === document.language)
  const weightOf = (sign: string, units: number) =>
    Math.log(ofDocument.length / (1 + units)) * (sign.includes(' ') ? weightOfPhrase : 1)
  const isOfSubject = (entry: UnitEntry) => entry.area === area && isSeniorSubject(area)
  const isSenior = ({ grades }: UnitEntry) => (grades[0] ?? 0) >= seniorGrade
  const ranked = ofDocument
    .filter(
      (entry) => area === null || sameArea(entry.area, area) || (isSenior(entry) && !isSeniorSubject(area)),
    )
    .flatMap((entry): (Recognised & { entry: UnitEntry })[] => {
      const named = plainNamesOf(entry).some((name) => isNamed(name) && isOwnName(name, entry.area))
      // Who names a subject of senior high school names its grade, as far as words here and there go.
      const ofFile = Number.isNaN(grade) && isSeniorSubject(area) && !named ? seniorGrade : grade
      const isAnyGrade = Number.isNaN(ofFile) || isOfSubject(entry)
      const distance = isAnyGrade ? 0 : Math.min(...entry.grades.map((own) => Math.abs(own - ofFile)))
      if (distance >= farGrades) return []
      const found = signsAmong(times, entry).flatMap((sign) => {
        const weight = weightOf(sign, entry.signs[sign] ?? 0)
        return weight >= leastWeight ? [{ sign, weight }] : []
      })
      const lost = (named ? lostByGrade.named : lostByGrade.unnamed) * distance
      const evidence =
        found.reduce((sum, { sign, weight }) => sum + weight * sureOf(times.get(sign) ?? 0), 0) *
        Math.max(0, 1 - lost)
      const telling = found.filter(({ weight }) => weight >= tellingWeight)
      const reach =
        byLine.filter((own) => telling.some(({ sign }) => own.has(sign))).length / (byLine.length || 1)
      const ofSubject = isOfSubject(entry) ? strengthOfSubject : 1
      const strength = evidence * strengthOf[named ? 'named' : 'unnamed'] * ofSubject * (1 + reach)
      return [{ id: entry.id, entry, evidence, named, hits: telling.length, reach, strength }]
    })
    .sort((one, other) => other.strength - one.strength)
  const ofChapters = unitsOfChapters(chaptersOf(document), ranked, isNamed)
  if (ofChapters.length > 0) return ofChapters
  const [best, ...others] = ranked
  if (!best) return []
  const beside = others
    .filter(({ entry, strength, named, reach }) => {
      // What a heading names of another subject is beside the lesson only where it is as strong.
      const asNamed =
        (named && sameArea(entry.area, best.entry.area)) || (best.named && areKin(best.entry, entry))
      const isSpread = asNamed || reach >= least.farAhead.reach
      return isSpread && strength >= best.strength * partOfBest[asNamed ? 'named' : 'unnamed']
    })
    .slice(0, mostUnits - 1)
  const next = others.find(
    (other) =>
      !beside.includes(other) &&
      !areKin(best.entry, other.entry) &&
      (other.named || !ofLanguage.has(other.entry.area)),
  )
  const isOfLanguage = ofLanguage.has(best.entry.area)
  const isFramed = isSameSubject(area, best.entry.area) && best.entry.grades.includes(grade)
  const ofFrame = isFramed ? [isOfLanguage && !best.named ? least.framedLanguage : least.framed] : []
  const ofName = isFramed ? [least.namedAndFramed] : []
  const ofSubject = isOfSubject(best.entry) ? [least.ofSubject] : []
  const wanted: readonly Least[] = best.named
    ? [least.named, least.namedClearly, least.namedStrongly, ...ofName, ...ofFrame, ...ofSubject]
    : isOfLanguage
      ? [least.unnamedLanguage, least.unnamedLanguageAhead, least.nothingElse, ...ofFrame, ...ofSubject]
      : [
          least.unnamed,
          least.farAhead,
          least.aloneInSight,
          least.wide,
          least.wideAhead,
          least.allOver,
          least.unnamedStrongly,
          least.nothingElse,
          ...ofFrame,
          ...ofSubject,
        ]
  const isSure = wanted.some(
    ({ evidence, hits, reach, lead }) =>
      best.evidence >= evidence &&
      best.hits >= hits &&
      best.reach >= reach &&
      best.strength >= lead * (next?.strength ?? 0),
  )
  // Notes on inflation speak of goods and services in every line, and are no lesson on work.
  if (!isSure || !(best.named || hasChiefWord(lines, best.entry))) return []
  // A lesson on a chapter is not asked about the others.
  const parts = beside.filter(
    ({ entry, named }) => named && entry.area === best.entry.area && isPartOf(entry, best.entry),
  )
  const taken = parts.length > 0 ? parts : [best, ...beside]
  return taken.map(({ entry: _, ...recognised }) => recognised)
}
