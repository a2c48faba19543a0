import type { Competency, Day, Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../languages/rules-of.ts'
import { plain, upperFirst } from '../languages/words.ts'
import { goalsOf, nearnessTo, type SpokenDay, spokenDay } from '../sources/units/word-weights.ts'

/** Numbers of a list whose signs were lost on the way: "1 graphs 2 charts". */
const brokenList = /(?:^|\s)(?:\d|[a-l])\s\p{Ll}/u
const numbered = /\s\d\s(?=\p{L})/u

/** "… texts: 1 graphs 2 charts" as a list, and without its parts where they are mixed up. */
function withoutBrokenList(text: string): string {
  const [, head = '', rest = ''] = /^(.*?\p{L}{3,}\)?[.:])\s(.*)$/su.exec(text) ?? []
  if (rest === '' || /(?:^|\s)a[.)]\s/.test(rest)) return text
  const parts = rest.replace(/^1\s/, '').split(numbered)
  const isPlain =
    /^1\s/.test(rest) && parts.length > 1 && parts.every((part) => !brokenList.test(part) && part.length < 40)
  if (isPlain) return `${head.slice(0, -1)}: ${parts.join(', ')}`
  return brokenList.test(rest) || /^using\s/.test(rest) ? head : text
}

/** What a guide of the curriculum writes as a part of a list, as a sentence of its own; two that ran together are parted. */
function sentencesIn({ text, code }: Competency): Competency[] {
  return text
    .trim()
    .split(/(?<=\p{Ll}{3})\s(?=Na(?!tion)\p{Ll}{3,}\s(?:ang|ng|sa|at)\b)/u)
    .map((part) =>
      withoutBrokenList(part).replace(/(?:[\s.,;:…]|\s(?:and|or|at|within)(?=[\s.,;:…]*$))+$/u, ''),
    )
    .filter((part) => part !== '')
    .map((part) => ({ text: `${upperFirst(part)}.`, code }))
}

/** Each competency of a unit once, as a sentence, with one code. */
export function competencySentences({ competencies }: Pick<Unit, 'competencies'>): Competency[] {
  const seen = new Set<string>()
  return competencies
    .flatMap(sentencesIn)
    .filter(({ text }) => !seen.has(plain(text)) && seen.add(plain(text)))
}

/** Competencies stand in the order in which they are taught, and each should have its day: these decide where words do not. */
const orderCounts = 0.3
const newCounts = 0.08
const mostWays = 100_000

/**
 * What each day teaches as its unit says, and nothing for a written day that it leaves out while it names others. A day of which nothing
 * is said has the one competency that its title, goals and text speak of most.
 */
export function competencyByDay(unit: Unit, days: readonly Day[]): Competency[][] {
  const nearest = nearestByDay(unit, days)
  const isLeftOut = (day: Day) =>
    unit.days.includes(day) && unit.days.some(({ teaches }) => teaches.length > 0)
  return days.map((day, at) => {
    const named = day.teaches.flatMap((number) => unit.competencies.slice(number - 1, number))
    if (named.length > 0) return competencySentences({ competencies: named })
    return isLeftOut(day) ? [] : nearest.slice(at, at + 1)
  })
}

function nearestByDay(unit: Unit, days: readonly Day[]): Competency[] {
  const sentences = competencySentences(unit)
  const [first] = sentences
  if (!first) return []
  const { stemsOf } = rulesOf(unit.language)
  const nearness = nearnessTo([...sentences.map(({ text }) => text), ...days.map(goalsOf)], stemsOf)
  const spoken = days.map((day): SpokenDay => spokenDay(day, stemsOf))
  const place = (at: number, count: number) => (count > 1 ? at / (count - 1) : 0)
  const fits = spoken.map((day, at) =>
    sentences.map(
      ({ text }, which) =>
        nearness(text, day) +
        orderCounts * (1 - Math.abs(place(at, days.length) - place(which, sentences.length))),
    ),
  )
  return bestRow(fits, sentences.length).map((which) => sentences[which] ?? first)
}

/** For each day the number of its competency, so that they fit best and not all days have the same. */
function bestRow(fits: readonly (readonly number[])[], count: number): number[] {
  const nearest = fits.map((row) => row.indexOf(Math.max(...row)))
  if (count ** fits.length > mostWays) return nearest
  let best: { chosen: number[]; worth: number } = { chosen: nearest, worth: -1 }
  const choose = (chosen: number[], worth: number) => {
    const row = fits[chosen.length]
    if (!row) {
      const total = worth + newCounts * new Set(chosen).size
      if (total > best.worth) best = { chosen, worth: total }
      return
    }
    row.forEach((fit, which) => {
      choose([...chosen, which], worth + fit)
    })
  }
  choose([], 0)
  return best.chosen
}
