import { readFile } from 'node:fs/promises'
import { openRecord } from '@klasrum/testkit/exported-records'
import type { Download } from '@playwright/test'

/** The first quarter of an exported record. */
export async function openFirstQuarter(file: Download) {
  const book = await openRecord(await readFile(await file.path()))
  const sheet = book.worksheets.find(({ name }) => name.endsWith('_Q1'))
  if (!sheet) throw new Error('The record has no sheet of the first quarter.')
  return { book, sheet }
}

/** The exported record after somebody worked on it in Excel; the first boy is in row 12. */
export async function edited(file: Download, cells: Record<string, number | string | null>): Promise<Buffer> {
  const { book, sheet } = await openFirstQuarter(file)
  for (const [address, value] of Object.entries(cells)) sheet.getCell(address).value = value
  return Buffer.from(await book.xlsx.writeBuffer())
}
