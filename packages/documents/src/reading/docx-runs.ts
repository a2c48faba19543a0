import { isColour } from './coloured.ts'
import { sizeOf } from './docx-styles.ts'
import { shiftedText } from './tidy.ts'
import { attributeOf, childOf, type Element, elementsIn, isElement, isOn } from './xml.ts'

/** Text of a paragraph in one look, or a picture between. */
export type DocxParagraphPart =
  | { text: string; bold: boolean | null; size: number | null; coloured: boolean }
  | { picture: string }
  /** Text in a frame of its own. */
  | { frame: Element }

/** What is not the text of the paragraph: deleted words, notes, the names of fields, and second copies of a drawing. */
const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:commentReference',
  'w:pPr',
  'mc:Fallback',
  'w:ruby',
])

export function partsOfParagraph(paragraph: Element): DocxParagraphPart[] {
  const parts: DocxParagraphPart[] = []
  gather(paragraph, { bold: null, size: null, shift: null, hidden: false, coloured: false }, parts)
  return parts
}

type Look = {
  bold: boolean | null
  size: number | null
  shift: 'above' | 'below' | null
  hidden: boolean
  coloured: boolean
}

function gather(element: Element, look: Look, parts: DocxParagraphPart[], isLink = false): void {
  const add = (text: string) => {
    if (!look.hidden && text !== '')
      parts.push({
        text: look.shift ? shiftedText(text, look.shift) : text,
        bold: look.bold,
        size: look.size,
        coloured: look.coloured && !isLink,
      })
  }
  for (const child of elementsIn(element)) {
    if (skipped.has(child.name)) continue
    if (child.name === 'w:r') gather(child, lookOf(childOf(child, 'w:rPr')), parts, isLink)
    else if (child.name === 'w:t') add(plainOf(child))
    else if (child.name === 'w:tab' || child.name === 'w:br' || child.name === 'w:cr') add(' ')
    else if (child.name === 'w:noBreakHyphen') add('-')
    else if (child.name === 'w:sym') continue
    else if (child.name === 'm:oMath') add(mathOf(child))
    else if (child.name === 'w:txbxContent') parts.push({ frame: child })
    else if (child.name === 'a:blip' || child.name === 'v:imagedata') {
      const picture = attributeOf(child, 'r:embed') ?? attributeOf(child, 'r:id')
      if (picture) parts.push({ picture })
    } else gather(child, look, parts, isLink || child.name === 'w:hyperlink')
  }
}

function lookOf(run: Element | undefined): Look {
  const bold = childOf(run, 'w:b')
  const shift = attributeOf(childOf(run, 'w:vertAlign'))
  return {
    bold: bold ? isOn(bold) : null,
    size: sizeOf(run),
    shift: shift === 'superscript' ? 'above' : shift === 'subscript' ? 'below' : null,
    hidden: isOn(childOf(run, 'w:vanish')),
    coloured: isColoured(run),
  }
}

const linkName = /link/i
const blue = /^(?:0{4}ff|0563c1|1155cc|467886)$/i

/** In a colour or on one, but not as links are. */
function isColoured(run: Element | undefined): boolean {
  const colour = attributeOf(childOf(run, 'w:color')) ?? ''
  const line = attributeOf(childOf(run, 'w:u')) ?? 'none'
  if (linkName.test(attributeOf(childOf(run, 'w:rStyle')) ?? '') || (blue.test(colour) && line !== 'none'))
    return false
  const ground = attributeOf(childOf(run, 'w:shd'), 'w:fill') ?? ''
  const marker = attributeOf(childOf(run, 'w:highlight')) ?? 'none'
  return isColour(colour) || isColour(ground) || !noMarker.has(marker)
}

const noMarker = new Set(['none', 'white', 'black', 'lightGray', 'darkGray'])

const plainOf = (element: Element): string => element.children.filter((child) => !isElement(child)).join('')

/** A formula in one line: fractions with a stroke, powers and indices as small figures or after a sign. */
function mathOf(element: Element): string {
  const inside = (name: string) => mathOf(childOf(element, name) ?? { name, attributes: {}, children: [] })
  const whole = (text: string) => (/^[\p{L}\p{N}.]+$/u.test(text) ? text : `(${text})`)
  if (element.name === 'm:t') return plainOf(element)
  if (element.name === 'm:f') return `${whole(inside('m:num'))}/${whole(inside('m:den'))}`
  if (element.name === 'm:sSup') return inside('m:e') + raised(inside('m:sup'))
  if (element.name === 'm:sSub') return inside('m:e') + shiftedText(inside('m:sub'), 'below')
  if (element.name === 'm:rad') return `√${whole(inside('m:e'))}`
  if (element.name === 'm:d') return `(${inside('m:e')})`
  return elementsIn(element).map(mathOf).join('')
}

function raised(text: string): string {
  const small = shiftedText(text, 'above')
  return small === text ? `^${text}` : small
}
