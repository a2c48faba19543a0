/** A picture in shades of grey, one byte for each dot; 0 is black. */
export type Gray = { width: number; height: number; data: Uint8Array }

export const white = 255

/** By quarter turns to the right. */
export function turnedPicture(picture: Gray, quarters: number): Gray {
  if (quarters % 4 === 0) return picture
  const { width, height, data } = picture
  const isSideways = quarters % 2 === 1
  const made: Gray = {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    data: new Uint8Array(data.length),
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to =
        quarters === 1
          ? x * made.width + (height - 1 - y)
          : quarters === 2
            ? (height - 1 - y) * width + (width - 1 - x)
            : (width - 1 - x) * made.width + y
      made.data[to] = data[y * width + x] as number
    }
  return made
}

/** Each dot the mean of a square of `by` dots. */
export function smaller({ width, height, data }: Gray, by: number): Gray {
  if (by <= 1) return { width, height, data }
  const made = { width: Math.floor(width / by), height: Math.floor(height / by) }
  const dots = new Uint8Array(made.width * made.height)
  for (let y = 0; y < made.height; y += 1)
    for (let x = 0; x < made.width; x += 1) {
      let sum = 0
      for (let down = 0; down < by; down += 1) {
        const from = (y * by + down) * width + x * by
        for (let along = 0; along < by; along += 1) sum += data[from + along] as number
      }
      dots[y * made.width + x] = sum / (by * by)
    }
  return { ...made, data: dots }
}

/** Turned by a small angle around its middle, to the right where it is positive. What comes in from outside is white. */
export function leaned(picture: Gray, radians: number): Gray {
  if (radians === 0) return picture
  const { width, height, data } = picture
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  const [middleX, middleY] = [width / 2, height / 2]
  const dots = new Uint8Array(data.length).fill(white)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = cosine * (x - middleX) + sine * (y - middleY) + middleX
      const fromY = cosine * (y - middleY) - sine * (x - middleX) + middleY
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue
      const [right, low] = [fromX - left, fromY - top]
      const at = top * width + left
      const above = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right
      const below = (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right
      dots[y * width + x] = above * (1 - low) + below * low
    }
  return { width, height, data: dots }
}

export function cut({ width, height, data }: Gray, area: ScanArea): Gray {
  const left = Math.max(0, Math.floor(area.left))
  const top = Math.max(0, Math.floor(area.top))
  const right = Math.min(width, Math.ceil(area.right))
  const bottom = Math.min(height, Math.ceil(area.bottom))
  const made = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  const dots = new Uint8Array(made.width * made.height).fill(white)
  for (let y = top; y < bottom; y += 1)
    dots.set(data.subarray(y * width + left, y * width + right), (y - top) * made.width)
  return { ...made, data: dots }
}

/** In dots. */
export type ScanArea = { left: number; right: number; top: number; bottom: number }
