import { pngOf } from '../reading/png.ts'
import { cut, type Gray, type ScanArea, smaller } from './gray.ts'
import type { ScanPage } from './scan.ts'

/** In dots. */
const tile = 16
const inkBelow = 190
/** Share of the dots of a tile that are ink, where something is drawn. */
const inked = 0.05
/** Tiles without ink that a drawing may go over. */
const reach = 2
/** Of the page; smaller ones are stamps, lines and specks. */
const least = { width: 0.14, height: 0.07 }
/** What goes over nearly all of a page is its edge or the desk under it. */
const most = 0.92
/** Share of its tiles that are inked. */
const filled = 0.2
const mostOfPage = 3
const longestSide = 1_000

type Grid = { width: number; height: number; ink: Uint8Array }

/** Drawings and photos of a page: what is inked and was not read as words. `shown` is the same page with its own shades. */
export function cutOutsOf(
  page: Gray,
  shown: Gray,
  lines: readonly ScanArea[],
  scale: number,
): ScanPage['pictures'] {
  const grid = gridOf(page)
  for (const line of lines) clear(grid, line)
  return areasIn(grid)
    .filter((area) => isDrawing(area, page))
    .slice(0, mostOfPage)
    .map((area) => {
      const found = cut(shown, area)
      const small = smaller(found, Math.ceil(Math.max(found.width, found.height) / longestSide))
      const png = pngOf(small.data, { width: small.width, height: small.height, channels: 1 })
      return { y: area.top / scale, width: small.width, height: small.height, png: png.toString('base64') }
    })
}

function gridOf({ width, height, data }: Gray): Grid {
  const grid = { width: Math.floor(width / tile), height: Math.floor(height / tile) }
  const ink = new Uint8Array(grid.width * grid.height)
  for (let row = 0; row < grid.height; row += 1)
    for (let column = 0; column < grid.width; column += 1) {
      let dark = 0
      for (let y = row * tile; y < (row + 1) * tile; y += 1)
        for (let x = column * tile; x < (column + 1) * tile; x += 1)
          if ((data[y * width + x] as number) < inkBelow) dark += 1
      ink[row * grid.width + column] = dark > tile * tile * inked ? 1 : 0
    }
  return { ...grid, ink }
}

function clear({ width, height, ink }: Grid, { left, right, top, bottom }: ScanArea): void {
  for (let row = Math.max(0, Math.floor(top / tile)); row <= Math.min(height - 1, bottom / tile); row += 1)
    for (let x = Math.max(0, Math.floor(left / tile)); x <= Math.min(width - 1, right / tile); x += 1)
      ink[row * width + x] = 0
}

/** Inked tiles that lie close together, as one area each, from top to bottom. */
function areasIn({ width, height, ink }: Grid): (ScanArea & { filled: number })[] {
  const seen = new Uint8Array(ink.length)
  const areas: (ScanArea & { filled: number })[] = []
  for (let start = 0; start < ink.length; start += 1) {
    if (!ink[start] || seen[start]) continue
    let [left, right, top, bottom, count] = [width, 0, height, 0, 0]
    const waiting = [start]
    seen[start] = 1
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      count += 1
      for (let down = Math.max(0, y - reach); down <= Math.min(height - 1, y + reach); down += 1)
        for (let along = Math.max(0, x - reach); along <= Math.min(width - 1, x + reach); along += 1) {
          const next = down * width + along
          if (!ink[next] || seen[next]) continue
          seen[next] = 1
          waiting.push(next)
        }
    }
    const share = count / ((right - left) * (bottom - top))
    areas.push({
      left: left * tile,
      right: right * tile,
      top: top * tile,
      bottom: bottom * tile,
      filled: share,
    })
  }
  return areas
}

function isDrawing(area: ScanArea & { filled: number }, page: Gray): boolean {
  const [width, height] = [(area.right - area.left) / page.width, (area.bottom - area.top) / page.height]
  return (
    width >= least.width && height >= least.height && width <= most && height <= most && area.filled >= filled
  )
}
