import { basisOf, type Item } from '@klasrum/contract/material'
import type { Candidate } from '../sources/candidate.ts'
import { fewestNumbers } from './choose.ts'

/** The sentences of one session that questions can be made of, in the order of the file. */
type Part = { sentences: readonly string[] }

/** What is needed of a session's sentences: numbers of its quiz, and its part of the exam's. */
type Need = { quiz: number; exam: number }

/** Some sentences turn out not to go with others, so a paper gets more of them than it has numbers. */
const spare = 1.5
const enoughForPaper = fewestNumbers + 1

/** A computed problem is no sentence of the file: each stands for itself. */
function keyOf(item: Item): string {
  const { file, paragraph, quote } = basisOf(item)
  return item.origin === 'skill' ? item.id : `${file}#${paragraph}#${quote}`
}

const isFar = ({ difficulty }: Item) => difficulty === 'moderate'

/** Sentences that bear more than recall come first, so that both papers get their part of them. */
function partOf(candidates: readonly Candidate[]): Part {
  const items = candidates
    .map(({ item }) => item)
    .filter(({ form }) => form !== 'essay' && form !== 'matching')
  const far = new Set(items.filter(isFar).map(keyOf))
  const all = [...new Set(items.map(keyOf))]
  return { sentences: [...all.filter((key) => far.has(key)), ...all.filter((key) => !far.has(key))] }
}

/** How many sentences of a session the exam gets. */
function forExam(count: number, { quiz, exam }: Need): number {
  if (count < fewestNumbers) return count
  const fair = Math.round((count * exam) / Math.max(1, quiz + exam))
  return Math.min(fair, Math.ceil(exam * spare), Math.max(0, count - enoughForPaper))
}

/** Every so many of a list, spread evenly over it. */
const spread = (list: readonly string[], count: number): string[] =>
  list.filter(
    (_, at) => Math.floor(((at + 1) * count) / list.length) > Math.floor((at * count) / list.length),
  )

type ItemCounts = { quiz: number; exam: number }

/** For each session, what its quiz leaves to the exam: decided before either is filled, so that neither takes all. */
export function leftToExam(
  bySession: readonly (readonly Candidate[])[],
  { quiz, exam }: ItemCounts,
): ((item: Item) => boolean)[] {
  const parts = bySession.map(partOf)
  const all = parts.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const shares = parts.map(({ sentences }) => {
    const need = { quiz, exam: (exam * sentences.length) / Math.max(1, all) }
    return exam === 0 ? [] : spread(sentences, forExam(sentences.length, need))
  })
  const isTooLittle = shares.reduce((sum, share) => sum + share.length, 0) < fewestNumbers
  return shares.map((share) => {
    const keys = new Set(isTooLittle ? [] : share)
    return (item) => keys.has(keyOf(item))
  })
}
