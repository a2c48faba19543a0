import { createRequire } from 'node:module'
import type PptxGenJS from 'pptxgenjs'
import { boardFrame, drawSlide, isBoard, paperFrame, slidePlaces } from './draw-slide.ts'
import type { SlideArea, SlideMark, TableMark, TextMark } from './marks.ts'
import type { ShowFile } from './show-file.ts'
import { cleanForSlides, paint, slide, slideLineHeight } from './show-look.ts'
import { showFileWordsOf, sourceOnSlide } from './show-words.ts'
import { withUniqueIds } from './unique-ids.ts'

// The package types its CommonJS build, whose class is the module itself.
const Deck: typeof PptxGenJS.default = createRequire(import.meta.url)('pptxgenjs')
type Deck = PptxGenJS.default
type Slide = PptxGenJS.default.Slide

/** Arial is on every computer, and LibreOffice has letters of the same widths. */
const fontFace = 'Arial'
const inches = (points: number): number => points / 72
const hex = (colour: string): string => colour.slice(1).toUpperCase()
const placed = ({ x, y, width, height }: SlideArea) => ({
  x: inches(x),
  y: inches(y),
  w: inches(width),
  h: inches(height),
})

export async function writePptx(show: ShowFile): Promise<Uint8Array<ArrayBuffer>> {
  const deck = new Deck()
  deck.defineLayout({ name: 'Klasrum', width: inches(slide.width), height: inches(slide.height) })
  deck.layout = 'Klasrum'
  deck.title = cleanForSlides(show.title)
  deck.subject = cleanForSlides(show.declaration)
  deck.author = 'Klasrum'
  deck.company = 'Klasrum'
  deck.theme = { headFontFace: fontFace, bodyFontFace: fontFace }
  defineMasters(deck)
  const lang = showFileWordsOf(show.language).tag
  for (const scene of show.scenes) {
    const made = deck.addSlide({ masterName: isBoard(scene) ? 'Board' : 'Paper' })
    const source = sourceOnSlide(scene, show.language)
    for (const mark of drawSlide(scene, { captions: false, source })) put(made, mark, lang)
    made.addNotes(cleanForSlides(scene.narration))
  }
  const bytes = await deck.write({ outputType: 'uint8array', compression: false })
  if (!(bytes instanceof Uint8Array)) throw new Error('The writer gave no bytes.')
  return withUniqueIds(bytes)
}

function defineMasters(deck: Deck): void {
  const masters = [
    { title: 'Paper', frame: paperFrame, at: slidePlaces.heading },
    { title: 'Board', frame: boardFrame, at: slidePlaces.title },
  ]
  for (const { title, frame, at } of masters)
    deck.defineSlideMaster({
      title,
      objects: [
        ...frame.flatMap((mark) => (mark.kind === 'box' ? [{ rect: boxOf(mark) }] : [])),
        {
          placeholder: {
            options: {
              name: 'heading',
              type: 'title',
              ...placed(at),
              margin: 0,
              align: 'left',
              valign: 'bottom',
            },
            text: '',
          },
        },
      ],
      ...(title === 'Paper' && {
        slideNumber: {
          ...placed(slidePlaces.number),
          fontFace,
          fontSize: 15,
          color: hex(paint.muted),
          align: 'right',
          margin: 0,
        },
      }),
    })
}

const boxOf = ({ at, fill, line, radius = 0 }: Extract<SlideMark, { kind: 'box' }>) => ({
  ...placed(at),
  ...(fill && { fill: { color: hex(fill) } }),
  ...(line && { line: { color: hex(line), width: 1.5 } }),
  ...(radius > 0 && { rectRadius: inches(radius) }),
})

function put(made: Slide, mark: SlideMark, lang: string): void {
  switch (mark.kind) {
    case 'box':
      made.addShape(mark.radius ? 'roundRect' : 'rect', boxOf(mark))
      return
    case 'text':
      made.addText(mark.text, { ...typeOf(mark, lang), ...(mark.isHeading && { placeholder: 'heading' }) })
      return
    case 'picture': {
      const { bytes, type, caption, alt = '' } = mark.picture
      const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
      made.addImage({
        ...placed(mark.at),
        data: `${type};base64,${data}`,
        altText: cleanForSlides(caption ?? alt) || ' ',
      })
      return
    }
    case 'table':
      made.addTable(rowsOf(mark, lang), {
        ...placed(mark.at),
        colW: mark.widths.map(inches),
        rowH: mark.heights.map(inches),
      })
  }
}

const typeOf = ({ at, size, bold, colour, align, stands }: TextMark, lang: string) => ({
  ...placed(at),
  fontFace,
  fontSize: size,
  lineSpacing: size * slideLineHeight,
  bold: bold ?? false,
  color: hex(colour),
  align: align ?? ('left' as const),
  valign: stands ?? ('top' as const),
  margin: 0,
  wrap: true,
  lang,
})

function rowsOf({ rows, size, padding }: TableMark, lang: string) {
  const [side, above] = [inches(padding.side), inches(padding.above)]
  const none = { type: 'none' as const }
  const rule = { type: 'solid' as const, pt: 1, color: hex(paint.rule) }
  return rows.map((row, at) =>
    row.map((text) => ({
      text,
      options: {
        fontFace,
        fontSize: size,
        bold: at === 0,
        color: hex(paint.ink),
        valign: 'top' as const,
        margin: [above, side, above, side] as [number, number, number, number],
        border: [none, none, rule, none] as [typeof none, typeof none, typeof rule, typeof none],
        ...(at === 0 && { fill: { color: hex(paint.tint) } }),
        lang,
      },
    })),
  )
}
