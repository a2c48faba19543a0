import { unitSourceOf } from '@klasrum/curriculum/files'
import type { Unit } from '@klasrum/curriculum/unit'

const mostLetters = 6_000

/** The lines on which a part begins that can be wrong by itself. */
const partLinesOf = (unit: Unit): Set<number> =>
  new Set(
    [
      ...unit.ideas.flatMap((idea) => [idea, ...idea.terms, ...idea.facts]),
      ...unit.classes,
      ...unit.orders,
      ...unit.situations,
      ...unit.prompts,
      ...unit.misconceptions,
      ...unit.days,
    ].map(({ line }) => line),
  )

/** The part of the file that begins on this line, up to the next part or an empty line; null when none begins there. */
export function linesAt(unit: Unit, line: number): string | null {
  const parts = partLinesOf(unit)
  if (!parts.has(line)) return null
  const below = linesOf(unit.id).slice(line - 1)
  const end = below.findIndex((text, index) => index > 0 && (text.trim() === '' || parts.has(line + index)))
  return below
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .slice(0, mostLetters)
}

/** Whether the file still has these lines, wherever they have moved. */
export const hasLines = (id: string, text: string) => linesOf(id).join('\n').includes(text)

const linesOf = (id: string) => unitSourceOf(id).split(/\r?\n/)
