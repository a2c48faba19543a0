import {
  AlignmentType,
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { picture, pictureSize } from './picture.ts'
import { runsOf } from './runs.ts'
import type { Sample, SampleBlock } from './sample.ts'

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }

const runs = (text: string) => runsOf(text).map((run) => new TextRun(run))

/** A row with fewer cells than the widest has its last cell run across the rest. */
function tableOf(rows: readonly (readonly string[])[], head: boolean): Table {
  const widest = Math.max(...rows.map((row) => row.length))
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, at) =>
        new TableRow({
          tableHeader: head && at === 0,
          children: row.map(
            (cell, column) =>
              new TableCell({
                columnSpan: column === row.length - 1 ? widest - column : 1,
                children: cell
                  .split('\n')
                  .map((line) => new Paragraph({ children: runs(head && at === 0 ? `**${line}**` : line) })),
              }),
          ),
        }),
    ),
  })
}

function styled(block: SampleBlock, lists: number, head: boolean): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: levels[block.level], children: runs(block.text) })]
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            children: runs(item),
            ...(block.numbered
              ? { numbering: { reference: 'numbers', level: 0, instance: lists } }
              : { bullet: { level: 0 } }),
          }),
      )
    case 'table':
      return [tableOf(block.rows, head)]
    case 'figure':
      return [
        new Paragraph({
          children: [new ImageRun({ type: 'png', data: picture(), transformation: pictureSize })],
        }),
      ]
    default:
      return [new Paragraph({ children: runs(block.text) })]
  }
}

/** Typed as many teachers type: bold lines for headings, numbers and dashes by hand. */
function typed(block: SampleBlock): (Paragraph | Table)[] {
  if (block.kind === 'heading') return [new Paragraph({ children: runs(`**${block.text}**`) })]
  if (block.kind === 'list')
    return block.items.map(
      (item, at) => new Paragraph({ children: runs(block.numbered ? `${at + 1}. ${item}` : `- ${item}`) }),
    )
  return styled(block, 0, true)
}

/** A Word file of the sample. In the form of a plan no row of a table is its head. */
export async function docxOf({ title, as, blocks }: Sample): Promise<Buffer> {
  const plan = as === 'dll-docx' || as === 'ilaw-docx'
  const children = blocks.flatMap((block, at) =>
    as === 'prose-docx' ? typed(block) : styled(block, at, !plan),
  )
  const document = new Document({
    title,
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START }],
        },
      ],
    },
    sections: [{ children }],
  })
  return Packer.toBuffer(document)
}
