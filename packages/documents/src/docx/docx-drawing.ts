import type { DrawingBlock, PaperBlock, PaperPart } from '@klasrum/contract/papers'
import { svgOf } from '@klasrum/drawings/svg'
import { ImageRun, Paragraph } from 'docx'
import { pngOfDrawing } from '../drawing-png.ts'
import { font, twips } from './docx-look.ts'
import type { DocxSetting } from './docx-text.ts'

type Drawing = DrawingBlock['drawing']
export type Pictures = ReadonlyMap<Drawing, Uint8Array>

const drawingsIn = (blocks: readonly PaperBlock[]): Drawing[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'group') return drawingsIn(block.blocks)
    return block.kind === 'drawing' ? [block.drawing] : []
  })

/** The drawings of a document as pictures: older programs show those instead of the vector drawing. */
export async function drawingPicturesOf(parts: readonly PaperPart[]): Promise<Pictures> {
  const pictures = new Map<Drawing, Uint8Array>()
  for (const drawing of parts.flatMap(({ blocks }) => drawingsIn(blocks)))
    pictures.set(drawing, await pngOfDrawing(drawing))
  return pictures
}

/** Word counts pictures in dots of 1/96 inch. */
const dots = (points: number) => Math.round((points * 96) / 72)

export function drawingOf(
  { drawing, indent }: DrawingBlock,
  pictures: Pictures,
  { keep }: DocxSetting,
): Paragraph {
  const transformation = { width: dots(drawing.width), height: dots(drawing.height) }
  return new Paragraph({
    indent: { left: twips(indent) },
    spacing: { before: twips(3), after: twips(3) },
    keepNext: keep,
    children: [
      new ImageRun({
        type: 'svg',
        data: Buffer.from(svgOf(drawing, font)),
        fallback: { type: 'png', data: pictures.get(drawing) ?? new Uint8Array() },
        transformation,
        altText: { name: 'Drawing', title: '', description: drawing.alt },
      }),
    ],
  })
}
