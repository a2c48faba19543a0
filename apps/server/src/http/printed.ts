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

const day = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'Asia/Manila' })
export const printedOn = (moment: Date): string => `Printed ${day.format(moment)}`

export const paperOf = (asked: 'a4' | 'long'): 'A4' | 'long' => (asked === 'long' ? 'long' : 'A4')
