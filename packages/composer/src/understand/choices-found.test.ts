import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { exercisesOf } from './exercises-of.ts'
import { fileOf } from './sample-file.ts'
import { questionsIn, type SampleFilePart, withLists } from './sample-quiz.ts'

const organs = ['Lungs', 'Heart', 'Liver', 'Stomach']
const inOneLine = 'A. Lungs B. Heart C. Liver D. Stomach'
const pump = 'Which organ pumps blood through the body?'

describe('a question with choices is found in every layout', () => {
  const layouts: Record<string, readonly SampleFilePart[]> = {
    'on one line': [`1. ${pump} ${inOneLine}`],
    'small letters with brackets': [`1) ${pump} a) Lungs b) Heart c) Liver d) Stomach`],
    'a line for each': [`____1. ${pump}`, 'A. Lungs', 'B. Heart', 'C. Liver', 'D. Stomach'],
    'a line for the question and one for the choices': [`1. ${pump}`, inOneLine],
    'a list whose first letter the reader took': [`1. ${pump}`, ['Lungs B. Heart C. Liver D. Stomach']],
    'a list whose letters are all gone, where a letter is asked for': [
      'Encircle the letter of the correct answer.',
      pump,
      organs,
    ],
    'a list in two columns': [`1. ${pump}`, ['Lungs C. Liver', 'Heart D. Stomach']],
    'cells A and C over B and D': [
      `1. ${pump}`,
      {
        table: [
          ['A. Lungs', 'C. Liver'],
          ['B. Heart', 'D. Stomach'],
        ],
      },
    ],
    'a row with the question and its choices': [
      { table: [[`1. ${pump}`, 'A. Lungs', 'B. Heart', 'C. Liver', 'D. Stomach']] },
    ],
    'a question with its first choice in one item': [[`${pump} A) Lungs`, 'Heart', 'Liver', 'Stomach']],
    'headings for letters': [
      `### 1. ${pump}`,
      '#### A. Lungs',
      '#### B. Heart',
      '#### C. Liver',
      '#### D. Stomach',
    ],
    'a question that the page divides': ['1. Which organ pumps blood', 'through the body?', inOneLine],
  }
  test.each(nonEmpty(Object.entries(layouts)))('%s', (_, parts) => {
    const [question, ...others] = questionsIn(fileOf('en', '## Quiz', ...parts))
    expect(others).toEqual([])
    expect(question).toMatchObject({ kind: 'multiple_choice', stem: pump, options: organs, number: 1 })
  })

  test('signs as choices, numbers with a space in them', () => {
    const document = fileOf('fil', '## Subukin', '_____1. Aling simbolo ang angkop sa 2 450 at 2 540?', [
      '> B. < C. = D. +',
    ])
    expect(questionsIn(document)[0]).toMatchObject({ options: ['>', '<', '=', '+'] })
  })

  test('a run of questions whose lists are of one length, without letters or a direction', () => {
    const document = fileOf(
      'en',
      '# Quiz on Plants',
      ...withLists(
        ['## 1. Which part makes food?', 'Leaf Root Stem Seed'],
        ['## 2. Which part takes in water?', 'Leaf Root Stem Seed'],
        ['## 3. Which part carries water?', 'Leaf Root Stem Seed'],
      ),
    )
    expect(questionsIn(document).map(({ options }) => options.length)).toEqual([4, 4, 4])
  })

  test('bare sums in a run of exercises, a line to be read between question and choices', () => {
    const document = fileOf(
      'fil',
      '## Subukin',
      'Kunin ang kalahati ng bawat bilang.',
      ...withLists(['48 ÷ 2', '22 23 24 25'], ['66 ÷ 2', '31 32 33 34'], ['90 ÷ 2', '40 45 50 55']),
      '## Tayahin',
      'Isulat ang letra ng tamang sagot.',
      '1. Ano ang ikatlo sa mga salitang ito?',
      ...withLists(['bola lapis papel aklat', 'bola lapis papel aklat']),
    )
    const exercise = document.blocks.map(() => 'exercise' as const)
    expect(exercisesOf(document, exercise).map(({ stem, options }) => [stem, options.length])).toEqual([
      ['48 ÷ 2', 4],
      ['66 ÷ 2', 4],
      ['90 ÷ 2', 4],
      ['Ano ang ikatlo sa mga salitang ito? bola lapis papel aklat', 4],
    ])
  })

  test('what blocks are taken for does not matter', () => {
    const document = fileOf('en', '## Notes', `1. ${pump} ${inOneLine}`)
    expect(exercisesOf(document, ['content', 'content'])).toHaveLength(1)
  })

  test('the quote stands word for word in its block', () => {
    const [question] = questionsIn(fileOf('en', '## Quiz', `____1. ${pump}`, inOneLine))
    expect(question).toMatchObject({
      quote: `____1. ${pump}`,
      place: { file: 'lesson.docx', page: 1, paragraph: 2 },
    })
  })

  test('lists with letters in a text are no choices', () => {
    const document = fileOf(
      'en',
      '## Safety in the Classroom',
      'Good classrooms have (a) open windows (b) enough light (c) clean floors',
      '## The Parts of a Plant',
      'A plant has these parts, and each of them has work of its own to do.',
      ['Roots', 'Stem', 'Leaves', 'Flowers'],
    )
    expect(questionsIn(document)).toEqual([])
  })
})
