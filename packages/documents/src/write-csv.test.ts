import { expect, test } from 'vitest'
import type { DataColumn } from './column.ts'
import { csvOf } from './write-csv.ts'

type Learner = { lrn: string; name: string; age: number | null }
const columns: readonly DataColumn<Learner>[] = [
  { name: 'LRN', width: 14, cell: ({ lrn }) => lrn },
  { name: 'Name', width: 30, cell: ({ name }) => name },
  { name: 'Age', width: 6, cell: ({ age }) => age },
]

async function csv(...batches: Learner[][]): Promise<string[]> {
  let text = ''
  for await (const part of csvOf(columns, batches)) text += part
  return text.split('\r\n')
}

test('the file says that it is UTF-8, and every batch is in it', async () => {
  const one = { lrn: '136428160001', name: 'Ñuñez, "Nena"', age: 12 }
  expect(await csv([one], [{ ...one, age: null }])).toEqual([
    '\uFEFFLRN,Name,Age',
    '136428160001,"Ñuñez, ""Nena""",12',
    '136428160001,"Ñuñez, ""Nena""",',
    '',
  ])
})

test.each(['=1+1', '+63', '-1', '@sum'])('%j stays text and is not run', async (name) => {
  expect((await csv([{ lrn: '1', name, age: -1 }]))[1]).toBe(`1,'${name},-1`)
})

test.each([
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\u3000＝1+1', "'\u3000＝1+1"],
  ['\ttab', '"\'\ttab"'],
  ['\t=1+1', '"\'\t\'=1+1"'],
  ['\r=1+1', '"\'\r\'=1+1"'],
  [';=1+1', '";\'=1+1"'],
  ['Cruz;＝1+1', '"Cruz;\'＝1+1"'],
  ['Cruz\n=1+1', '"Cruz\n\'=1+1"'],
  ['Dela Cruz-Reyes = Ana; Bo', '"Dela Cruz-Reyes = Ana; Bo"'],
])('F18: %j goes out as %j, which no spreadsheet runs', async (name, written) => {
  let text = ''
  for await (const part of csvOf(columns, [[{ lrn: '1', name, age: -1 }]])) text += part
  expect(text).toBe(`\uFEFFLRN,Name,Age\r\n1,${written},-1\r\n`)
})
