import type { Block } from '@klasrum/contract/source'
import type { Draft } from './draft.ts'

type Item = Extract<Draft, { kind: 'item' }>
type Content = Pick<Block, 'page' | 'terms'> &
  (
    | { kind: 'paragraph'; text: string; mark?: string }
    | { kind: 'list'; ordered: boolean; items: string[]; marks?: string[] }
  )

const mostItems = 2_000

/** Items that follow each other as lists. One with items of its own becomes the line that leads into them. */
export function listsOf(items: readonly Item[]): Content[] {
  const made: Content[] = []
  let from: Item | undefined
  for (const [at, item] of items.entries()) {
    const { page, ordered, text, depth, mark } = item
    const next = items[at + 1]
    const terms = [...item.terms]
    if (next && next.depth > depth) {
      made.push({ page, terms, kind: 'paragraph', text, ...(mark === undefined ? {} : { mark }) })
      from = undefined
      continue
    }
    const last = made.at(-1)
    // An item whose mark is not known ends a list whose marks are.
    const joins =
      from &&
      from.depth === depth &&
      from.ordered === ordered &&
      (from.mark === undefined) === (mark === undefined)
    if (joins && last?.kind === 'list' && last.items.length < mostItems) {
      last.items.push(text)
      if (mark !== undefined) last.marks?.push(mark)
      last.terms.push(...terms)
    } else
      made.push({
        page,
        terms,
        kind: 'list',
        ordered,
        items: [text],
        ...(mark === undefined ? {} : { marks: [mark] }),
      })
    from = item
  }
  return made
}
