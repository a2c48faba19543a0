import type { Block } from '@klasrum/contract/source'
import type { Draft } from './draft.ts'

type Item = Extract<Draft, { kind: 'item' }>
type Content = Pick<Block, 'page' | 'terms'> &
  ({ kind: 'paragraph'; text: string } | { kind: 'list'; ordered: boolean; items: string[] })

const mostItems = 2_000

/** Items that follow each other as lists. One with items of its own becomes the line that leads into them. */
export function listsOf(items: readonly Item[]): Content[] {
  const made: Content[] = []
  let from: Item | undefined
  for (const [at, item] of items.entries()) {
    const { page, ordered, text, depth } = item
    const next = items[at + 1]
    const terms = [...item.terms]
    if (next && next.depth > depth) {
      made.push({ page, terms, kind: 'paragraph', text })
      from = undefined
      continue
    }
    const last = made.at(-1)
    const joins = from && from.depth === depth && from.ordered === ordered
    if (joins && last?.kind === 'list' && last.items.length < mostItems) {
      last.items.push(text)
      last.terms.push(...terms)
    } else made.push({ page, terms, kind: 'list', ordered, items: [text] })
    from = item
  }
  return made
}
