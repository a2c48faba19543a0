import type { Draft } from './draft.ts'
import { boldTermsIn, tidyText } from './tidy.ts'

/** Between the strongest and the weakest of red, green and blue: less is black or grey. */
const strong = 90
/** Share of a line in a colour that still marks something in it. */
const mostOfLine = 0.6
const longestTerm = 200

/** Whether "#c00000" is a colour, and neither black, grey nor white. */
export function isColour(hex: string): boolean {
  const [, red = '0', green = '0', blue = '0'] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? []
  const parts = [red, green, blue].map((part) => Number.parseInt(part, 16))
  return Math.max(...parts) - Math.min(...parts) >= strong
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

type Text = Extract<Draft, { text: string }>

/** All of it, with the letter or number of an item or without. */
function isWhole({ text, coloured = [] }: Text): boolean {
  const [all, some] = [bare(text), bare(coloured.join(''))]
  return all !== '' && some.endsWith(all) && some.length <= all.length + 2
}

/** Words in a colour among black ones are terms, and so is a whole item among black ones. */
export function termsByColour(drafts: readonly Draft[]): void {
  for (const [at, draft] of drafts.entries()) {
    if (draft.kind !== 'item' && draft.kind !== 'paragraph') continue
    const { coloured = [] } = draft
    if (coloured.length === 0) continue
    if (!isWhole(draft)) {
      const isPart = bare(coloured.join('')).length <= bare(draft.text).length * mostOfLine
      if (isPart) draft.terms.push(...boldTermsIn(coloured))
    } else if (draft.kind === 'item' && isRare(drafts, at)) {
      const term = tidyText(draft.text)
      if (term.length <= longestTerm) draft.terms.push(term)
    }
  }
  for (const draft of drafts) delete draft.coloured
}

/** No more than half of the items around it are in a colour too. */
function isRare(drafts: readonly Draft[], at: number): boolean {
  const isItem = (place: number) => drafts[place]?.kind === 'item'
  let [from, to] = [at, at]
  while (isItem(from - 1)) from -= 1
  while (isItem(to + 1)) to += 1
  const items = drafts.slice(from, to + 1).filter((draft) => draft.kind === 'item')
  return items.length > 1 && items.filter(isWhole).length <= items.length / 2
}
