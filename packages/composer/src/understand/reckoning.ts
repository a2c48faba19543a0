import type { SourceDocument } from '@klasrum/contract/source'
import { blockLinesOf } from './features.ts'

/** "3 + 4", "f(x) = 2x", "5/8": a line that reckons. */
const reckons = /\d\s*(?:[+×÷=<>²³%]|[-−–]\s*\d|\/\d)|\b[a-z]\([a-z\d]+\)\s*=|\b[xy]\s*[=+]/iu

const sharesBefore = new WeakMap<SourceDocument, number>()

/** The part of the lines of a file that reckon. */
export function shareOfReckoning(document: SourceDocument): number {
  const known = sharesBefore.get(document)
  if (known !== undefined) return known
  const lines = document.blocks.flatMap(blockLinesOf)
  const share = lines.filter((line) => reckons.test(line)).length / (lines.length || 1)
  sharesBefore.set(document, share)
  return share
}
