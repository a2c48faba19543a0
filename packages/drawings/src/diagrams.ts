import type { Drawing, Mark, Point } from './drawing.ts'

/** What a box of a diagram says, in lines. */
type Box = {
  center: Point
  width: number
  height: number
  lines: readonly string[]
  fill?: 'light' | 'white'
}

const size = 13
const lineHeight = 16
/** How wide a letter is, of the size of its type: enough for capitals. */
const letter = 0.56
const mostLines = 4
const width = 520

/** The text in lines of a box, or null where it does not fit. */
function linesIn(text: string, boxWidth: number): string[] | null {
  const room = Math.floor((boxWidth - 12) / (size * letter))
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    if (word.length > room) return null
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= mostLines ? lines : null
}

const marksOf = ({ center: [x, y], width: w, height: h, lines, fill = 'white' }: Box): Mark[] => [
  {
    kind: 'polygon',
    points: [
      [x - w / 2, y - h / 2],
      [x + w / 2, y - h / 2],
      [x + w / 2, y + h / 2],
      [x - w / 2, y + h / 2],
    ],
    fill,
  },
  ...lines.map(
    (text, at): Mark => ({
      kind: 'text',
      at: [x, y + (at - (lines.length - 1) / 2) * lineHeight + size * 0.36],
      text,
      size,
      anchor: 'middle',
    }),
  ),
]

/** Where the way from the middle of a box to another point leaves the box, and a little beyond. */
function edgeOf({ center: [x, y], width: w, height: h }: Box, [toX, toY]: Point): Point {
  const [dx, dy] = [toX - x, toY - y]
  const scale = Math.min(w / 2 / Math.max(Math.abs(dx), 0.001), h / 2 / Math.max(Math.abs(dy), 0.001))
  const beyond = 3 / Math.max(Math.hypot(dx, dy), 0.001)
  return [x + dx * (scale + beyond), y + dy * (scale + beyond)]
}

const arrow = (one: Box, other: Box): Mark => ({
  kind: 'line',
  from: edgeOf(one, other.center),
  to: edgeOf(other, one.center),
  arrow: 'end',
  width: 1.5,
})

function boxesOf(texts: readonly string[], boxWidth: number): Omit<Box, 'center'>[] | null {
  const lines = texts.map((text) => linesIn(text, boxWidth))
  if (lines.some((each) => each === null)) return null
  const height = Math.max(...lines.map((each) => (each?.length ?? 1) * lineHeight)) + 14
  return lines.map((each) => ({ width: boxWidth, height, lines: each ?? [] }))
}

/** Steps that come round again, on a ring. Null where they are too many or too long to be read. */
export function cycleDiagram(steps: readonly string[], alt: string): Drawing | null {
  if (steps.length < 3 || steps.length > 6) return null
  const boxes = boxesOf(steps, 138)
  const [first] = boxes ?? []
  if (!boxes || !first) return null
  const [radiusX, radiusY] = [(width - first.width) / 2 - 2, steps.length > 4 ? 110 : 90]
  const height = 2 * radiusY + first.height + 4
  const placed = boxes.map((box, at): Box => {
    const angle = (2 * Math.PI * at) / steps.length - Math.PI / 2
    return {
      ...box,
      center: [width / 2 + radiusX * Math.cos(angle), height / 2 + radiusY * Math.sin(angle)],
      fill: at === 0 ? 'light' : 'white',
    }
  })
  const arrows = placed.flatMap((box, at) => {
    const next = placed[(at + 1) % placed.length]
    return next ? [arrow(box, next)] : []
  })
  return { width, height, alt, marks: [...arrows, ...placed.flatMap(marksOf)] }
}

const inRow = 3

/** Steps from a first to a last, in rows that turn back like a path. Null where they are too many or too long. */
export function chainDiagram(steps: readonly string[], alt: string): Drawing | null {
  if (steps.length < 3 || steps.length > 6) return null
  const numbered = steps.map((step, at) => `${at + 1}. ${step}`)
  const boxes = boxesOf(numbered, 146)
  const [first] = boxes ?? []
  if (!boxes || !first) return null
  const rows = Math.ceil(steps.length / inRow)
  const [acrossStep, downStep] = [(width - first.width - 4) / (inRow - 1), first.height + 34]
  const placed = boxes.map((box, at): Box => {
    const row = Math.floor(at / inRow)
    const column = row % 2 === 0 ? at % inRow : inRow - 1 - (at % inRow)
    return {
      ...box,
      center: [first.width / 2 + 2 + column * acrossStep, first.height / 2 + 2 + row * downStep],
    }
  })
  const arrows = placed.slice(1).flatMap((box, at) => {
    const before = placed[at]
    return before ? [arrow(before, box)] : []
  })
  const height = (rows - 1) * downStep + first.height + 4
  return { width, height, alt, marks: [...arrows, ...placed.flatMap(marksOf)] }
}

/** A kind above its members. Null where they are too many or too long. */
export function treeDiagram(name: string, members: readonly string[], alt: string): Drawing | null {
  if (members.length < 2 || members.length > 5) return null
  const boxWidth = Math.min(150, (width - 10 * (members.length - 1)) / members.length)
  const boxes = boxesOf(members, boxWidth)
  const root = boxesOf([name], 260)?.[0]
  const [first] = boxes ?? []
  if (!boxes || !root || !first) return null
  const top: Box = { ...root, center: [width / 2, root.height / 2 + 2], fill: 'light' }
  const y = root.height + 46 + first.height / 2
  const step = (width - boxWidth - 4) / (members.length - 1)
  const placed = boxes.map((box, at): Box => ({ ...box, center: [boxWidth / 2 + 2 + at * step, y] }))
  const middle = root.height + 24
  const lines = placed.flatMap(({ center: [x] }): Mark[] => [
    {
      kind: 'polyline',
      points: [
        [width / 2, root.height + 2],
        [width / 2, middle],
        [x, middle],
        [x, y - first.height / 2],
      ],
    },
  ])
  return {
    width,
    height: y + first.height / 2 + 2,
    alt,
    marks: [...lines, ...marksOf(top), ...placed.flatMap(marksOf)],
  }
}

/** Events on a line from left to right, every other one above it. Null where they are too many or too long. */
export function timelineDiagram(
  events: readonly { when: string; what: string }[],
  alt: string,
): Drawing | null {
  if (events.length < 2 || events.length > 6) return null
  const boxWidth = Math.min(160, (2 * width) / (events.length + 1) - 8)
  const boxes = boxesOf(
    events.map(({ what }) => what),
    boxWidth,
  )
  const [first] = boxes ?? []
  if (!boxes || !first) return null
  const middle = first.height + 34
  const height = 2 * middle
  const step = (width - boxWidth - 4) / (events.length - 1)
  const line: Mark = { kind: 'line', from: [2, middle], to: [width - 2, middle], arrow: 'end', width: 2 }
  const placed = boxes.flatMap((box, at): Mark[] => {
    const x = boxWidth / 2 + 2 + at * step
    const isAbove = at % 2 === 0
    const y = isAbove ? first.height / 2 + 2 : height - first.height / 2 - 2
    const edge = isAbove ? y + first.height / 2 : y - first.height / 2
    return [
      { kind: 'line', from: [x, edge], to: [x, middle], width: 1 },
      { kind: 'circle', center: [x, middle], radius: 4, fill: 'dark' },
      {
        kind: 'text',
        at: [x + 8, isAbove ? middle - 10 : middle + 20],
        text: events[at]?.when ?? '',
        size,
        bold: true,
        anchor: 'start',
      },
      ...marksOf({ ...box, center: [x, y] }),
    ]
  })
  return { width, height, alt, marks: [line, ...placed] }
}

type Side = { name: string; traits: readonly string[] }

const radius = 130
const circleOffset = 84
const mostTraitLines = 12

/** Lines of several traits, an empty one between them; null where one is too long or all are too many. */
function traitLines(traits: readonly string[], room: number): string[] | null {
  const lines = traits.map((trait) => linesIn(trait, room))
  if (lines.some((each) => each === null)) return null
  const all = lines.flatMap((each, at) => [...(at > 0 ? [''] : []), ...(each ?? [])])
  return all.length <= mostTraitLines ? all : null
}

/** Two circles with what is true of one, of the other and of both. Null where they say too much to be read. */
export function compareDiagram(
  left: Side,
  right: Side,
  both: readonly string[],
  alt: string,
): Drawing | null {
  const [leftX, rightX, y] = [width / 2 - circleOffset, width / 2 + circleOffset, radius + 30]
  const areas = [
    { x: leftX - 44, lines: traitLines(left.traits, 150) },
    { x: width / 2, lines: traitLines(both, 90) },
    { x: rightX + 44, lines: traitLines(right.traits, 150) },
  ]
  if (areas.some(({ lines }) => lines === null)) return null
  const word = (at: Point, text: string, bold: boolean): Mark => ({
    kind: 'text',
    at,
    text,
    size: bold ? size : size - 1,
    bold,
    anchor: 'middle',
  })
  const traits = areas.flatMap(({ x, lines }) =>
    (lines ?? []).flatMap((text, at, all) =>
      text === '' ? [] : [word([x, y + (at - (all.length - 1) / 2) * (lineHeight - 1) + 4], text, false)],
    ),
  )
  return {
    width,
    height: y + radius + 4,
    alt,
    marks: [
      ...[leftX, rightX].map((x): Mark => ({ kind: 'circle', center: [x, y], radius, fill: 'none' })),
      word([leftX - 44, 16], left.name, true),
      word([rightX + 44, 16], right.name, true),
      ...traits,
    ],
  }
}
