import type { DocxFile } from './docx-file.ts'
import { type DocxParagraphPart, partsOfParagraph } from './docx-runs.ts'
import { numberingOf, type Style } from './docx-styles.ts'
import type { Draft } from './draft.ts'
import { couldBeTitle, countedBy, isCapitals, isCaption, isChapter, markOf } from './marks.ts'
import { boldTermsIn, tidyText } from './tidy.ts'
import { attributeOf, childOf, type Element } from './xml.ts'

type Words = Extract<DocxParagraphPart, { text: string }>
type Look = { bold: boolean; size: number }

export type DocxParagraph = { drafts: Draft[]; frames: Element[] }

/** A paragraph with the pictures in it. Titles that are only made to look so have level 0 until all are known. */
export function paragraphOf(element: Element, file: DocxFile): DocxParagraph {
  const properties = childOf(element, 'w:pPr')
  const style = file.styles.of(attributeOf(childOf(properties, 'w:pStyle')))
  const parts = style.isContents ? [] : partsOfParagraph(element)
  const words = parts.filter((part) => 'text' in part)
  const text = tidyText(words.map((part) => part.text).join(''))
  const drafts: Draft[] = parts
    .filter((part) => 'picture' in part)
    .flatMap(({ picture }) => {
      const kept = file.keepPicture(picture)
      return kept === null ? [] : [{ page: null, terms: [], kind: 'picture' as const, picture: kept }]
    })
  if (text !== '') drafts.push(draftOf(text, words, { properties, style, file }))
  return { drafts, frames: parts.filter((part) => 'frame' in part).map(({ frame }) => frame) }
}

type Setting = { properties: Element | undefined; style: Style; file: DocxFile }

function draftOf(text: string, words: readonly Words[], { properties, style, file }: Setting): Draft {
  const look = lookOf(words, style, file.styles.size)
  const terms = look.bold ? [] : boldTermsIn(joinedWhere(words, (part) => part.bold ?? style.bold))
  const coloured = joinedWhere(words, (part) => part.coloured)
  const place = { page: null, terms, coloured }
  if (style.isCaption || isCaption(text)) return { ...place, kind: 'caption', text }
  const own = Number(attributeOf(childOf(properties, 'w:outlineLvl')) ?? Number.NaN)
  const level = style.isTitle ? 1 : own < 9 ? Math.min(6, own + 1) : style.level
  if (level !== null && text.length <= 300) return { ...place, terms: [], kind: 'heading', level, text }
  const numbering = numberingOf(properties) ?? style.numbering
  const counted = numbering ? file.countedBy(numbering.id, numbering.depth) : null
  if (looksLikeHead(text, look, { isItem: counted !== null, body: file.styles.size }))
    return { ...place, terms: [], kind: 'heading', level: 0, text }
  if (numbering && counted !== null)
    return { ...place, kind: 'item', depth: numbering.depth, ...counted, text }
  const mark = markOf(text)
  if (mark) {
    const indent = Number(attributeOf(childOf(properties, 'w:ind'), 'w:left') ?? 0) || 0
    return {
      ...place,
      kind: 'item',
      depth: Math.round(indent / 360),
      ordered: mark.ordered,
      ...countedBy(mark),
      text: mark.text,
    }
  }
  return { ...place, kind: 'paragraph', text }
}

function looksLikeHead(
  text: string,
  look: Look,
  { isItem, body }: { isItem: boolean; body: number },
): boolean {
  if (!couldBeTitle(text) || /:$/.test(text)) return false
  if (isItem) return look.bold && look.size > body
  if (look.size >= body * 1.15 || isChapter(text)) return true
  return look.bold || (isCapitals(text) && text.length <= 80)
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** As most of its letters look. */
function lookOf(words: readonly Words[], style: Style, body: number): Look {
  let [all, bold, large] = [0, 0, 0]
  const usual = style.size ?? body
  for (const part of words) {
    const count = letters(part.text)
    all += count
    if (part.bold ?? style.bold) bold += count
    large += count * (part.size ?? usual)
  }
  return { bold: all > 0 && bold >= all * 0.95, size: all > 0 ? large / all : usual }
}

/** Neighbours of one look are one term, however Word has cut them. */
function joinedWhere(words: readonly Words[], has: (part: Words) => boolean): string[] {
  const found: string[] = []
  let isOpen = false
  for (const part of words) {
    const isOne = has(part)
    if (isOne && isOpen) found.push(`${found.pop() ?? ''}${part.text}`)
    else if (isOne) found.push(part.text)
    isOpen = isOne
  }
  return found
}
