import { type Gray, white } from './gray.ts'

/** In dots: wider than a stroke, narrower than a shadow. */
const tile = 32
/** Share of the dots of a tile that are darker than its paper. */
const paperShare = 0.85
/** Where a tile is darker than this, it is ink or a picture and says nothing of the paper. */
const darkestPaper = 60

/** The paper becomes white everywhere: shadows and yellow corners go, the letters stay. */
export function evenLight(picture: Gray): Gray {
  const { width, height, data } = picture
  const papers = spreadOut(paperOf(picture))
  const made = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const [top, low] = placeOf(y, papers.height)
    for (let x = 0; x < width; x += 1) {
      const [left, right] = placeOf(x, papers.width)
      const at = top * papers.width + left
      const above = mix(papers.data[at], papers.data[at + 1], right)
      const below = mix(papers.data[at + papers.width], papers.data[at + papers.width + 1], right)
      const paper = above * (1 - low) + below * low
      made[y * width + x] = Math.min(white, ((data[y * width + x] as number) * 245) / paper)
    }
  }
  return { width, height, data: made }
}

const mix = (one = white, other = white, share: number): number => one * (1 - share) + other * share

/** The tile whose middle comes before a dot, and how far the dot is from it to the next. */
function placeOf(at: number, tiles: number): [number, number] {
  const place = Math.min(tiles - 1.001, Math.max(0, at / tile - 0.5))
  const before = Math.floor(place)
  return [before, place - before]
}

/** How bright the paper is in each tile. Two tiles at least each way, so that every dot stands between some. */
function paperOf({ width, height, data }: Gray): Gray {
  const papers = {
    width: Math.max(2, Math.ceil(width / tile)),
    height: Math.max(2, Math.ceil(height / tile)),
  }
  const found = new Uint8Array(papers.width * papers.height).fill(white)
  const counts = new Uint16Array(256)
  for (let row = 0; row < papers.height; row += 1)
    for (let column = 0; column < papers.width; column += 1) {
      counts.fill(0)
      let all = 0
      for (let y = row * tile; y < Math.min(height, (row + 1) * tile); y += 2)
        for (let x = column * tile; x < Math.min(width, (column + 1) * tile); x += 2) {
          counts[data[y * width + x] as number] = (counts[data[y * width + x] as number] as number) + 1
          all += 1
        }
      if (all > 0) found[row * papers.width + column] = valueAt(counts, all * paperShare)
    }
  return { ...papers, data: found }
}

function valueAt(counts: Uint16Array, wanted: number): number {
  let sum = 0
  for (let value = 0; value < 256; value += 1) {
    sum += counts[value] as number
    if (sum >= wanted) return value
  }
  return white
}

/** The brightest of each tile and its neighbours: a tile full of letters takes its paper from beside them. */
function spreadOut({ width, height, data }: Gray): Gray {
  const found = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let brightest = 0
      for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down += 1)
        for (let along = Math.max(0, x - 1); along <= Math.min(width - 1, x + 1); along += 1)
          brightest = Math.max(brightest, data[down * width + along] as number)
      found[y * width + x] = brightest < darkestPaper ? white : brightest
    }
  return { width, height, data: found }
}
