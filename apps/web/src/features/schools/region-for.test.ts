import { expect, test } from 'vitest'
import { regionFor } from './region-for.ts'

const divisions = [
  { id: 1, region: 'Region IV-A' },
  { id: 2, region: 'Region III' },
]

test('a blank region takes that of the chosen division', () => {
  expect(regionFor({ division_id: '', region: ' ' }, '1', divisions)).toBe('Region IV-A')
})

test('the region goes along to another division', () => {
  expect(regionFor({ division_id: '1', region: 'Region IV-A' }, '2', divisions)).toBe('Region III')
})

test('a region that was typed otherwise stays', () => {
  expect(regionFor({ division_id: '1', region: 'BARMM' }, '2', divisions)).toBe('BARMM')
})

test('taking the division away keeps the region', () => {
  expect(regionFor({ division_id: '1', region: 'Region IV-A' }, '', divisions)).toBe('Region IV-A')
})
