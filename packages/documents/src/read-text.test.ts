import { expect, test } from 'vitest'
import { decodedText, delimitedLinesOf, recordsOf, sheetsOfText } from './read-text.ts'
import { Unreadable } from './sheet.ts'

const records = (text: string, delimiter: ',' | ';' | '\t' = ',') => [...recordsOf(text, delimiter)]

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  ['a,,b,', [['a', '', 'b', '']]],
  ['a,\nb', [['a', ''], ['b']]],
  ['\n\na', [[''], [''], ['a']]],
  ['"a,b","c\nd"\ne', [['a,b', 'c\nd'], ['e']]],
  ['"say ""hi""","",x', [['say "hi"', '', 'x']]],
  ['"a"b,c', [['ab', 'c']]],
  ['5" pipe,x', [['5" pipe', 'x']]],
  ['"open,x\ny', [['open,x\ny']]],
  ['"a",', [['a', '']]],
  ['""', [['']]],
])('%j is cut into cells', (text, expected) => {
  expect(records(text)).toEqual(expected)
})

test('other delimiters cut, and a comma is then part of a cell', () => {
  expect(records('a;b, c', ';')).toEqual([['a', 'b, c']])
  expect(records('a\tb, c', '\t')).toEqual([['a', 'b, c']])
})

test.each([
  ['UTF-8', Buffer.from('Niño')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFNiño')],
  ['Windows-1252', Buffer.from('Niño', 'latin1')],
  ['UTF-16 as Excel writes it', Buffer.from('\uFEFFNiño', 'utf16le')],
])('%s is read with every letter right', (_what, bytes) => {
  expect(decodedText(bytes)).toBe('Niño')
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['blanks', Buffer.from(' \r\n\t')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['an old or encrypted workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
])('%s is no text', (_what, bytes) => {
  expect(() => decodedText(bytes)).toThrow(Unreadable)
})

test('cells become one clean line, and rows keep the number they have in a spreadsheet', () => {
  expect(delimitedLinesOf('\n" Brgy. 1,\r\nCalamba "\n', ',')).toEqual([
    { number: 1, cells: [''], broken: [] },
    { number: 2, cells: ['Brgy. 1, Calamba'], broken: [] },
  ])
})

test('a hundred columns are read, one more is not, and trailing blanks do not count', () => {
  const wide = (count: number) => Array.from({ length: count }, () => 'x').join(',')
  expect(delimitedLinesOf(wide(100), ',')[0]?.cells).toHaveLength(100)
  expect(delimitedLinesOf(`${wide(100)}${','.repeat(200)}`, ',')).toHaveLength(1)
  expect(() => delimitedLinesOf(wide(101), ',')).toThrow(Unreadable)
})

test('a file without end is given up early', () => {
  expect(() => delimitedLinesOf('\n'.repeat(60_000), ',')).toThrow('too_many_rows')
})

test('text is divided by every delimiter it holds, so that who knows the labels can choose', () => {
  const divided = (text: string) => sheetsOfText(text).map(({ lines }) => lines.map(({ cells }) => cells))
  expect(divided('LRN;Name\n1;Cruz, Ana')).toEqual([
    [['LRN;Name'], ['1;Cruz', 'Ana']],
    [
      ['LRN', 'Name'],
      ['1', 'Cruz, Ana'],
    ],
  ])
  expect(divided('LRN\n1')).toEqual([[['LRN'], ['1']]])
})

test('a delimiter that cuts into too many columns is passed over while another does not', () => {
  const list = `LRN;Remarks\n1;${'a,'.repeat(120)}`
  expect(sheetsOfText(list)).toHaveLength(1)
  expect(() => sheetsOfText(list.replaceAll(';', ','))).toThrow(Unreadable)
})
