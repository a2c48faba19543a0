import { Workbook } from '@cj-tech-master/excelts'

export type RegisteredLearner = {
  lrn: string
  last: string
  first: string
  middle: string
  sex: 'M' | 'F'
  /** MM/DD/YYYY */
  born: string
}

const boys = [
  'Andres',
  'Bayani',
  'Carlo',
  'Dominador',
  'Emilio',
  'Fidel',
  'Gregorio',
  'Hernando',
  'Isagani',
  'Jose',
]
const girls = [
  'Amihan',
  'Bituin',
  'Corazon',
  'Diwata',
  'Esperanza',
  'Feliza',
  'Gabriela',
  'Hiraya',
  'Imelda',
  'Josefa',
]
const surnames = [
  ...['Abad', 'Bautista', 'Castillo', 'Dela Cruz', 'Enriquez', 'Fernandez', 'Garcia', 'Hernandez', 'Ibañez'],
  ...['Javier', 'Katigbak', 'Lacson', 'Mendoza', 'Navarro', 'Ocampo', 'Peñaflor', 'Quizon', 'Reyes'],
  ...['Santos', 'Tolentino', 'Umali', 'Villanueva', 'Yap'],
]
const at = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('The list is empty.')
  return value
}

/** The same people each time, boys first, each by surname. */
export const registeredLearners = (count = 45, series = 0): RegisteredLearner[] =>
  Array.from({ length: count }, (_, index) => {
    const isBoy = index < Math.ceil(count / 2)
    return {
      lrn: String(401_200_000_000 + series * 10_000 + index),
      last: at(surnames, index),
      first: at(isBoy ? boys : girls, index * 3 + Math.floor(index / 10)),
      middle: at(surnames, index * 7 + 5),
      sex: isBoy ? 'M' : 'F',
      born: `${String((index % 12) + 1).padStart(2, '0')}/${String((index % 28) + 1).padStart(2, '0')}/2013`,
    } as const
  })

export const nameOf = ({ last, first, middle }: RegisteredLearner): string => `${last}, ${first} ${middle}`

/** As cells copied from a spreadsheet arrive. */
export const pastedLearners = (
  learners: readonly RegisteredLearner[] = registeredLearners(),
  { labels = true }: { labels?: boolean } = {},
): string =>
  [
    ...(labels ? [['LRN', 'Name', 'Sex', 'Birthdate']] : []),
    ...learners.map((learner) => [learner.lrn, nameOf(learner), learner.sex, learner.born]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\r\n')

type Sf1 = {
  /** Columns that everything is moved to the right by, as in a copy that somebody changed. */
  shift?: number
  learners?: readonly RegisteredLearner[]
}

/** Like the department's School Form 1: labels in two merged rows, boys, girls, their totals, a legend and signatures. */
export async function schoolForm1({ shift = 0, learners = registeredLearners() }: Sf1 = {}): Promise<Buffer> {
  const book = new Workbook()
  const sheet = book.addWorksheet('School Form 1 (SF1)')
  const put = (
    row: number,
    column: number,
    value: string | number | Date,
    to?: [row: number, column: number],
  ) => {
    sheet.getCell(row, column + shift).value = value
    if (to) sheet.mergeCells(row, column + shift, to[0], to[1] + shift)
  }
  put(1, 3, 'School Form 1 (SF 1) School Register', [1, 20])
  put(2, 3, '(This replaces Form 1, Master List & STS Form 2-Family Background and Profile)', [2, 20])
  for (const [column, label, value] of [
    [3, 'School ID', 301801],
    [8, 'Region', 'IV-A'],
    [14, 'Division', 'Laguna'],
  ] as const) {
    put(3, column, label)
    put(3, column + 2, value)
  }
  for (const [column, label, value] of [
    [3, 'School Name', 'Mabini National High School'],
    [10, 'School Year', '2026 - 2027'],
    [14, 'Grade Level', 'Grade 7'],
    [18, 'Section', 'RIZAL'],
  ] as const) {
    put(4, column, label)
    put(4, column + 2, value)
  }
  const over = (column: number, label: string, width = 1) => put(6, column, label, [7, column + width - 1])
  over(1, 'LRN', 2)
  over(3, 'NAME\n(Last Name, First Name, Middle Name)', 4)
  over(7, 'Sex\n(M/F)')
  over(8, 'BIRTH DATE\n(mm/ dd/ yyyy)', 2)
  over(10, 'AGE as of 1st Friday June')
  over(11, 'MOTHER TONGUE')
  over(12, 'IP\n(Ethnic Group)')
  over(13, 'RELIGION')
  put(6, 14, 'ADDRESS', [6, 17])
  for (const [index, label] of [
    'House #/ Street/ Sitio/ Purok',
    'Barangay',
    'Municipality/ City',
    'Province',
  ].entries())
    put(7, 14 + index, label)
  put(6, 18, 'PARENTS', [6, 19])
  put(7, 18, "Father's Name (Last Name, First Name, Middle Name)")
  put(7, 19, "Mother's Maiden Name (Last Name, First Name, Middle Name)")
  put(6, 20, 'GUARDIAN\n(If not Parent)', [6, 21])
  put(7, 20, 'Name')
  put(7, 21, 'Relationship')
  over(22, 'Contact Number of Parent or Guardian')
  put(6, 23, 'REMARKS')
  put(7, 23, '(Please refer to the legend on last page)')
  let row = 8
  const total = (label: string, count: number) => {
    put(row, 1, count)
    put(row, 3, `<=== ${label}`, [row, 6])
    row += 1
  }
  for (const [sex, label] of [
    ['M', 'TOTAL MALE'],
    ['F', 'TOTAL FEMALE'],
  ] as const) {
    const some = learners.filter((learner) => learner.sex === sex)
    for (const learner of some) {
      writeLearner(put, row, learner)
      row += 1
    }
    total(label, some.length)
  }
  total('COMBINED', learners.length)
  row += 1
  put(row, 1, 'List and Code of Indicators under REMARKS column', [row, 12])
  put(row + 1, 1, 'Indicator')
  put(row + 1, 5, 'Code')
  put(row + 1, 8, 'Required Information')
  put(row + 2, 1, 'Transferred Out')
  put(row + 2, 5, 'T/O')
  put(row + 2, 8, 'Name of Public (P) Private (PR) School & Effectivity Date')
  put(row + 1, 18, 'Prepared by:')
  put(row + 2, 18, 'LUZ SANTOS')
  put(row + 3, 18, '(Signature of Adviser over Printed Name)')
  put(row + 1, 20, 'Certified Correct:')
  put(row + 2, 20, 'GRACE UY')
  put(row + 4, 1, 'Generated on: Monday, June 8, 2026')
  return Buffer.from(await book.xlsx.writeBuffer())
}

function writeLearner(
  put: (
    row: number,
    column: number,
    value: string | number | Date,
    to?: [row: number, column: number],
  ) => void,
  row: number,
  { lrn, last, first, middle, sex, born }: RegisteredLearner,
): void {
  put(row, 1, Number(lrn), [row, 2])
  put(row, 3, `${last},${first}, ${middle}`.toUpperCase(), [row, 6])
  put(row, 7, sex)
  put(row, 8, born.replaceAll('/', '-'), [row, 9])
  put(row, 10, 13)
  put(row, 11, 'Tagalog')
  put(row, 13, 'Christianity')
  put(row, 14, 'PUROK 3')
  put(row, 15, 'SAN ISIDRO')
  put(row, 16, 'CALAMBA')
  put(row, 17, 'LAGUNA')
  put(row, 18, `${last}, PEDRO, CRUZ`.toUpperCase())
  put(row, 19, `${middle},MARIA,-`.toUpperCase())
  put(row, 22, '09171234567')
}

const workbookOf = async (rows: readonly (readonly unknown[])[]): Promise<Buffer> => {
  const book = new Workbook()
  const sheet = book.addWorksheet('Learners')
  for (const row of rows) sheet.addRow([...row] as never)
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** Each wrong in its own way; none may write a thing. */
export const brokenRegisters = {
  notATable: () => Buffer.from('%PDF-1.7\n%âãÏÓ'),
  /** What Excel makes of a workbook with a password. */
  encrypted: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]),
  wrongColumns: () => workbookOf([['Item No.', 'Price'], ...[1, 2, 3].map((each) => [each, each * 10.5])]),
  tooManyRows: () => Buffer.from(pastedLearners(registeredLearners(10_000))),
  repeatedLrn: () => {
    const [one, two, ...others] = registeredLearners(5)
    if (!one || !two) throw new Error('There are no learners.')
    return Buffer.from(pastedLearners([one, { ...two, lrn: one.lrn }, ...others]))
  },
  errors: () =>
    workbookOf([
      ['LRN', 'Name', 'Sex'],
      [{ error: '#REF!' }, 'Abad, Andres', 'M'],
      ['401200000002', { error: '#N/A' }, 'F'],
    ]),
  shortenedLrn: () => Buffer.from('LRN\tName\tSex\n4.01200E+11\tAbad, Andres\tM'),
  formulas: () =>
    workbookOf([
      ['LRN', 'Name', 'Sex'],
      ['401200000001', { formula: 'CONCATENATE("Abad",", Andres")', result: 'Abad, Andres' }, 'M'],
      ['401200000002', '=HYPERLINK("http://example.com","Ana")', 'F'],
    ]),
}
