import { slideBodyOf } from './draw-body.ts'
import { largestFittingSize, wrappedLines } from './lines-of.ts'
import type { SlideArea, SlideMark, TextMark } from './marks.ts'
import { pointsPart } from './points-part.ts'
import type { ShowFileScene } from './show-file.ts'
import { cleanForSlides, margin, paint, slide, slideLineHeight } from './show-look.ts'

const inner = slide.width - 2 * margin
const heading = { x: margin, y: 22, width: 700, height: 66 }
const beside = { x: margin + 716, y: 36, width: inner - 716, height: 22 }
const bodyFrom = 122
/** Captions lie over the lowest fifth. */
const bodyTo = { captions: 424, none: 506 }

const title = { x: margin, y: 72, width: inner, height: 216 }
const ledge = { x: margin, y: 306, width: 120, height: 8 }
const belowLedge = 336

/** What stands in the same place on every slide. */
export const slidePlaces = { heading, title, number: beside }

const ground = (colour: string): SlideMark => ({ kind: 'box', at: { x: 0, y: 0, ...slide }, fill: colour })

/** The paper with its edge and the double rule under the heading. */
export const paperFrame: readonly SlideMark[] = [
  ground(paint.paper),
  { kind: 'box', at: { x: 0, y: 0, width: slide.width, height: 8 }, fill: paint.board },
  { kind: 'box', at: { x: margin, y: 5, width: 72, height: 6 }, fill: paint.mango },
  { kind: 'box', at: { x: margin, y: 93, width: inner, height: 1.5 }, fill: paint.rule },
  { kind: 'box', at: { x: margin, y: 98, width: inner, height: 1.5 }, fill: paint.rule },
]

/** The board with its ledge. */
export const boardFrame: readonly SlideMark[] = [
  ground(paint.board),
  { kind: 'box', at: ledge, fill: paint.mango },
]

export const isBoard = ({ layout, rows, picture }: ShowFileScene): boolean =>
  layout === 'title' && rows.length === 0 && picture === null

type Setting = {
  captions: boolean
  /** Such as "Source: page 2". */
  source: string
}

/** All but the frame and the number: what stands where on a slide, in points from its upper left corner. */
export function drawSlide(scene: ShowFileScene, { captions, source }: Setting): SlideMark[] {
  const to = bodyTo[captions ? 'captions' : 'none']
  if (isBoard(scene)) return onBoard(scene, to)
  const room = { x: margin, y: bodyFrom, width: inner, height: to - bodyFrom }
  const head = textIn(scene.heading, heading, { most: 36, bold: true, colour: paint.ink })
  return [
    { ...head, stands: 'bottom', isHeading: true },
    ...(source ? [small(source, { ...beside, y: beside.y + beside.height })] : []),
    ...slideBodyOf(scene, room),
  ]
}

function onBoard(scene: ShowFileScene, to: number): SlideMark[] {
  const head = textIn(scene.heading, title, { most: 60, bold: true, colour: paint.onBoard })
  const points = scene.points.map(cleanForSlides).filter(Boolean)
  const part = pointsPart(
    points.map((text) => ({ text })),
    { colour: paint.softOnBoard },
  )
  const room = { x: margin, y: belowLedge, width: inner, height: to - belowLedge }
  const size = largestFittingSize(24, (tried) => {
    const { height, divided } = part.measure(inner, tried)
    return { fits: height <= room.height, divided }
  })
  return [{ ...head, stands: 'bottom', isHeading: true }, ...part.draw(room, size)]
}

/** Where an office program would count by itself. */
export const numberMark = (number: string): TextMark => small(number, beside)

const small = (text: string, at: SlideArea): TextMark => ({
  ...textIn(text, at, { most: 15, bold: false, colour: paint.muted }),
  align: 'right',
  stands: 'middle',
})

function textIn(
  given: string,
  at: SlideArea,
  { most, bold, colour }: { most: number; bold: boolean; colour: string },
): TextMark {
  const text = cleanForSlides(given)
  const size = largestFittingSize(most, (tried) => {
    const { lines, divided } = wrappedLines(text, at.width, { size: tried, bold })
    return { fits: lines.length * tried * slideLineHeight <= at.height, divided }
  })
  return { kind: 'text', at, text, size, bold, colour }
}
