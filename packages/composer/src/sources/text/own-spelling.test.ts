import { describe, expect, test } from 'vitest'
import { fileOf } from '../../understand/sample-file.ts'
import { spellerOf } from './own-spelling.ts'

const filipino = fileOf(
  'fil',
  'Ang mag-aaral ay gumagawa. Ang mag-aaral ay bumabasa. Bawat mag-aaral ay kasama.',
  'Ang mag-aaral ay handa. Dapat mag-aral ang bata.',
)

const english = fileOf(
  'en',
  'Temperature is measured. The temperature rises. A temperature falls. Each temperature is read.',
  'The temperture was high. Plants need water. The plants grow. These plants bloom. All plants die.',
)

describe('a slip of spelling is mended by the words that the file itself repeats', () => {
  test('but not where no dictionary says that it is one', () => {
    expect(spellerOf(filipino)('Dapat mag-aral ang bata.', 'fil')).toBe('Dapat mag-aral ang bata.')
  })
  test.each([
    ['What temperture is high?', 'What temperature is high?'],
    ['Which plant is a tree?', 'Which plant is a tree?'],
  ])('%s', (written, mended) => {
    expect(spellerOf(english)(written, 'en')).toBe(mended)
  })
})
