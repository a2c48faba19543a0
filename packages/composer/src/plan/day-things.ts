import type { Day, DayStep, Unit } from '@klasrum/curriculum/unit'
import { hashOf } from '@klasrum/skills/chance'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn, upperFirst } from '../languages/words.ts'
import { nearnessTo } from '../sources/units/word-weights.ts'
import { planWordsOf } from './plan-words-of.ts'

/** What a step asks learners to do with things that somebody must have written before. */
const calls = {
  ordering:
    /\b(?:strips?|piraso ng papel|pirasong papel)\b.*\b(?:order|arrange|build|proof|ayos|ayusin|buo|mabuo|sunod)|\b(?:arranges?|put|orders?|sequences?|ayusin|inaayos|aayusin|isaayos|iaayos|pagsunod-sunurin)\b.{0,40}\b(?:steps?|stages?|events|pictures|hakbang|pangyayari|yugto)\b/i,
  sorting:
    /\b(?:sorts?|classify|group the|pangkatin|papangkatin|pagpangkat-pangkatin|igrupo|uriin|iuri|ibukod)\b/i,
  matching: /\b(?:match|matches|pagtambalin|itambal|itinatambal|pagtatambalin)\b/i,
  cases: /\b(?:situations|cases|scenarios|sitwasyon|mga kaso)\b/i,
}

/** The text itself gives what is handed out: a list behind a colon, or words in quotation marks. */
const isGiven = (text: string): boolean =>
  /:\s\S+.*[,;]|[“"][^“”"]{6,}[”"]|\d.*,.*\d.*,/.test(text) || text.split(',').length > longList
const longList = 4

/** Less than this and it belongs to another day. */
const near = 0.45
const fewestShared = 0.5
const mostTerms = 6
const mostCases = 3

/** What a teacher would otherwise have to make up for a step: the strips, cards, pairs or cases, out of the unit. */
export function thingsFor(unit: Unit, day: Day, step: DayStep, isAsked: (text: string) => boolean): string[] {
  if (isGiven(step.text)) return []
  const { day: words } = planWordsOf(unit.language)
  const { stemsOf } = rulesOf(unit.language)
  const nearness = nearnessTo(
    unit.days.map(({ title, knowledge, skill }) => `${title} ${knowledge} ${skill}`),
    stemsOf,
  )
  const spoken = {
    goals: stemsOf(`${step.text} ${step.expected}`),
    words: stemsOf(`${day.title} ${day.knowledge} ${day.skill}`),
  }
  const best = <T>(list: readonly T[], textOf: (each: T) => string): T | undefined =>
    list
      .map((each) => ({ each, fit: nearness(textOf(each), spoken) }))
      .filter(({ fit }) => fit >= near)
      .sort((one, other) => other.fit - one.fit)[0]?.each
  const told = stemsOf(`${step.text} ${step.expected}`)
  /** At least two of them are what the step speaks of. */
  const areMeant = (things: readonly string[]) =>
    things.filter((thing) => shareIn(stemsOf(thing), told) >= fewestShared).length >= 2
  if (calls.ordering.test(step.text)) {
    const order = best(
      unit.orders.filter(({ steps }) => areMeant(steps)),
      ({ name, steps }) => `${name} ${steps.join(' ')}`,
    )
    if (order)
      return [words.strips(order.name, order.steps.map((each, at) => `(${at + 1}) ${each}`).join('; '))]
  }
  if (calls.matching.test(step.text)) {
    const idea = best(
      unit.ideas.filter(({ terms }) => areMeant(terms.map(({ name }) => name))),
      ({ title, terms }) => `${title} ${terms.map(({ name }) => name).join(' ')}`,
    )
    const pairs = idea?.terms.slice(0, mostTerms) ?? []
    if (pairs.length >= 3)
      return [words.pairs(pairs.map(({ name, meaning }) => `${name} – ${meaning}`).join('; '))]
  }
  if (calls.sorting.test(step.text)) {
    const found = best(
      unit.classes.filter(({ members }) => areMeant(members)),
      ({ name, members }) => `${name} ${members.join(' ')}`,
    )
    if (found) {
      const cards = [...found.members, ...found.others].sort((one, other) => hashOf(one) - hashOf(other))
      return [words.cards(cards.join('; '), found.name, found.members.join('; '))]
    }
  }
  if (calls.cases.test(step.text)) {
    const cases = unit.situations
      .filter((each) => !isAsked(each.case))
      .map((each) => ({ each, fit: nearness(`${each.case} ${each.answer} ${each.why}`, spoken) }))
      .filter(({ fit }) => fit >= near / 2)
      .sort((one, other) => other.fit - one.fit)
      .slice(0, mostCases)
    if (cases.length > 1)
      return cases.map(({ each }, at) =>
        words.caseGiven(at + 1, `${each.case} ${each.ask}`, upperFirst(each.answer)),
      )
  }
  return []
}
