import type { CellLook } from '@klasrum/documents/book'

const all = ['left', 'top', 'right', 'bottom'] as const
const leaf = '0F6B5C'
const pale = 'E4EFEC'
const paper = 'F4F2ED'
const mango = 'FDEFCF'
/** Red below the passing grade. */
const passingRed = '[Red][<75]'

const score: CellLook = { align: 'center', lines: all }
const head: CellLook = { bold: true, colour: 'FFFFFF', fill: leaf, align: 'center', wrap: true, lines: all }
const figure: CellLook = { align: 'center', fill: paper, lines: all }
const most: CellLook = { bold: true, fill: mango, align: 'center', lines: all }

export const exportLooks = {
  title: { bold: true, size: 16, colour: leaf },
  subtitle: { size: 10, colour: '4A5551' },
  label: { size: 9, colour: '4A5551' },
  fact: { bold: true, size: 10 },
  heading: { bold: true, size: 11, colour: leaf, lines: ['bottom'] },
  entry: { lines: ['bottom'] },
  centred: { align: 'center', lines: ['bottom'] },
  textEntry: { format: '@', align: 'left', lines: ['bottom'] },
  note: { italic: true, size: 9, colour: '4A5551' },
  head,
  itemTitle: { size: 9, fill: pale, align: 'center', wrap: true, turned: true, lines: all },
  code: { bold: true, size: 9, fill: pale, align: 'center', wrap: true, lines: all },
  side: { bold: true, size: 9, fill: pale, align: 'center', wrap: true, lines: all },
  most,
  mostLabel: { ...most, align: 'left', indented: true, lines: ['top', 'bottom'] },
  mostTotal: { ...most, format: '0;-0;;@' },
  mostPercent: { ...most, format: '0.00' },
  mostWeight: { ...most, format: '0%' },
  band: { bold: true, fill: pale, align: 'left', indented: true, lines: ['top', 'bottom'] },
  number: { ...score, colour: '4A5551', size: 9 },
  name: { align: 'left', indented: true, lines: ['top', 'bottom'] },
  lrn: { ...score, size: 9, format: '@' },
  score: { ...score, format: '0' },
  /** Shows 17.5 and 17 as they are; a format with an optional decimal would show "17.". */
  halfScore: score,
  total: { ...figure, format: '0' },
  halfTotal: figure,
  percent: { ...figure, format: '0.00' },
  initial: { ...figure, bold: true, format: '0.00' },
  wholeGrade: { ...figure, bold: true, fill: pale, format: `${passingRed}0;0` },
  exactGrade: { ...figure, bold: true, fill: pale, format: `${passingRed}0.00;0.00` },
  words: { ...score, align: 'left', indented: true, size: 9 },
} as const satisfies Record<string, CellLook>

export type LookName = keyof typeof exportLooks
