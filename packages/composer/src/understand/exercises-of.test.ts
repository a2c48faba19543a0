import type { SourceDocument } from '@klasrum/contract/source'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { exercisesOf } from './exercises-of.ts'
import type { FileQuestion } from './file-question.ts'
import { rolesOf } from './roles-of.ts'
import { fileOf } from './sample-file.ts'

const read = (document: SourceDocument): FileQuestion[] => exercisesOf(document, rolesOf(document))
const answersIn = (document: SourceDocument) => read(document).map(({ answer }) => answer)

const organs = ['Lungs', 'Heart', 'Liver', 'Stomach']
const pump = 'Which organ pumps blood through the body?'

describe('a question with choices is found in every layout', () => {
  const layouts: Record<string, SourceDocument> = {
    'on one line': fileOf('en', '## Quiz', `1. ${pump} A. Lungs B. Heart C. Liver D. Stomach`),
    'small letters with brackets': fileOf(
      'en',
      '## Quiz',
      `1) ${pump} a) Lungs b) Heart c) Liver d) Stomach`,
    ),
    'a line for each': fileOf(
      'en',
      '## Quiz',
      `____1. ${pump}`,
      'A. Lungs',
      'B. Heart',
      'C. Liver',
      'D. Stomach',
    ),
    'a line for the question and one for the choices': fileOf(
      'en',
      '## Quiz',
      `1. ${pump}`,
      'A. Lungs B. Heart C. Liver D. Stomach',
    ),
    'a list whose first letter the reader took': fileOf('en', '## Quiz', `1. ${pump}`, [
      'Lungs B. Heart C. Liver D. Stomach',
    ]),
    'a list whose letters are all gone, where a letter is asked for': fileOf(
      'en',
      '## Quiz',
      'Encircle the letter of the correct answer.',
      pump,
      organs,
    ),
    'a list in two columns': fileOf('en', '## Quiz', `1. ${pump}`, ['Lungs C. Liver', 'Heart D. Stomach']),
    'cells A and C over B and D': fileOf('en', '## Quiz', `1. ${pump}`, {
      table: [
        ['A. Lungs', 'C. Liver'],
        ['B. Heart', 'D. Stomach'],
      ],
    }),
    'a row with the question and its choices': fileOf('en', '## Quiz', {
      table: [[`1. ${pump}`, 'A. Lungs', 'B. Heart', 'C. Liver', 'D. Stomach']],
    }),
    'a question with its first choice in one item': fileOf('en', '## Quiz', [
      `${pump} A) Lungs`,
      'Heart',
      'Liver',
      'Stomach',
    ]),
    'headings for letters': fileOf(
      'en',
      '## Quiz',
      `### 1. ${pump}`,
      '#### A. Lungs',
      '#### B. Heart',
      '#### C. Liver',
      '#### D. Stomach',
    ),
    'a question that the page divides': fileOf(
      'en',
      '## Quiz',
      '1. Which organ pumps blood',
      'through the body?',
      'A. Lungs B. Heart C. Liver D. Stomach',
    ),
  }
  test.each(nonEmpty(Object.entries(layouts)))('%s', (_, document) => {
    const [question, ...others] = read(document)
    expect(others).toEqual([])
    expect(question).toMatchObject({ kind: 'multiple_choice', stem: pump, options: organs, number: 1 })
  })

  test('signs as choices, numbers with a space in them', () => {
    const document = fileOf('fil', '## Subukin', '_____1. Aling simbolo ang angkop sa 2 450 at 2 540?', [
      '> B. < C. = D. +',
    ])
    expect(read(document)[0]).toMatchObject({ options: ['>', '<', '=', '+'] })
  })

  test('a run of questions whose lists are of one length, without letters or a direction', () => {
    const document = fileOf(
      'en',
      '# Quiz on Plants',
      '## 1. Which part makes food?',
      ['Leaf', 'Root', 'Stem', 'Seed'],
      '## 2. Which part takes in water?',
      ['Leaf', 'Root', 'Stem', 'Seed'],
      '## 3. Which part carries water?',
      ['Leaf', 'Root', 'Stem', 'Seed'],
    )
    expect(read(document).map(({ options }) => options.length)).toEqual([4, 4, 4])
  })

  test('bare sums in a run of exercises, a line to be read between question and choices', () => {
    const document = fileOf(
      'fil',
      '## Subukin',
      'Kunin ang kalahati ng bawat bilang.',
      '48 ÷ 2',
      ['22', '23', '24', '25'],
      '66 ÷ 2',
      ['31', '32', '33', '34'],
      '90 ÷ 2',
      ['40', '45', '50', '55'],
      '## Tayahin',
      'Isulat ang letra ng tamang sagot.',
      '1. Ano ang ikatlo sa mga salitang ito?',
      'bola lapis papel aklat',
      ['bola', 'lapis', 'papel', 'aklat'],
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
    const document = fileOf('en', '## Notes', `1. ${pump} A. Lungs B. Heart C. Liver D. Stomach`)
    expect(exercisesOf(document, ['content', 'content'])).toHaveLength(1)
  })

  test('the quote stands word for word in its block', () => {
    const [question] = read(
      fileOf('en', '## Quiz', `____1. ${pump}`, 'A. Lungs B. Heart C. Liver D. Stomach'),
    )
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
    expect(read(document)).toEqual([])
  })
})

const three = [
  '1. Which planet is nearest to the sun? A. Venus B. Mercury C. Mars D. Earth',
  '2. Which planet has rings that are easy to see? A. Mars B. Venus C. Saturn D. Earth',
  '3. Which planet do we live on? A. Earth B. Mars C. Venus D. Saturn',
]

describe('the answers of the file are joined with its questions', () => {
  const keys: Record<string, readonly Parameters<typeof fileOf>[1][]> = {
    'in a row': ['## Answer Key', '1. B 2. C 3. A'],
    'in a row without points': ['## Answer Key', '1 B, 2 C, 3 A'],
    'in the line of its name': ['Answer Key: 1. B 2. C 3. A'],
    'a line for each': ['## Key to Correction', '1. B', '2. C', '3. A'],
    'letters with the words': ['## Answer’s Key', '1. B. Mercury 2. C. Saturn 3. A. Earth'],
    'the words alone': ['## Answers', '1. Mercury 2. Saturn 3. Earth'],
    'a list whose numbers are gone': ['## Susi sa Pagwawasto', ['B', 'C', 'A']],
    'a table of numbers and letters': [
      '## Answer Key',
      {
        table: [
          ['Number', 'Answer'],
          ['1', 'B'],
          ['2', 'C'],
          ['3', 'A'],
        ],
      },
    ],
    'numbers over letters': [
      '## Answer Key',
      {
        table: [
          ['1', '2', '3'],
          ['B', 'C', 'A'],
        ],
      },
    ],
    'by the name of the set': ['## Answer Key', '### Quiz', '1. B 2. C 3. A'],
    'names and answers in one paragraph': ['## Answer Key', 'Quiz: 1. B | 2. C | 3. A'],
    'under the name of its column': [
      '## Answer Key',
      {
        table: [
          ['Task', 'Quiz'],
          ['1. x', '1. B'],
          ['2. y', '2. C'],
          ['', '3. A'],
        ],
      },
    ],
    'names over columns': ['## Answer Key', { table: [['Quiz'], ['1. B 2. C 3. A']] }],
  }
  test.each(nonEmpty(Object.entries(keys)))('%s', (_, key) => {
    expect(answersIn(fileOf('en', '## Quiz', ...three, ...key))).toEqual([1, 2, 0])
  })

  const marked: Record<string, SourceDocument> = {
    'after "Answer:"': fileOf(
      'en',
      '## Quiz',
      three[0] ?? '',
      'Answer: B',
      three[1] ?? '',
      'Answer: C. Saturn',
      three[2] ?? '',
      'Ans. A',
    ),
    'after "Sagot:"': fileOf(
      'fil',
      '## Pagsusulit',
      three[0] ?? '',
      'Sagot: B',
      three[1] ?? '',
      'Sagot: C',
      three[2] ?? '',
      'Sagot: A',
    ),
    'on the blank': fileOf('en', '## Quiz', `__B__${three[0]}`, `__C__${three[1]}`, `__A__${three[2]}`),
    'by a tick': fileOf(
      'en',
      '## Quiz',
      '1. Which planet is nearest to the sun? A. Venus B. Mercury ✓ C. Mars',
      '2. Which planet has rings that are easy to see? A. Mars B. Venus C. Saturn ✓',
      '3. Which planet do we live on? A. Earth ✓ B. Mars C. Venus',
    ),
    'in bold all through': fileOf(
      'en',
      '## Quiz',
      'Choose the letter of the best answer.',
      'Which planet is nearest to the sun?',
      { list: ['Venus', 'Mercury', 'Mars'], bold: ['Mercury'] },
      'Which planet has rings that are easy to see?',
      { list: ['Mars', 'Venus', 'Saturn with its rings'], bold: ['C. Saturn with', 'its rings'] },
      'Which planet do we live on?',
      { list: ['Earth', 'Venus', 'Saturn'], bold: ['Earth'] },
    ),
    'one whole choice of each question a term, however long': fileOf(
      'en',
      '# Rain Quiz Key',
      'Why does it rain on the islands?',
      {
        list: [
          'Because of the moon.',
          'Because the warm air over the sea rises and then becomes cool again.',
          'Because of the stars.',
        ],
        bold: ['Because the warm air over the sea rises and then becomes cool again.'],
      },
      'How many months of the year have rain?',
      { list: ['12', '1', '6'], bold: ['6'] },
      'Where does the rain come from?',
      { list: ['clouds', 'stones', 'sand'], bold: ['clouds'] },
    ),
  }
  test.each(nonEmpty(Object.entries(marked)))('%s', (_, document) => {
    expect(answersIn(document)).toEqual([1, 2, 0])
    expect(
      read(document)
        .flatMap(({ options }) => options)
        .join(),
    ).not.toContain('✓')
  })

  test('several sets by their names, in whatever order the key has them', () => {
    const document = fileOf(
      'fil',
      '## Subukin',
      'Piliin ang letra ng tamang sagot.',
      '1. Alin ang anyong tubig? A. ilog B. burol C. lambak',
      '2. Alin ang anyong lupa? A. dagat B. lawa C. bundok',
      '## Tayahin',
      'Piliin ang letra ng tamang sagot.',
      '1. Alin ang pinakamataas? A. bundok B. burol C. lambak',
      '2. Alin ang maalat ang tubig? A. lawa B. dagat C. ilog',
      '## Susi sa Pagwawasto',
      'Tayahin: 1. A 2. B',
      'Subukin: 1. A 2. C',
    )
    expect(answersIn(document)).toEqual([0, 2, 0, 1])
  })

  test('sets with one name in two lessons by their order', () => {
    const document = fileOf(
      'en',
      '# Lesson 1',
      '## Assessment',
      '1. Which is a solid? A. ice B. steam C. air',
      '2. Which is a gas? A. stone B. milk C. oxygen',
      '# Lesson 2',
      '## Assessment',
      '1. Which melts? A. ice B. sand C. wood',
      '2. Which floats on water? A. iron B. cork C. stone',
      '# Answer Key',
      {
        table: [
          ['Assessment', '1. A 2. C'],
          ['Assessment', '1. A 2. B'],
        ],
      },
    )
    expect(answersIn(document)).toEqual([0, 2, 0, 1])
  })

  test('true or false by letters, words and in Filipino', () => {
    const set = (direction: string, key: string) =>
      answersIn(
        fileOf(
          'en',
          '## Activity 1',
          direction,
          ['Water boils when it is heated.', 'Ice is a gas.', 'Steam is warm.'],
          '## Answer Key',
          key,
        ),
      )
    expect(set('Write T if the statement is true and F if it is false.', '1. T 2. F 3. T')).toEqual([
      true,
      false,
      true,
    ])
    expect(set('Tama o Mali. Isulat ang T kung tama at M kung mali.', '1. T 2. M 3. T')).toEqual([
      true,
      false,
      true,
    ])
    expect(set('Fact or Bluff: Write Fact or Bluff on the line.', '1. Fact 2. Bluff 3. Fact')).toEqual([
      true,
      false,
      true,
    ])
    expect(set('True or False', '1. True 2. False - it is a solid 3. True')).toEqual([true, false, true])
  })

  test('statements that are sorted into kinds by letters', () => {
    const document = fileOf(
      'en',
      '## Task 1: Sort',
      'Decide if the change is Physical (P) or Chemical (C).',
      ['Paper is torn into small pieces.', 'A nail rusts in the rain.'],
      '## Answer Key',
      'Task 1: 1. torn (P) | 2. rusts (C)',
    )
    expect(read(document)).toMatchObject([
      { answer: 'Physical', answers: ['P'] },
      { answer: 'Chemical', answers: ['C'] },
    ])
  })

  test('blanks with words, and words that are right as well', () => {
    const document = fileOf(
      'en',
      '## Exercise 2',
      'Fill in the blanks.',
      ['Plants take in water through their ________.', 'The ________ carries water to the leaves.'],
      '## Answer Key',
      'Exercise 2: 1. roots 2. stem / stalk',
    )
    expect(read(document)).toMatchObject([
      { kind: 'identification', answer: 'roots' },
      { kind: 'identification', answer: 'stem', answers: ['stalk'] },
    ])
  })

  test('two columns that are matched', () => {
    const document = fileOf(
      'en',
      '## Activity 3',
      'Match column A with column B. Write the letter.',
      {
        table: [
          ['____1. pumps blood', 'A. lungs'],
          ['____2. takes in air', 'B. brain'],
          ['____3. controls the body', 'C. heart'],
          ['', 'D. liver'],
        ],
      },
      '## Answer Key',
      '1. C 2. A 3. B',
    )
    const found = read(document)
    expect(found.map(({ kind, answer }) => [kind, answer])).toEqual([
      ['matching', 2],
      ['matching', 0],
      ['matching', 1],
    ])
    expect(found[0]?.options).toEqual(['lungs', 'brain', 'heart', 'liver'])
  })

  test('answers in brackets, when every question of the set has one', () => {
    const document = fileOf(
      'en',
      "Assessment: ['1. How many legs has a spider? (eight)', ' 2. Is 5 an odd or an even number? (odd)', ' 3. True or False: 7 is less than 3. (False)']",
    )
    expect(read(document).map(({ stem, answer }) => [stem, answer])).toEqual([
      ['How many legs has a spider?', 'eight'],
      ['Is 5 an odd or an even number?', 'odd'],
      ['True or False: 7 is less than 3.', false],
    ])
  })
})

describe('a key that is not certain is no key', () => {
  const none = (document: SourceDocument) => {
    expect(nonEmpty(answersIn(document)).every((answer) => answer === null)).toBe(true)
  }

  test('a count that does not fit', () => {
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', '1. B 2. C'))
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', '1. B 2. C 3. A 4. D'))
  })
  test('a letter that no choice has', () => {
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', '1. B 2. E 3. A'))
  })
  test('a letter beside words that are not its own', () => {
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', '1. B. Venus 2. C. Saturn 3. A. Earth'))
  })
  test('numbers that are left out', () => {
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', '1. B 3. A'))
  })
  test('two sets and one key', () => {
    none(fileOf('en', '## Quiz 1', ...three, '## Quiz 2', ...three, '## Answer Key', '1. B 2. C 3. A'))
  })
  test('one name for two sets and one key', () => {
    none(
      fileOf(
        'en',
        '# Day 1',
        '## Quiz',
        ...three,
        '# Day 2',
        '## Quiz',
        ...three,
        '# Answer Key',
        'Quiz: 1. B 2. C 3. A',
      ),
    )
  })
  test('two keys and one set', () => {
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', '1. B 2. C 3. A', '1. A 2. C 3. B'))
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', 'Quiz: 1. B 2. C 3. A', 'Quiz: 1. A 2. C 3. B'))
  })
  test('the name of another set', () => {
    none(fileOf('en', '## Quiz', ...three, '## Answer Key', 'Task 4: 1. B 2. C 3. A'))
  })
  test('answers under a heading that no set has', () => {
    none(
      fileOf(
        'en',
        '# Day 1',
        '## Quiz',
        ...three,
        '# Day 2',
        '## Quiz',
        ...three,
        '# Answer Key',
        '## Quiz',
        '1. B 2. C 3. A',
        '## Extra work',
        '1. B 2. C 3. A',
      ),
    )
  })
  test('letters for questions without choices', () => {
    none(
      fileOf(
        'en',
        '## Quiz',
        '1. What do plants make?',
        '2. What do roots take in?',
        '## Answer Key',
        '1. B 2. C',
      ),
    )
  })
  test('a mark at the question that says something else than the key', () => {
    const document = fileOf(
      'en',
      '## Quiz',
      three[0] ?? '',
      'Answer: A',
      three[1] ?? '',
      three[2] ?? '',
      '## Answer Key',
      '1. B 2. C 3. A',
    )
    expect(answersIn(document)).toEqual([null, 2, 0])
  })
  test('a letter that is also the words of another choice', () => {
    none(
      fileOf(
        'en',
        '## Quiz',
        '1. Which letter is a vowel? A. M B. T C. A',
        '2. Which letter comes first? A. C B. A C. T',
        '## Answer Key',
        '1. A 2. A',
      ),
    )
  })
  test('hints, points and cue words in brackets', () => {
    none(fileOf('en', '## Quiz', ['Why do leaves fall? (2 points)', 'What do roots do? (Hint: water)']))
    none(fileOf('en', '## Quiz', ['She ______ to school yesterday. (go)', 'They ______ home early. (come)']))
  })
  test('bold words in some choices only', () => {
    none(
      fileOf(
        'en',
        '## Quiz',
        'Choose the letter of the best answer.',
        'Which planet is nearest to the sun?',
        { list: ['Venus', 'Mercury', 'Mars'], bold: ['Mercury'] },
        'Which planet has rings that are easy to see?',
        ['Mars', 'Venus', 'Saturn'],
        'Which planet do we live on?',
        ['Earth', 'Venus', 'Saturn'],
      ),
    )
  })
  test('two choices of one question that are terms, or only a word of a choice', () => {
    const withTerms = (...bold: string[]) =>
      fileOf(
        'en',
        '## Quiz',
        'Choose the letter of the best answer.',
        'Which planet is nearest to the sun?',
        { list: ['Venus', 'Mercury', 'Mars'], bold: ['Mercury'] },
        'Which planet has rings that are easy to see?',
        { list: ['Mars', 'Venus', 'Saturn with its rings'], bold },
        'Which planet do we live on?',
        { list: ['Earth', 'Venus', 'Saturn'], bold: ['Earth'] },
      )
    expect(answersIn(withTerms('Saturn with its rings'))).toEqual([1, 2, 0])
    none(withTerms('Mars', 'Saturn with its rings'))
    none(withTerms('rings'))
  })
  test('a paper whose title says "key" but that gives no answers', () => {
    none(fileOf('en', '# Plants Quiz Key', ...three))
  })
  test('a rubric that speaks of answers', () => {
    const document = fileOf('fil', '## Rubrik', {
      table: [
        ['1. Kumpleto at wasto ang bawat sagot.', '5 puntos'],
        ['2. Maayos ang sagot.', '5 puntos'],
      ],
    })
    expect(read(document).filter(({ answer }) => answer !== null)).toEqual([])
  })
})
