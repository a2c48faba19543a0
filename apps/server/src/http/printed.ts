import type { FileReply, Received } from '@klasrum/contract/endpoint'

type File = Received<typeof FileReply>

/** To look at and to print. */
export const pdfFile = (name: string, bytes: File['bytes']): File => ({
  type: 'application/pdf',
  name: `${name}.pdf`,
  inline: true,
  bytes,
})

/** To save and to work on. */
export const xlsxFile = (name: string, bytes: File['bytes']): File => ({
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  name: `${name}.xlsx`,
  bytes,
})

/** In plain letters, so that every system can keep it, with the day, so that it is found again. */
export const fileName = (words: readonly string[], moment?: Date): string =>
  [...words, moment ? isoDay.format(moment) : '']
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Manila' })
const day = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'Asia/Manila' })
export const printedOn = (moment: Date): string => `Printed ${day.format(moment)}`

export const paperSizeOf = (asked: 'a4' | 'long'): 'A4' | 'long' => (asked === 'long' ? 'long' : 'A4')
