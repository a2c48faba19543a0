import { largestFittingSize, wrappedLines } from './lines-of.ts'
import type { SlideArea, SlideMark, SlidePart } from './marks.ts'
import { pointsPart, type SlidePoint } from './points-part.ts'
import { comparisonPart, tablePart } from './rows-parts.ts'
import type { ShowFilePicture, ShowFileScene } from './show-file.ts'
import { cleanForSlides, paint, slideLineHeight } from './show-look.ts'

const between = 24
const largest = { few: 40, points: 34, rows: 28 }

/** All that a slide shows below its heading, in the largest type in which it fits. */
export function slideBodyOf(scene: ShowFileScene, room: SlideArea): SlideMark[] {
  const parts = partsOf(scene)
  const { picture } = scene
  if (!picture) return stacked(parts, scene, room)
  if (parts.length === 0) return pictured(picture, room)
  const width = (room.width - between) * 0.56
  const beside = { ...room, x: room.x + width + between, width: room.width - width - between }
  return [...pictured(picture, { ...room, width }), ...stacked(parts, scene, beside)]
}

function partsOf({ layout, points, rows }: ShowFileScene): SlidePart[] {
  const cells = rows.map((row) => row.map(cleanForSlides)).filter((row) => row.some(Boolean))
  const texts = points.map(cleanForSlides).filter(Boolean)
  return [
    ...(cells.length > 0 ? [layout === 'comparison' ? comparisonPart(cells) : tablePart(cells)] : []),
    ...(texts.length > 0 ? [pointsOf(layout, texts)] : []),
  ]
}

function pointsOf(layout: ShowFileScene['layout'], texts: readonly string[]): SlidePart {
  const dotted = texts.map((text): SlidePoint => ({ text, sign: { kind: 'dot' } }))
  switch (layout) {
    case 'objectives':
      return pointsPart(
        texts.map((text) => ({ text, sign: { kind: 'frame' } })),
        {},
      )
    case 'steps':
      return pointsPart(
        texts.map((text, at) => ({ text, sign: { kind: 'disc', label: String(at + 1), filled: true } })),
        {},
      )
    case 'key_idea':
      return pointsPart(
        texts.map((text) => ({ text })),
        { edge: true },
      )
    case 'definition':
      return pointsPart(
        texts.map((text) => ({ text })),
        { panel: paint.tint },
      )
    case 'check':
      return pointsPart(texts.map(questionPoint), { panel: paint.mangoTint })
    case 'summary':
      return pointsPart(dotted, { panel: paint.tint })
    default:
      return pointsPart(dotted, {})
  }
}

/** The question first, then the options, each after its letter. */
function questionPoint(text: string, at: number): SlidePoint {
  const option = /^(?<letter>[A-E])\. (?<words>.+)$/.exec(text)?.groups
  if (at === 0 || !option) return { text, bold: at === 0 }
  return { text: option.words ?? '', sign: { kind: 'disc', label: option.letter ?? '', filled: false } }
}

function stacked(parts: readonly SlidePart[], { layout, rows }: ShowFileScene, room: SlideArea): SlideMark[] {
  const measure = (size: number) => {
    const all = parts.map((part) => part.measure(room.width, size))
    const height = all.reduce((sum, part) => sum + part.height, between * (all.length - 1))
    return { height, fits: height <= room.height, divided: all.some(({ divided }) => divided) }
  }
  const isOneThing = layout === 'key_idea' || layout === 'definition'
  const size = largestFittingSize(
    rows.length > 0 ? largest.rows : largest[isOneThing ? 'few' : 'points'],
    measure,
  )
  const free = room.height - measure(size).height
  let y = room.y + (isOneThing ? Math.max(0, free) / 3 : 0)
  return parts.flatMap((part) => {
    const marks = part.draw({ ...room, y }, size)
    y += part.measure(room.width, size).height + between
    return marks
  })
}

const captioned = { most: 18, share: 0.3, gap: 8 }

/** As large as it can be, with its caption close below. */
function pictured(picture: ShowFilePicture, room: SlideArea): SlideMark[] {
  const text = cleanForSlides(picture.caption ?? '')
  const high = (size: number) =>
    wrappedLines(text, room.width, { size }).lines.length * size * slideLineHeight
  const size = largestFittingSize(captioned.most, (tried) => ({
    fits: high(tried) <= room.height * captioned.share,
    divided: wrappedLines(text, room.width, { size: tried }).divided,
  }))
  const below = text ? high(size) + captioned.gap : 0
  const scale = Math.min(room.width / picture.width, (room.height - below) / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const at = { x: room.x + (room.width - width) / 2, y: room.y, width, height }
  const caption: SlideMark = {
    kind: 'text',
    at: { x: room.x, y: room.y + height + captioned.gap, width: room.width, height: high(size) },
    text,
    size,
    colour: paint.muted,
    align: 'center',
  }
  return [{ kind: 'picture', at, picture }, ...(text ? [caption] : [])]
}
