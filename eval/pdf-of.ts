import type { Content } from 'pdfmake/interfaces.js'
import { pdfWith } from './pdf-with.ts'
import { picture, pictureSize } from './picture.ts'
import { runsOf } from './runs.ts'
import type { Sample, SampleBlock } from './sample.ts'

const sizes = { 1: 17, 2: 13.5, 3: 11.5 }

function contentOf(block: SampleBlock): Content {
  switch (block.kind) {
    case 'heading':
      return { text: block.text, bold: true, fontSize: sizes[block.level], margin: [0, 10, 0, 4] }
    case 'list': {
      const items = block.items.map((item) => ({ text: runsOf(item) }))
      if (block.numbered) return { ol: items, margin: [0, 0, 0, 6] }
      return {
        stack: items.map((item) => ({ columns: [{ text: '•', width: 12 }, item] })),
        margin: [0, 0, 0, 6],
      }
    }
    case 'table':
      return {
        table: {
          headerRows: 1,
          widths: block.rows[0]?.map(() => '*') ?? [],
          body: block.rows.map((row, at) => row.map((cell) => ({ text: runsOf(cell), bold: at === 0 }))),
        },
        margin: [0, 4, 0, 8],
      }
    case 'figure':
      return { image: `data:image/png;base64,${picture().toString('base64')}`, ...pictureSize }
    default:
      return { text: runsOf(block.text), margin: [0, 0, 0, 6] }
  }
}

/** A PDF in one column, as a word processor saves it. */
export const pdfOf = ({ title, blocks }: Sample): Promise<Buffer> =>
  pdfWith(blocks.map(contentOf), {
    info: { title },
    pageMargins: 64,
    defaultStyle: { font: 'Inter', fontSize: 11, lineHeight: 1.15 },
    footer: (page, pages) => ({ text: `Page ${page} of ${pages}`, fontSize: 9, alignment: 'center' }),
  })
