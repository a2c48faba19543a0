import type { PaperPart } from '@klasrum/contract/papers'
import type { RunDocument } from '@klasrum/contract/run-documents'

/** A quiz or exam has its upright pages twice: first the questions of each version, then their keys. */
export function partsShown({ document, paper }: RunDocument, answers: boolean): readonly PaperPart[] {
  if (document === 'plan' || answers) return paper.parts
  const upright = paper.parts.filter(({ orientation }) => orientation === 'portrait')
  const keys = new Set(upright.slice(upright.length / 2))
  return paper.parts.filter((part) => !keys.has(part))
}
