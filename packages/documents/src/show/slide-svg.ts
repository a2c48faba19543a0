import { wrappedLines } from './lines-of.ts'
import type { SlideArea, SlideMark, TableMark, TextMark } from './marks.ts'
import { paint, slide, slideLineHeight } from './show-look.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe in a page, between tags as well as in quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const short = (value: number): string => String(Math.round(value * 100) / 100)
const attributes = (named: Record<string, string | number>): string =>
  Object.entries(named)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')

type Named = { label: string }

/** A slide as a picture of lines and letters. */
export function slideSvg(marks: readonly SlideMark[], { label }: Named): string {
  const { width, height } = slide
  const says = attributes({ role: 'img', 'aria-label': escaped(label) })
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}"${says} font-family="Inter">${marks.map(drawn).join('')}</svg>`
}

function drawn(mark: SlideMark): string {
  switch (mark.kind) {
    case 'box':
      return box(
        mark.at,
        { fill: mark.fill ?? 'none', ...(mark.line && { stroke: mark.line, 'stroke-width': '1.5' }) },
        mark.radius,
      )
    case 'text':
      return letters(mark)
    case 'table':
      return table(mark)
    case 'picture': {
      const { bytes, type } = mark.picture
      const data = `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')}`
      return `<image${attributes({ ...mark.at, 'xlink:href': data })}/>`
    }
  }
}

const box = (at: SlideArea, look: Record<string, string>, radius = 0): string =>
  `<rect${attributes({ ...at, ...look, ...(radius > 0 && { rx: radius }) })}/>`

/** From the middle of a line of small letters and capitals down to where they stand. */
const downToStand = 0.36
const anchors = { left: 'start', center: 'middle', right: 'end' }

function letters({ at, text, size, bold, colour, align = 'left', stands }: TextMark): string {
  const { lines } = wrappedLines(text, at.width, { size, bold })
  const free = at.height - lines.length * size * slideLineHeight
  const top = at.y + (stands === 'bottom' ? free : stands === 'middle' ? free / 2 : 0)
  const x = at.x + { left: 0, center: at.width / 2, right: at.width }[align]
  return lines
    .map((line, place) => {
      const y = top + (place + 0.5) * size * slideLineHeight + downToStand * size
      const look = { x, y, fill: colour, 'font-size': size, 'text-anchor': anchors[align] }
      return `<text${attributes({ ...look, ...(bold && { 'font-weight': 'bold' }) })}>${escaped(line)}</text>`
    })
    .join('')
}

function table({ at, widths, heights, rows, size, padding }: TableMark): string {
  let y = at.y
  return rows
    .map((row, place) => {
      const height = heights[place] ?? 0
      const ground = place === 0 ? box({ ...at, y, height }, { fill: paint.tint }) : ''
      const rule = box({ ...at, y: y + height - 1, height: 1 }, { fill: paint.rule })
      let x = at.x
      const cells = row.map((text, column) => {
        const width = widths[column] ?? 0
        const area = {
          x: x + padding.side,
          y: y + padding.above,
          width: width - 2 * padding.side,
          height: height - 2 * padding.above,
        }
        x += width
        return letters({ kind: 'text', at: area, text, size, bold: place === 0, colour: paint.ink })
      })
      y += height
      return ground + rule + cells.join('')
    })
    .join('')
}
