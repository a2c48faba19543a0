import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { aboutFile, pageSizes } from '../pdf/page.ts'
import { boardFrame, drawSlide, isBoard, numberMark, paperFrame } from './draw-slide.ts'
import { wrappedLines } from './lines-of.ts'
import type { ShowFile, ShowFileScene } from './show-file.ts'
import { cleanForSlides, paint, slide, slideLineHeight } from './show-look.ts'
import { showFileWordsOf, sourceInFull, sourceOnSlide } from './show-words.ts'
import { slideSvg } from './slide-svg.ts'

const page = pageSizes.A4
const edge = { side: 40, top: 60, bottom: 72 }
const room = page.width - 2 * edge.side
const picture = { width: 224, height: (224 * slide.height) / slide.width }
const gap = 16
const said = { width: room - picture.width - gap, size: 9, small: 7.5 }

export function handoutOf(show: ShowFile): TDocumentDefinitions {
  const words = showFileWordsOf(show.language)
  return {
    ...aboutFile(cleanForSlides(show.title), words.tag),
    pageSize: page,
    pageMargins: [edge.side, edge.top, edge.side, edge.bottom],
    defaultStyle: { font: 'Inter', fontSize: said.size, lineHeight: 1.25, color: paint.ink },
    header: () => ({
      stack: [{ text: cleanForSlides(show.title), bold: true, fontSize: 11 }, ruled()],
      margin: [edge.side, 28, edge.side, 0],
    }),
    footer: (number, count) => ({
      columns: [
        { width: '*', text: cleanForSlides(show.declaration) },
        { width: 'auto', text: words.page(number, count) },
      ],
      columnGap: 24,
      fontSize: said.small,
      color: paint.muted,
      margin: [edge.side, 16, edge.side, 0],
    }),
    content: show.scenes.map((scene, at) => rowOf(scene, at + 1, show)),
  }
}

const ruled = (): Content => ({
  canvas: [2, 4].map((y) => ({
    type: 'line',
    x1: 0,
    x2: room,
    y1: y,
    y2: y,
    lineWidth: 0.5,
    lineColor: paint.rule,
  })),
})

/** In one piece, unless more is said than goes on a page. */
function rowOf(scene: ShowFileScene, number: number, { language, scenes }: ShowFile): Content {
  const source = cleanForSlides(sourceInFull(scene, language))
  const narration = cleanForSlides(scene.narration)
  const high =
    wrappedLines(narration, said.width, { size: said.size }).lines.length * said.size * slideLineHeight
  const below: Content[] = source
    ? [{ text: source, fontSize: said.small, color: paint.muted, margin: [0, 4, 0, 0] }]
    : []
  return {
    columns: [
      { width: picture.width, stack: [framed(scene, `${number} / ${scenes.length}`, language)] },
      { width: said.width, stack: [{ text: narration }, ...below] },
    ],
    columnGap: gap,
    margin: [0, 0, 0, 14],
    unbreakable: high < page.height - edge.top - edge.bottom - 60,
  }
}

function framed(scene: ShowFileScene, number: string, language: ShowFile['language']): Content {
  const marks = [
    ...(isBoard(scene) ? boardFrame : [...paperFrame, numberMark(number)]),
    ...drawSlide(scene, { captions: false, source: sourceOnSlide(scene, language) }),
    { kind: 'box' as const, at: { x: 1, y: 1, width: 958, height: 538 }, fill: null, line: paint.rule },
  ]
  const drawn = {
    svg: slideSvg(marks, { label: cleanForSlides(scene.heading) }),
    ...picture,
    // A picture that cannot be drawn is left out; a warning would write all of it into the log.
    options: { warningCallback: () => {} },
  }
  return drawn
}
