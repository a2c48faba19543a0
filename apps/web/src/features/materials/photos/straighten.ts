/** Of a picture, each from 0 to 1. */
export type Corner = { x: number; y: number }
/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Corner, Corner, Corner, Corner]

export const uncropped: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

type Size = { width: number; height: number }
type Pixels = Size & { data: Uint8ClampedArray }

const between = (one: Corner, other: Corner, { width, height }: Size): number =>
  Math.hypot((one.x - other.x) * width, (one.y - other.y) * height)

/** Of the page that lies between the corners, no side longer than `most`. */
export function straightenedSize([a, b, c, d]: Corners, picture: Size, most: number): Size {
  const width = Math.max(between(a, b, picture), between(d, c, picture), 1)
  const height = Math.max(between(a, d, picture), between(b, c, picture), 1)
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Where in the picture a place of the page lies, both from 0 to 1: the page is seen from an angle. */
export function picturePlaceIn([a, b, c, d]: Corners): (u: number, v: number) => Corner {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const [rightX, rightY, lowX, lowY] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y]
  const area = rightX * lowY - lowX * rightY || 1e-9
  const g = (sumX * lowY - lowX * sumY) / area
  const h = (rightX * sumY - sumX * rightY) / area
  return (u, v) => {
    const depth = g * u + h * v + 1
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    }
  }
}

/** The page by itself, as if it were seen from straight above. */
export function straightened(picture: Pixels, corners: Corners, page: Pixels): void {
  const place = picturePlaceIn(corners)
  for (let y = 0; y < page.height; y += 1)
    for (let x = 0; x < page.width; x += 1) {
      const from = place((x + 0.5) / page.width, (y + 0.5) / page.height)
      const column = Math.min(picture.width - 1, Math.max(0, Math.round(from.x * picture.width - 0.5)))
      const row = Math.min(picture.height - 1, Math.max(0, Math.round(from.y * picture.height - 0.5)))
      const [source, to] = [(row * picture.width + column) * 4, (y * page.width + x) * 4]
      for (let channel = 0; channel < 4; channel += 1)
        page.data[to + channel] = picture.data[source + channel] ?? 255
    }
}
