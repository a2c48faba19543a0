import { type Gray, leaned, smaller, turnedPicture } from './gray.ts'

/** Long side of the small copy that angles are looked for on. */
const smallSide = 700
/** In degrees. A page that leans more is not read better by guessing. */
const mostLean = 9
const coarse = 0.75
const fine = 0.1
/** Below it the letters are read as well as they stand. */
const leastLean = 0.25
const inkBelow = 160

/** How even the lines would be if the page were turned by an angle: lines and gaps differ most when they lie level. */
function evenness({ width, height, data }: Gray, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Float64Array(height * 2)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[y * width + x] as number) < inkBelow) {
        const row = Math.round(y - slope * (x - width / 2) + height / 2)
        if (row >= 0 && row < rows.length) rows[row] = (rows[row] as number) + 1
      }
  let sum = 0
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] as number) - (rows[row - 1] as number)) ** 2
  return sum
}

type Lean = { degrees: number; evenness: number }

function bestLean(small: Gray): Lean {
  let best: Lean = { degrees: 0, evenness: evenness(small, 0) }
  const tryAt = (degrees: number) => {
    const found = evenness(small, degrees)
    if (found > best.evenness) best = { degrees, evenness: found }
  }
  for (let degrees = -mostLean; degrees <= mostLean; degrees += coarse) tryAt(degrees)
  const middle = best.degrees
  for (let degrees = middle - coarse; degrees <= middle + coarse; degrees += fine) tryAt(degrees)
  return best
}

/**
 * What gives a page level lines: sideways pages are turned, crooked ones are straightened. Whether it stands on its head is
 * only known when it has been read.
 */
export function levellingOf(page: Gray): (picture: Gray) => Gray {
  const small = smaller(page, Math.max(1, Math.round(Math.max(page.width, page.height) / smallSide)))
  const [standing, lying] = [bestLean(small), bestLean(turnedPicture(small, 1))]
  const isLying = lying.evenness > standing.evenness * 1.3
  const { degrees } = isLying ? lying : standing
  const radians = Math.abs(degrees) < leastLean ? 0 : (-degrees * Math.PI) / 180
  return (picture) => leaned(isLying ? turnedPicture(picture, 1) : picture, radians)
}
