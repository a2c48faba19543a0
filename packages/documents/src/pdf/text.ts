import type { Paragraph, Run } from '@klasrum/contract/papers'
import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { clean, ink, lineHeight, size } from './look.ts'
import { linesNeeded } from './text-widths.ts'

export type Setting = {
  /** Points from side to side. */
  room: number
  /** Of its letters, where a paragraph has no look of its own. */
  size: number
}

const sizeOf = ({ look }: Paragraph, setting: Setting): number => (look ? size[look] : setting.size)

/** The font has no slanted letters: what others set in italics is lighter. */
const runOf = ({ text, bold, italic, underlined }: Run): ContentText => ({
  text: clean(text),
  ...(bold && { bold }),
  ...(italic && { color: ink.muted }),
  ...(underlined && { decoration: 'underline' }),
})

/** Headings have room above and below of their own. */
const usualSpace = { title: { above: 0, below: 2 }, part: { above: 12, below: 3 } }

function spaceOf({ look, space }: Paragraph): { above: number; below: number } {
  const usual = look === 'title' || look === 'part' ? usualSpace[look] : { above: 0, below: 0 }
  return { ...usual, ...space }
}

export function textOf(paragraph: Paragraph, setting: Setting): Content {
  const { runs, look, align, label, indent = 0 } = paragraph
  const { above, below } = spaceOf(paragraph)
  const text: ContentText = {
    // An empty line is as high as others.
    text: runs.some((run) => run.text) ? runs.map(runOf) : ' ',
    fontSize: sizeOf(paragraph, setting),
    ...(align && { alignment: align }),
    ...(look === 'note' && { color: ink.muted }),
    ...((look === 'title' || look === 'part') && { bold: true }),
  }
  const margin: [number, number, number, number] = [indent, above, 0, below]
  if (!label) return { ...text, margin }
  return {
    columns: [
      { text: blankTo(label), width: label.width, fontSize: text.fontSize, noWrap: true },
      { ...text, width: '*' },
    ],
    margin,
  }
}

const underscore = 0.46 * size.usual

/** A blank at the end of a label reaches up to the text. */
function blankTo({ text, width }: NonNullable<Paragraph['label']>): string {
  const before = clean(text).replace(/_+$/, '')
  if (before === clean(text)) return before
  const digits = before.length * 0.62 * size.usual
  return before + '_'.repeat(Math.max(3, Math.floor((width - digits - 4) / underscore)))
}

/** At most so high. */
export function heightOf(paragraph: Paragraph, setting: Setting): number {
  const { runs, label, indent = 0 } = paragraph
  const { above, below } = spaceOf(paragraph)
  const points = sizeOf(paragraph, setting)
  const width = Math.max(points, setting.room - indent - (label?.width ?? 0))
  const lines = Math.max(1, linesNeeded(runs.map(({ text }) => text).join(''), width, points))
  return above + below + lines * points * lineHeight * 1.1
}
