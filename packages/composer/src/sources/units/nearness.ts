import type { Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../../languages/rules-of.ts'
import { sentencesOf } from '../../languages/sentences.ts'
import { plain, shareIn } from '../../languages/words.ts'
import weights from './nearness-weights.json' with { type: 'json' }
import type { UnitStatement } from './unit-statement.ts'

/** How a statement of a unit stands to files that do not say it in its words. */
export type NearnessFeatures = Readonly<Record<keyof typeof weights.features, number>>

export const nearnessFeatureNames = Object.keys(weights.features) as (keyof NearnessFeatures)[]

/** All that an idea says; its title counts twice. */
export const wordsOfIdea = ({ title, explanation, terms, facts }: Unit['ideas'][number]) =>
  [
    title,
    title,
    explanation,
    ...terms.flatMap(({ name, meaning }) => [name, meaning]),
    ...facts.map(({ before, answer, after }) => `${before}${answer}${after}`),
  ].join(' ')

type Stems = ReadonlySet<string>

/** Sentences beside each other that are read as one passage. */
const neighbours = 1
/** A word that stands so often is spoken of; more often says no more. */
const oftenTimes = 8
const answerTimes = 5
const namedTimes = 4
/** What a sentence must have of the words that tell an idea from the others to be on it, and what counts at most. */
const dwellsFrom = 1.3
const dwellsMost = 4
/** Where a statement has no answer or names no term of its unit, neither speaks for or against it. */
const unknown = { answer: 0.3, named: 0.3 }

/** How near the lines of files come to what a unit says. */
export function nearnessOf(unit: Unit, lines: readonly string[]) {
  const { stemsOf } = rulesOf(unit.language)
  const sentences = lines.flatMap(sentencesOf).map(stemsOf)
  const ideas = unit.ideas.map((idea) => stemsOf(wordsOfIdea(idea)))
  /** A word that few ideas have tells more than one that all have. */
  const telling = new Map<string, number>()
  const weightOf = (stem: string): number => {
    const known = telling.get(stem)
    if (known !== undefined) return known
    const weight = Math.log((1 + ideas.length) / (ideas.filter((own) => own.has(stem)).length || 1))
    telling.set(stem, weight)
    return weight
  }
  const places = new Map<string, number[]>()
  sentences.forEach((stems, at) => {
    for (const stem of stems) {
      const found = places.get(stem)
      if (found) found.push(at)
      else places.set(stem, [at])
    }
  })

  const fileText = ` ${plain(lines.join(' | '))} `
  const counts = new Map<string, number>()
  const timesOf = (word: string): number => {
    const known = counts.get(word)
    if (known !== undefined) return known
    const name = plain(word)
    const times =
      name === '' ? 0 : fileText.split(` ${name} `).length + fileText.split(` ${name}s `).length - 2
    counts.set(word, times)
    return times
  }

  /** The most of the words of a statement that stand together in neighbouring sentences. */
  const together = (wanted: Stems): number => {
    const all = [...wanted].reduce((sum, stem) => sum + weightOf(stem), 0)
    const sums = new Map<number, number>()
    for (const stem of wanted) {
      const windows = new Set<number>()
      for (const at of places.get(stem) ?? [])
        for (let near = at - neighbours; near <= at + neighbours; near++) windows.add(near)
      for (const window of windows) sums.set(window, (sums.get(window) ?? 0) + weightOf(stem))
    }
    return all === 0 ? 0 : [...sums.values()].reduce((most, sum) => Math.max(most, sum), 0) / all
  }
  const often = (wanted: Stems): number => {
    const shares = [...wanted].map((stem) =>
      Math.min(1, Math.log(1 + (places.get(stem)?.length ?? 0)) / Math.log(1 + oftenTimes)),
    )
    return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
  }

  /** What part of what the files say of the unit they say of each idea. */
  const dwelling = ideas.map(() => 0)
  for (const stems of sentences) {
    const [best] = ideas
      .map((own, idea) => {
        const shared = [...stems].filter((stem) => own.has(stem))
        return { idea, on: shared.reduce((sum, stem) => sum + weightOf(stem), 0) }
      })
      .sort((one, other) => other.on - one.on)
    if (best && best.on > dwellsFrom)
      dwelling[best.idea] = (dwelling[best.idea] ?? 0) + Math.min(dwellsMost, best.on)
  }
  const dwellsInAll = dwelling.reduce((sum, on) => sum + on, 0) || 1

  const unitTerms = unit.ideas.flatMap(({ terms }) => terms)
  const isNamed = ({ name, also }: (typeof unitTerms)[number]) =>
    [name, ...also].some((word) => timesOf(word) > 0)
  const termsOfIdea = unit.ideas.map(({ terms }) => terms.filter(isNamed).length / (terms.length || 1))
  const ideaOf = (stems: Stems): number =>
    ideas.reduce((best, own, at) => (shareIn(stems, own) > shareIn(stems, ideas[best] ?? own) ? at : best), 0)

  return ({ sort, text, answer, idea, about = '' }: UnitStatement): NearnessFeatures => {
    const stems = stemsOf(text)
    const at = idea ?? ideaOf(stems)
    const said = ` ${plain(`${text} ${about}`)} `
    const named = unitTerms.filter(({ name }) => said.includes(` ${plain(name)} `))
    const shares = named.map(({ name, also }) =>
      Math.min(1, [name, ...also].reduce((sum, word) => sum + timesOf(word), 0) / namedTimes),
    )
    return {
      together: together(stems),
      often: often(stems),
      dwelling: Math.sqrt((dwelling[at] ?? 0) / dwellsInAll),
      terms: termsOfIdea[at] ?? 0,
      named:
        shares.length === 0 ? unknown.named : shares.reduce((sum, share) => sum + share, 0) / shares.length,
      answer: answer === undefined ? unknown.answer : Math.min(1, timesOf(answer) / answerTimes),
      misconception: sort === 'misconception' ? 1 : 0,
      situation: sort === 'situation' ? 1 : 0,
      prompt: sort === 'prompt' ? 1 : 0,
      order: sort === 'order' ? 1 : 0,
    }
  }
}

/** How likely a reader finds what shows these features to be taught by the files: from 0 to 1. */
export function chanceOfTaught(features: NearnessFeatures): number {
  const sum = nearnessFeatureNames.reduce(
    (total, name) => total + weights.features[name] * features[name],
    weights.base,
  )
  return 1 / (1 + Math.exp(-sum))
}
