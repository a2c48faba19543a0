import { foodModule, waterModule } from '@klasrum/testkit/modules'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { sampleRoleOf, taught } from './sample-roles.ts'

const filipino = sourceDocument(waterModule, { language: 'fil', file_name: 'AP4_Q1_Modyul3.docx' })
const english = sourceDocument(foodModule, { file_name: 'SCI5_Q2_Module4.docx' })

test.each([
  [filipino, ['Ang ilog ay', 'Ang lawa ay', 'Ang mga anyong tubig']],
  [english, ['Photosynthesis is', 'Chlorophyll is', 'Green plants make']],
])('what a self-learning module explains and sums up is content', (document, explained) => {
  for (const beginning of nonEmpty(explained)) expect(sampleRoleOf(document, beginning)).toBe('content')
})

test.each([
  ['Filipino', filipino],
  ['English', english],
] as const)('nothing but the explanations of a module in %s feeds questions', (_, document) => {
  const texts = taught(document).filter((text) => /[.?!:]$|^[a-d]\. /.test(text))
  for (const text of nonEmpty(texts)) expect(text).toMatch(/^(?:Ang |Photosynthesis|Chlorophyll|Green)/)
  expect(texts).toHaveLength(3)
})

test.each([
  ['Kagawaran ng Edukasyon.', 'front', filipino],
  ['Manunulat:', 'front', filipino],
  ['natutukoy ang', 'frame', filipino],
  ['Panuto: Basahin', 'direction', filipino],
  ['Alin sa mga ito', 'exercise', filipino],
  ['a. ilog', 'exercise', filipino],
  ['______ Ang ilog', 'exercise', filipino],
  ['Anong anyong tubig', 'exercise', filipino],
  ['Susi sa Pagwawasto', 'key', filipino],
  ['Reyes, Amado', 'frame', filipino],
  ['Department of Education.', 'front', english],
  ['Writer:', 'front', english],
  ['describe how plants', 'frame', english],
  ['Directions: Choose the letter', 'direction', english],
  ['Which part of the plant', 'exercise', english],
  ['a. root', 'exercise', english],
  ['______ Plants', 'exercise', english],
  ['What do plants give off', 'exercise', english],
  ['Answer Key', 'key', english],
  ['Santos, Elena', 'frame', english],
] as const)('"%s" in a module is %s', (beginning, role, document) => {
  expect(sampleRoleOf(document, beginning)).toBe(role)
})
