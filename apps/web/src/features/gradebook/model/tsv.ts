/** A block as spreadsheets put it on the clipboard: a cell with a tab, break or quote in it is quoted. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '' || end === undefined) return rows
    if (end !== '\t') rows.push([])
    else if (cell.lastIndex === text.length) rows.at(-1)?.push('')
  }
  if (rows.length > 1) rows.pop()
  return rows
}

const quote = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quote).join('\t')).join('\n')
