import type { Block } from '@klasrum/contract/source'
import { startsUpper, wordsOf } from '../languages/words.ts'
import { glossaryEntryOf } from './entry.ts'
import type { BlockFeatures } from './features.ts'
import { headingRole } from './heading-role.ts'

const fewest = 3
const fewestWords = 4

/** "LADLE - a deep spoon that serves soup": not the row of a form, and nothing that asks. */
function tellsOfTerm(text: string): boolean {
  const entry = glossaryEntryOf(text)
  return (
    entry !== null &&
    startsUpper(entry.term) &&
    headingRole(entry.term) === null &&
    wordsOf(entry.detail).length >= fewestWords &&
    !/[?_]/.test(text)
  )
}

const otherSigns = ['front', 'form', 'abilities', 'orders', 'asks', 'toReader'].flatMap((sign) => [
  `${sign} most`,
  `${sign} some`,
])

/** No part of a form is open: there is none, or a heading that names a topic came after it. */
const isOutsideForms = (features: BlockFeatures) =>
  !features.has('plan') &&
  (features.has('no part') || [...features.keys()].some((name) => /^part \w+ topic$/.test(name)))

/** Paragraphs that are entries of a glossary, several in a row: notes of terms and what they mean. */
export function entriesTogether(
  blocks: readonly Block[],
  features: readonly BlockFeatures[],
): ReadonlySet<Block> {
  const found = new Set<Block>()
  let run: Block[] = []
  const end = () => {
    if (run.length >= fewest) for (const block of run) found.add(block)
    run = []
  }
  blocks.forEach((block, at) => {
    const own = features[at]
    if (
      own &&
      block.kind === 'paragraph' &&
      isOutsideForms(own) &&
      tellsOfTerm(block.text) &&
      !otherSigns.some((sign) => own.has(sign))
    )
      run.push(block)
    else end()
  })
  end()
  return found
}
