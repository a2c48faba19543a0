import type { PaperRun, Paragraph as Written } from '@klasrum/contract/papers'
import { AlignmentType, HeadingLevel, LeaderType, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import { cleanForDocx, docxInk, docxSizes, halves, twips } from './docx-look.ts'

export type DocxSetting = {
  /** Points from side to side. */
  room: number
  small?: boolean
  /** Stays on the page of what comes next. */
  keep: boolean
  /** Stays in one piece. */
  whole?: boolean
}

const headings = {
  title: HeadingLevel.HEADING_1,
  part: HeadingLevel.HEADING_2,
}

export function docxParagraphOf(written: Written, { small, keep }: DocxSetting): Paragraph {
  const { runs, look, align, label, indent = 0, space = {} } = written
  const heading = look === 'title' || look === 'part'
  const left = indent + (label?.width ?? 0)
  const style = { size: halves(sizeOf(look, small)), color: look === 'note' ? docxInk.muted : docxInk.usual }
  return new Paragraph({
    ...(heading && { heading: headings[look] }),
    ...(align && { alignment: align === 'center' ? AlignmentType.CENTER : AlignmentType.RIGHT }),
    indent: { left: twips(left), ...(label && { hanging: twips(label.width) }) },
    ...(label && { tabStops: [{ type: TabStopType.LEFT, position: twips(left) }] }),
    spacing: {
      ...(space.above !== undefined && { before: twips(space.above) }),
      ...(space.below !== undefined && { after: twips(space.below) }),
    },
    keepLines: true,
    keepNext: keep || heading,
    children: [
      ...(label ? [new TextRun({ ...style, children: [cleanForDocx(label.text), new Tab()] })] : []),
      ...runs.flatMap((run) => runsOf(run, heading ? {} : style)),
    ],
  })
}

function sizeOf(look: Written['look'], small = false): number {
  if (look === 'note') return docxSizes.note
  return small || look === 'small' ? docxSizes.small : docxSizes.usual
}

const runsOf = (
  { text, bold, italic, underlined }: PaperRun,
  style: { size?: number; color?: string },
): TextRun[] =>
  cleanForDocx(text)
    .split('\n')
    .map(
      (line, at) =>
        new TextRun({
          ...style,
          text: line,
          ...(at > 0 && { break: 1 }),
          ...(bold && { bold }),
          ...(italic && { italics: italic }),
          ...(underlined && { underline: {} }),
        }),
    )

export const writingLine = (indent: number, { room, keep }: DocxSetting): Paragraph =>
  new Paragraph({
    indent: { left: twips(indent) },
    tabStops: [{ type: TabStopType.RIGHT, position: twips(room), leader: LeaderType.UNDERSCORE }],
    spacing: { before: twips(8) },
    keepNext: keep,
    children: [new TextRun({ children: [new Tab()], color: docxInk.rule })],
  })
