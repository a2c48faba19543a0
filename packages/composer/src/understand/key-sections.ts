import type { Block } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import { choicesFromA } from './exercise-choices.ts'
import type { Line } from './exercise-lines.ts'
import { headingRole } from './heading-role.ts'
import { labelOf } from './key-entries.ts'
import { namesKey, withoutKeyName } from './key-words.ts'

/** The lines from one place up to, not including, another that give answers. */
export type KeySection = { from: number; to: number; blocks: readonly Block[] }

const mostNameWords = 8

const begins = (line: Line): boolean => {
  if (line.kind !== 'heading' && line.kind !== 'text') return false
  if (!namesKey(line.quote)) return false
  return (
    wordsOf(line.quote).length <= mostNameWords ||
    /^\s*(?:\p{L}+\s+)?(?:\d|[A-E]\s*[.:])/u.test(withoutKeyName(line.quote))
  )
}

const asksWithChoices = ({ lead, choices }: Line): boolean =>
  lead !== '' && (choicesFromA(choices)?.length ?? 0) > 2

/** Whether questions stand under a heading, up to the next. */
function heads(lines: readonly Line[], at: number): boolean {
  const next = lines.findIndex(({ kind }, place) => place > at && kind === 'heading')
  return lines.slice(at + 1, next < 0 ? lines.length : next).some(asksWithChoices)
}

function ends(lines: readonly Line[], at: number, level: number, names: ReadonlySet<string>): boolean {
  const line = lines[at] as Line
  if (line.kind !== 'heading' || line.block.kind !== 'heading' || line.number !== null) return false
  const role = headingRole(line.quote)
  if (role === 'front' || role === 'frame') return true
  return names.has(labelOf(line.quote)) ? heads(lines, at) : line.block.level <= level
}

/** Where a file gives the answers. A paper whose title says "key" but that asks questions is none. */
export function keySections(lines: readonly Line[]): KeySection[] {
  const sections: KeySection[] = []
  const names = new Set<string>()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!begins(line)) {
      if (line.kind === 'heading' || wordsOf(line.quote).length <= mostNameWords)
        names.add(labelOf(line.quote))
      continue
    }
    const level = line.block.kind === 'heading' ? line.block.level : 6
    let to = at + 1
    while (to < lines.length && !ends(lines, to, level, names)) to++
    const inside = lines.slice(at, to)
    if (inside.some(asksWithChoices)) continue
    sections.push({ from: at, to, blocks: blocksOf(inside) })
    at = to - 1
  }
  return sections
}

function blocksOf([first, ...rest]: readonly Line[]): Block[] {
  if (!first) return []
  const own = withoutKeyName(
    first.block.kind === 'paragraph' || first.block.kind === 'heading' ? first.block.text : '',
  )
  const head: Block[] = own === '' ? [] : [{ ...first.block, kind: 'paragraph', text: own } as Block]
  return [...head, ...new Set(rest.filter(({ block }) => block !== first.block).map(({ block }) => block))]
}
