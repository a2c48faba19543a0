import { expect, test } from 'vitest'
import { csvOf } from './example-file.ts'

test('cells with commas, quotes and line breaks are quoted', () => {
  expect(
    csvOf([
      ['Name', 'Address'],
      ['Peñafrancia "Central"', 'Naga, Bicol'],
    ]),
  ).toBe('Name,Address\r\n"Peñafrancia ""Central""","Naga, Bicol"\r\n')
})
