import type { Drawing, Mark } from './drawing.ts'

const bill = { width: 78, height: 36 }
const across = 5

/** Coins as circles and bills as boxes, each with its value; centavos as parts of a peso (0.25). */
export function coinsAndBills({ values, alt }: { values: readonly number[]; alt: string }): Drawing {
  const cell = { width: bill.width + 8, height: bill.height + 8 }
  const marks = values.flatMap((value, at): Mark[] => {
    const left = 4 + (at % across) * cell.width
    const top = 4 + Math.floor(at / across) * cell.height
    const middle = [left + bill.width / 2, top + bill.height / 2] as const
    const label: Mark = {
      kind: 'text',
      at: [middle[0], middle[1] + 4],
      text: value < 1 ? `${Math.round(value * 100)}¢` : `₱${value.toLocaleString('en-US')}`,
      bold: true,
      size: 11,
    }
    if (value <= 20) {
      const radius = value < 1 ? 12 : 17
      return [
        { kind: 'circle', center: middle, radius, fill: 'white' },
        { kind: 'circle', center: middle, radius: radius - 2.5, width: 0.6 },
        label,
      ]
    }
    const right = left + bill.width
    const bottom = top + bill.height
    return [
      {
        kind: 'polygon',
        points: [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
        fill: 'white',
      },
      {
        kind: 'polygon',
        points: [
          [left + 3, top + 3],
          [right - 3, top + 3],
          [right - 3, bottom - 3],
          [left + 3, bottom - 3],
        ],
        width: 0.6,
      },
      label,
    ]
  })
  const rows = Math.ceil(values.length / across)
  return {
    width: Math.min(values.length, across) * cell.width,
    height: rows * cell.height,
    alt,
    marks,
  }
}
