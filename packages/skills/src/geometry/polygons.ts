import { ilan } from '../measurement/words.ts'

const names = {
  3: 'triangle',
  4: 'quadrilateral',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
} as const

/** "hexagon", "15-sided polygon". */
export const polygonName = (sides: number): string =>
  (names as Record<number, string>)[sides] ?? `${sides}-sided polygon`

export const pangalan = (sides: number): string =>
  (names as Record<number, string>)[sides] ?? `polygon na may ${ilan(sides, 'gilid')}`
