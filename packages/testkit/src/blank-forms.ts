import { packZip } from '@klasrum/documents/pack-zip'
import { escaped, head, office, packaged, type Row, type Sheet, workbook } from './blank-workbook.ts'

/** Rows of the boys and of the girls in every sheet of a quarter. */
export const recordRows = { highest: 7, boys: [9, 10, 11, 12], girls: [14, 15, 16, 17] } as const
/** Three written works, two performance tasks and an assessment; then the grades. */
export const recordColumns = {
  name: 2,
  ww: [6, 7, 8],
  pt: [12, 13],
  qa: [17],
  initial: 20,
  grade: 21,
} as const

type Wish = {
  /** How the form comes to the initial grade of a row; as the department says unless said otherwise. */
  initial?: (row: number) => string
}

/** As DepEd Order 8 of 2015 has it, small: names come from the sheet NAMES, and SUMMARY shows the grades. */
export function aBlankRecord({ initial }: Wish = {}): Buffer {
  const learners = [...recordRows.boys, ...recordRows.girls]
  const rowOf = (row: number, quarter: number): Row => ({
    1: learners.indexOf(row as (typeof learners)[number]) + 1,
    2: quarter === 1 ? { f: `IF(NAMES!B${row}="","",NAMES!B${row})` } : { f: `'Q1'!B${row}` },
    ...Object.fromEntries(
      [...recordColumns.ww, ...recordColumns.pt, ...recordColumns.qa].map((column) => [column, null]),
    ),
    9: { f: `IF(COUNT(F${row}:H${row})=0,"",SUM(F${row}:H${row}))` },
    10: { f: `IF(I${row}="","",ROUND(I${row}/I$7*100,2))` },
    11: { f: `IF(J${row}="","",ROUND(J${row}*K$7,2))` },
    14: { f: `IF(COUNT(L${row}:M${row})=0,"",SUM(L${row}:M${row}))` },
    15: { f: `IF(N${row}="","",ROUND(N${row}/N$7*100,2))` },
    16: { f: `IF(O${row}="","",ROUND(O${row}*P$7,2))` },
    18: { f: `IF(Q${row}="","",ROUND(Q${row}/Q$7*100,2))` },
    19: { f: `IF(R${row}="","",ROUND(R${row}*S$7,2))` },
    20: {
      f: initial?.(row) ?? `IF(COUNT(K${row},P${row},S${row})<3,"",ROUND(SUM(K${row},P${row},S${row}),2))`,
    },
    // What it came to in the class of last year.
    21: {
      f: `IF(T${row}="","",IF(T${row}>=60,75+INT(ROUND((T${row}-60)/1.6,6)),60+INT(T${row}/4)))`,
      was: 99,
    },
  })
  const quarterSheet = (quarter: number): Sheet => ({
    name: `Q${quarter}`,
    rows: {
      2: { 1: 'REGION', 3: null, 5: 'SCHOOL NAME', 7: null, 12: 'SUBJECT:', 13: null },
      5: {
        2: "LEARNERS' NAMES",
        6: 'WRITTEN WORKS',
        12: 'PERFORMANCE TASKS',
        17: 'QUARTERLY ASSESSMENT',
        20: 'Initial Grade',
        21: 'Quarterly Grade',
      },
      6: {
        6: 1,
        7: 2,
        8: 3,
        9: 'Total',
        10: 'PS',
        11: 'WS',
        12: 1,
        13: 2,
        14: 'Total',
        15: 'PS',
        16: 'WS',
        17: 1,
        18: 'PS',
        19: 'WS',
      },
      7: {
        2: 'HIGHEST POSSIBLE SCORE',
        6: null,
        7: null,
        8: null,
        9: { f: 'SUM(F7:H7)', was: 0 },
        10: 100,
        11: 0.4,
        12: null,
        13: null,
        14: { f: 'SUM(L7:M7)', was: 0 },
        15: 100,
        16: 0.4,
        17: null,
        18: 100,
        19: 0.2,
      },
      8: { 2: 'MALE' },
      ...Object.fromEntries(recordRows.boys.map((row) => [row, rowOf(row, quarter)])),
      13: { 2: 'FEMALE' },
      ...Object.fromEntries(recordRows.girls.map((row) => [row, rowOf(row, quarter)])),
    },
    merges: ['F5:K5', 'L5:P5', 'Q5:S5'],
    protection: '<sheetProtection sheet="1" objects="1" scenarios="1"/>',
    checks:
      '<dataValidations count="1"><dataValidation type="decimal" sqref="F9:H17"><formula1>0</formula1><formula2>F$7</formula2></dataValidation></dataValidations>',
  })
  return workbook([
    {
      name: 'NAMES',
      rows: { 1: { 2: 'LIST' }, ...Object.fromEntries(learners.map((row) => [row, { 2: null }])) },
    },
    ...[1, 2, 3, 4].map((quarter) => quarterSheet(quarter)),
    {
      name: 'SUMMARY',
      rows: Object.fromEntries(
        learners.map((row) => [
          row,
          { 2: { f: `'Q1'!B${row}`, was: 'Old, Name' }, 3: { f: `'Q1'!U${row}`, was: 99 } },
        ]),
      ),
    },
  ])
}

/** School Form 1 with rows for four boys and four girls, each block closed by its total. */
export const aBlankRegister = (): Buffer =>
  workbook([
    {
      name: 'SF1',
      rows: {
        1: { 1: 'School Form 1 (SF 1) School Register' },
        3: { 1: 'School ID', 2: null, 3: 'School Name', 4: null, 5: 'Section', 6: null },
        5: {
          1: 'LRN',
          2: 'NAME (Last Name, First Name, Middle Name)',
          3: 'Sex (M/F)',
          4: 'BIRTH DATE (mm/dd/yyyy)',
          5: 'AGE as of 1st Friday June',
          6: 'REMARKS',
        },
        ...Object.fromEntries(
          [6, 7, 8, 9].map((row) => [row, { 1: null, 2: null, 3: null, 4: null, 5: null }]),
        ),
        10: { 2: '<=== TOTAL MALE' },
        ...Object.fromEntries(
          [11, 12, 13, 14].map((row) => [row, { 1: null, 2: null, 3: null, 4: null, 5: null }]),
        ),
        15: { 2: '<=== TOTAL FEMALE' },
        17: { 1: 'Prepared by:' },
      },
    },
  ])

/** School Form 5 with a table of figures to its right. */
export const aBlankPromotion = (): Buffer =>
  workbook([
    {
      name: 'SF5',
      rows: {
        1: { 1: 'School Form 5 (SF 5) Report on Promotion' },
        4: {
          1: 'LRN',
          2: "LEARNER'S NAME",
          3: 'GENERAL AVERAGE',
          4: 'ACTION TAKEN: PROMOTED, CONDITIONAL or RETAINED',
        },
        ...Object.fromEntries(
          [5, 6, 7, 8].map((row) => [
            row,
            { 1: null, 2: null, 3: null, 4: null, ...(row === 5 && { 6: 'SUMMARY TABLE' }) },
          ]),
        ),
        9: { 2: 'COMBINED' },
      },
    },
  ])

/** School Form 10 with printed areas and two school years. */
export function aBlankPermanentRecord(): Buffer {
  const year = (from: number): Record<number, Row> => ({
    [from]: { 1: 'School: ____________ School ID: ______ Classified as Grade: ____ Section: ______' },
    [from + 1]: { 1: 'LEARNING AREAS', 2: 'Quarterly Rating', 6: 'FINAL RATING', 7: 'REMARKS' },
    [from + 2]: { 2: 1, 3: 2, 4: 3, 5: 4 },
    [from + 3]: { 1: 'Mathematics', 2: null, 3: null, 4: null, 5: null, 6: null, 7: null },
    [from + 4]: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null },
    [from + 5]: { 2: 'General Average', 6: null },
  })
  return workbook([
    {
      name: 'front',
      rows: {
        1: { 1: 'SF 10 - JHS' },
        2: { 1: "Learner's Permanent Academic Record for Junior High School" },
        3: { 1: 'LAST NAME:', 2: null, 3: 'FIRST NAME:', 4: null },
        4: { 1: 'Learner Reference Number (LRN):', 2: null },
        ...year(10),
        ...year(20),
      },
      merges: ['A11:A12', 'B11:E11', 'A21:A22', 'B21:E21'],
    },
  ])
}

const paragraph = (text: string) =>
  `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${text ? `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>` : ''}</w:p>`
const wordCell = (text: string, merge = '') => `<w:tc><w:tcPr>${merge}</w:tcPr>${paragraph(text)}</w:tc>`
const wordRow = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`

/** School Form 9 as a Word document: a placeholder, a label with a blank cell, and an area over two rows. */
export function aBlankWordCard(): Buffer {
  const [restart, goesOn] = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>']
  const blanks = (merge = '') => Array.from({ length: 6 }, () => wordCell('', merge))
  const tables = [
    `<w:tbl>${wordRow(wordCell('Name:'), wordCell('{lastName}, {firstName}, {middleName}'))}${wordRow(wordCell('Section:'), wordCell(''))}</w:tbl>`,
    `<w:tbl>${[
      wordRow(
        wordCell('Learning Areas', restart),
        `<w:tc><w:tcPr><w:gridSpan w:val="4"/></w:tcPr>${paragraph('Quarter')}</w:tc>`,
        wordCell('Final Grade', restart),
        wordCell('Remarks', restart),
      ),
      wordRow(
        wordCell('', goesOn),
        ...['1', '2', '3', '4'].map((text) => wordCell(text)),
        wordCell('', goesOn),
        wordCell('', goesOn),
      ),
      wordRow(wordCell('Mathematics'), ...blanks()),
      wordRow(wordCell('Araling'), ...blanks(restart)),
      wordRow(wordCell('Panlipunan (AP)'), ...blanks(goesOn)),
      wordRow(
        `<w:tc><w:tcPr><w:gridSpan w:val="5"/></w:tcPr>${paragraph('General Average')}</w:tc>`,
        wordCell(''),
        wordCell(''),
      ),
    ].join('')}</w:tbl>`,
  ]
  const text = (xml: string) => Buffer.from(`${head}${xml}`)
  return packZip(
    new Map([
      [
        '[Content_Types].xml',
        text(
          `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
        ),
      ],
      [
        '_rels/.rels',
        text(
          `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
        ),
      ],
      [
        'word/document.xml',
        text(
          `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('DepEd School Form 9')}${tables.join(paragraph(''))}${paragraph('')}</w:body></w:document>`,
        ),
      ],
      ['word/media/image1.png', Buffer.from('89504e470d0a1a0a00000001', 'hex')],
    ]),
    { smaller: true },
  )
}
