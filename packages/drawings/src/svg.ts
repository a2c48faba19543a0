import type { Drawing, Fill, Mark, Point } from './drawing.ts'

const shades: Record<Fill, string> = {
  none: 'none',
  white: '#ffffff',
  light: '#d9d9d9',
  medium: '#a6a6a6',
  dark: '#595959',
  black: '#000000',
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const short = (value: number) => String(Math.round(value * 100) / 100)
const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')

/** A point on a circle, at an angle in degrees clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

const arcPath = (center: Point, radius: number, from: number, to: number) => {
  const [x, y] = onCircle(center, radius, to)
  const isLong = to - from > 180 ? 1 : 0
  return `A ${short(radius)} ${short(radius)} 0 ${isLong} 1 ${short(x)} ${short(y)}`
}

const head = 6

/** The two sides of an arrow head at the end of a line. */
function arrowAt([x, y]: Point, [fromX, fromY]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX)
  const side = (turn: number): Point => [x - head * Math.cos(angle + turn), y - head * Math.sin(angle + turn)]
  return `<polygon points="${pairs([[x, y], side(0.45), side(-0.45)])}" fill="#000000"/>`
}

function markSvg(mark: Mark): string {
  if (mark.kind === 'text') {
    const [x, y] = mark.at
    const weight = mark.bold ? ' font-weight="600"' : ''
    const color = mark.inverse ? '#ffffff' : '#000000'
    return `<text x="${short(x)}" y="${short(y)}" font-size="${mark.size ?? 11}" text-anchor="${mark.anchor ?? 'middle'}"${weight} fill="${color}">${escaped(mark.text)}</text>`
  }
  const dash = mark.dashed ? ' stroke-dasharray="4 3"' : ''
  const stroke = `stroke="#000000" stroke-width="${mark.width ?? 1.2}"${dash}`
  if (mark.kind === 'line') {
    const { from, to, arrow } = mark
    const heads = `${arrow ? arrowAt(to, from) : ''}${arrow === 'both' ? arrowAt(from, to) : ''}`
    return `<line x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}" ${stroke}/>${heads}`
  }
  if (mark.kind === 'polyline') return `<polyline points="${pairs(mark.points)}" fill="none" ${stroke}/>`
  if (mark.kind === 'polygon')
    return `<polygon points="${pairs(mark.points)}" fill="${shades[mark.fill ?? 'none']}" ${stroke}/>`
  const [x, y] = mark.center
  if (mark.kind === 'circle')
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(mark.radius)}" fill="${shades[mark.fill ?? 'none']}" ${stroke}/>`
  const [startX, startY] = onCircle(mark.center, mark.radius, mark.from)
  const way = arcPath(mark.center, mark.radius, mark.from, mark.to)
  if (mark.kind === 'arc')
    return `<path d="M ${short(startX)} ${short(startY)} ${way}" fill="none" ${stroke}/>`
  return `<path d="M ${short(x)} ${short(y)} L ${short(startX)} ${short(startY)} ${way} Z" fill="${shades[mark.fill ?? 'none']}" ${stroke}/>`
}

/** As a picture file that needs nothing but a font for its words. */
export function svgOf({ width, height, alt, marks }: Drawing, font = 'Inter, Arial, sans-serif'): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}" font-family="${escaped(font)}" role="img" aria-label="${escaped(alt)}">`,
    `<rect width="${short(width)}" height="${short(height)}" fill="#ffffff"/>`,
    ...marks.map(markSvg),
    '</svg>',
  ].join('')
}
