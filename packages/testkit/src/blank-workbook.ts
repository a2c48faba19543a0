import { cellAddressOf } from '@klasrum/documents/address'
import { packZip } from '@klasrum/documents/pack-zip'

/** A text, a number, a formula with what it came to last, or a cell that only has a look. */
type Cell = string | number | { f: string; was?: string | number } | null
export type Row = Record<number, Cell>
export type Sheet = {
  name: string
  rows: Record<number, Row>
  merges?: string[]
  protection?: string
  checks?: string
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(address: string, cell: Cell): string {
  const look = ' s="1"'
  if (cell === null) return `<c r="${address}"${look}/>`
  if (typeof cell === 'number') return `<c r="${address}"${look}><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${address}"${look} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  const { f, was = '' } = cell
  const kind = typeof was === 'string' ? ' t="str"' : ''
  return `<c r="${address}"${look}${kind}><f>${escaped(f)}</f><v>${was}</v></c>`
}

function sheetXml({ rows, merges = [], protection = '', checks = '' }: Sheet): string {
  const data = Object.entries(rows).map(([row, cells]) => {
    const own = Object.entries(cells).map(([column, cell]) =>
      cellXml(cellAddressOf(Number(row), Number(column)), cell),
    )
    return `<row r="${row}" ht="15" customHeight="1">${own.join('')}</row>`
  })
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data.join('')}</sheetData>${protection}${
    merged ? `<mergeCells count="${merges.length}">${merged}</mergeCells>` : ''
  }${checks}</worksheet>`
}

export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook with a picture nobody looks at, as the department's files have them. */
export function workbook(sheets: readonly Sheet[]): Buffer {
  const types = sheets.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const names = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const text = (xml: string) => Buffer.from(`${head}${xml}`)
  return packZip(
    new Map<string, Buffer>([
      [
        '[Content_Types].xml',
        text(
          `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${types.join('')}</Types>`,
        ),
      ],
      [
        '_rels/.rels',
        text(
          `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        ),
      ],
      [
        'xl/workbook.xml',
        text(
          `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${names.join('')}</sheets><calcPr calcId="191029"/></workbook>`,
        ),
      ],
      [
        'xl/_rels/workbook.xml.rels',
        text(
          `<Relationships xmlns="${packaged}/relationships">${links.join('')}<Relationship Id="rId90" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
        ),
      ],
      [
        'xl/styles.xml',
        text(
          `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="10"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyProtection="1"><protection locked="0"/></xf></cellXfs></styleSheet>`,
        ),
      ],
      ['xl/media/image1.png', Buffer.from('89504e470d0a1a0a00000001', 'hex')],
      ...sheets.map((sheet, at): [string, Buffer] => [
        `xl/worksheets/sheet${at + 1}.xml`,
        Buffer.from(sheetXml(sheet)),
      ]),
    ]),
    { smaller: true },
  )
}
