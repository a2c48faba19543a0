import { expect, test } from 'vitest'
import { codesIn } from './codes.ts'

test.each([
  'EN7LC-I-a-5',
  'S4MT-Ia-b-1',
  'EsP7PS-Ia-1.1',
  'TLE_HECK7/8TL-0a-1',
  'STEM_GC11LC-IIIa-1',
  'EN10RC-Ia-2.15.2',
  'PSKPNP-00-1',
])('%s is a code', (code) => {
  expect(codesIn(`Name the parts of a plant (${code}).`).map((found) => found.code)).toEqual([code])
})

test('spaces and dashes in a code do not matter, and other words with hyphens are none', () => {
  expect(codesIn('EN7LC – I – a – 5').map(({ code }) => code)).toEqual(['EN7LC-I-a-5'])
  expect(codesIn('COVID-19, SARS-CoV-2, ISO 9001-2-b-3, pages 3-a-5, Science-I-a-5')).toEqual([])
})
