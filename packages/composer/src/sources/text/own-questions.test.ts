import { blankHeading, type Item, type MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import type { Outline, Topic } from '../../understand/outline.ts'
import { outlineOf } from '../../understand/outline-of.ts'
import { fileOf } from '../../understand/sample-file.ts'
import { openQuestions, ownQuestions } from './own-questions.ts'

const teaching = [
  '# Water',
  '## The Water Cycle',
  'Evaporation is the change of liquid water into vapor. Condensation is the change of vapor into drops of water. Precipitation is water that falls from clouds as rain or hail.',
  '## Saving Water',
  'Conservation is the careful use of water. A reservoir is a place where water is stored for a town. Drought is a long time without rain that leaves rivers and wells dry.',
] as const

const withQuiz = (...quiz: Parameters<typeof fileOf>[1][]) => fileOf('en', ...teaching, '## Quiz', ...quiz)

/** The outline of a file with these headings as its topics, each with the block after it. */
function withTopics(document: SourceDocument, ...titles: readonly string[]): Outline {
  const outline = outlineOf([document])
  const [like] = outline.topics
  if (!like) throw new Error('The file has no topic.')
  const topics = titles.map((title): Topic => {
    const at = document.blocks.findIndex((block) => block.kind === 'heading' && block.text === title)
    const blocks = document.blocks.slice(at + 1, at + 2).map((block) => ({ file: document.file_name, block }))
    return { ...like, title, blocks }
  })
  return { ...outline, topics }
}

const both = ['The Water Cycle', 'Saving Water'] as const
const topicsIn = (document: SourceDocument): string[] => {
  const outline = withTopics(document, ...both)
  return ownQuestions(outline, outline.topics).map(({ item }) => item.topic)
}

const itemsOf = (document: SourceDocument): Item[] => {
  const outline = outlineOf([document])
  return ownQuestions(outline, outline.topics).map(({ item }) => item)
}
const stemsOf = (document: SourceDocument) => openQuestions(outlineOf([document])).map(({ stem }) => stem)

const first =
  '1. Which change turns liquid water into vapor? A. condensation B. evaporation C. freezing D. melting'
const second =
  '2. Why do wells run dry in a drought? A. It rains too much. B. No rain fills them. C. People dig new wells.'

describe('a question of the file with its key stands on a paper as it is', () => {
  test.each([
    ['Alin ang11 pagbabago ng tubig na nagiging singaw?', 'the number of a page ran into a word'],
    ['Ang mga taong ay umiinom ng anong tubig sa umaga?', 'a word is missing'],
    ['Ano ng pinakamahalagang anyo ng tubig sa bukid?', 'a word is wrong'],
  ])('but not "%s": %s', (stem) => {
    const question = `1. ${stem} A. yelo B. singaw C. ulan D. hamog`
    const whole = '2. Alin ang tubig na matigas? A. yelo B. singaw C. ulan D. hamog'
    const items = itemsOf(withQuiz(question, whole, '## Answer Key', '1. B 2. A'))
    expect(items.map((item) => item.stem)).toEqual(['Alin ang tubig na matigas?'])
  })
  test('but not a statement with three ways to call it', () => {
    const called = '1. Ang yelo ay tubig na matigas. A. Tama B. Mali C. Wala sa nabanggit'
    const whole = '2. Alin ang tubig na matigas? A. yelo B. singaw C. ulan D. hamog'
    const items = itemsOf(withQuiz(called, whole, '## Answer Key', '1. A 2. A'))
    expect(items.map((item) => item.stem)).toEqual(['Alin ang tubig na matigas?'])
  })
  test.each([
    'It is the change of vapor into small drops of water.',
    'This refers to the change that turns vapor into water.',
    'This kind of change makes small drops of water.',
    'These are the changes that make drops of water.',
  ])('it may describe what it asks for: "%s"', (stem) => {
    const question = `1. ${stem} A. condensation B. evaporation C. freezing D. melting`
    expect(itemsOf(withQuiz(question, second, '## Answer Key', '1. A 2. B'))[0]).toMatchObject({ stem })
  })
  test.each([
    ['asks about something that is not there', '1. Why is it cold? A. rain B. wind C. fire'],
    ['says too little of it', '1. It is cold here. A. rain B. wind C. fire'],
    [
      'has whole statements to choose from',
      '1. It is a change. A. Vapor turns into many small drops. B. Ice melts. C. Snow falls.',
    ],
  ])('unless it %s', (_, question) => {
    const [one] = itemsOf(withQuiz(question, second, '## Answer Key', '1. A 2. B'))
    expect(one).toMatchObject({ stem: 'Why do wells run dry in a drought?' })
  })
  test('a choice that speaks of all others stays behind them on both versions', async () => {
    const question = '1. Which one saves water? A. pails B. showers C. rain barrels D. All of the above'
    const file = withQuiz(question, second, '## Answer Key', '1. D 2. B')
    expect(itemsOf(file)[0]).toMatchObject({ answer: 3 })
    for (const seed of [1, 2, 3, 4]) {
      const made = await compose([file], { ...settings, seed })
      const items = [...made.quizzes.flatMap((quiz) => quiz.items), ...(made.exam?.items ?? [])]
      const asked = items.find(({ stem }) => stem === 'Which one saves water?')
      expect(asked).toMatchObject({ answer: 3, form: 'multiple_choice' })
      expect(asked && 'options' in asked && asked.options[3]).toBe('All of the above')
      const turned = asked && made.exam?.version_b.options[asked.id]
      expect(turned?.at(-1) ?? 3).toBe(3)
    }
  })
  test('a key that the text of the file says otherwise is no key', () => {
    const text = [
      '## Search Engines',
      'Search engines are software systems that search for information on the web.',
    ]
    const question =
      '1. These are software systems that search for information on the web. A. Search bars B. Search tools C. Search engines'
    const [wrong] = itemsOf(withQuiz(question, second, '## Answer Key', '1. B 2. B'))
    expect(wrong).toMatchObject({ answer: 1 })
    const said = (letter: string) =>
      itemsOf(
        fileOf('en', ...teaching, ...text, '## Quiz', question, second, '## Answer Key', `1. ${letter} 2. B`),
      )
    expect(said('C')).toHaveLength(2)
    expect(said('B')).toHaveLength(1)
  })

  test('its words, its choices, its key, where it comes from', () => {
    const [one, two] = itemsOf(withQuiz(first, second, '## Answer Key', '1. B 2. B'))
    expect(one).toMatchObject({
      form: 'multiple_choice',
      stem: 'Which change turns liquid water into vapor?',
      options: ['condensation', 'evaporation', 'freezing', 'melting'],
      answer: 1,
      bloom: 'remember',
      origin: 'exercise',
      author: 'built-in',
      source: { file: 'lesson.docx', paragraph: 7, quote: first },
    })
    expect(two).toMatchObject({ bloom: 'understand', difficulty: 'easy' })
  })

  test.each([
    ['another question ran into', 'freezing 6. Where does the vapor go'],
    ['a blank ran into', 'freezing can be ____'],
    ['the page cut off', 'freezing and'],
  ])('not with a choice that %s', (_, spliced) => {
    const spoilt = first.replace('freezing', spliced)
    expect(itemsOf(withQuiz(spoilt, second, '## Answer Key', '1. B 2. B')).map(({ stem }) => stem)).toEqual([
      'Why do wells run dry in a drought?',
    ])
  })

  test('not a number whose picture is gone, when a word is its answer', () => {
    const pictures = ['Tell what kind of change is done.', '1. 4.', '2. 6.', '3. 9.']
    expect(itemsOf(withQuiz(...pictures, '## Answer Key', '1. melting 2. freezing 3. boiling'))).toEqual([])
  })

  test('it belongs to the topic before it, and is a candidate for that one alone', () => {
    const document = withQuiz(first, second, '## Answer Key', '1. B 2. B')
    expect(topicsIn(document)).toEqual(['Saving Water', 'Saving Water'])
    const outline = withTopics(document, ...both)
    expect(ownQuestions(outline, outline.topics.slice(0, 1))).toEqual([])
  })

  test('what is asked before a lesson belongs to the topic after it', () => {
    const document = fileOf(
      'en',
      '# Water',
      '## Pre-test',
      first,
      second,
      ...teaching.slice(1),
      '# Answer Key',
      '1. B 2. B',
    )
    expect(topicsIn(document)).toEqual(['The Water Cycle', 'The Water Cycle'])
  })

  test('true or false, blanks, kinds and columns', () => {
    const document = fileOf(
      'en',
      ...teaching,
      '## Activity 1',
      'Write T if the statement is true and F if it is false.',
      ['Rain is a kind of precipitation.', 'A reservoir is a long time without rain.'],
      '## Activity 2',
      'Fill in the blanks.',
      ['Water that falls from clouds is called ________.', 'A place where water is stored is a ________.'],
      '## Activity 3',
      'Match the words in column A with those in column B.',
      {
        table: [
          ['1. drops of water form', 'A. evaporation'],
          ['2. liquid becomes vapor', 'B. drought'],
          ['3. wells run dry', 'C. condensation'],
        ],
      },
      '## Activity 4',
      'Match the words in column A with those in column B.',
      {
        table: [
          ['1. drops of water form', 'A. evaporation'],
          ['2. liquid becomes vapor', 'B. drought'],
          ['3. wells run dry', 'C. condensation'],
          ['4. water falls as hail', 'D. precipitation'],
        ],
      },
      '## Answer Key',
      'Activity 1: 1. T 2. F',
      'Activity 2: 1. precipitation 2. reservoir',
      'Activity 3: 1. C 2. A 3. B',
      'Activity 4: 1. C 2. A 3. B 4. D',
    )
    expect(itemsOf(document)).toMatchObject([
      { form: 'true_false', stem: 'Rain is a kind of precipitation.', answer: true },
      { form: 'true_false', answer: false },
      {
        form: 'identification',
        stem: 'Water that falls from clouds is called _____.',
        answer: 'precipitation',
      },
      { form: 'identification', answer: 'reservoir' },
      { form: 'matching', premises: { length: 3 }, answers: { length: 4 }, key: [2, 0, 1], points: 3 },
    ])
  })

  test('a bare sum is whole only with its direction', () => {
    const document = fileOf(
      'fil',
      '# Pagpaparami',
      'Ang pagpaparami ay paulit-ulit na pagdaragdag ng magkaparehong bilang. Ang sagot sa pagpaparami ay tinatawag na product.',
      '## Gawain 1',
      'Ibigay ang sagot. Isulat ito sa patlang.',
      ['24 × 3 = ______', '15 × 4 = ______'],
      '## Susi sa Pagwawasto',
      'Gawain 1: 1. 72 2. 60',
    )
    expect(itemsOf(document)).toMatchObject([
      {
        form: 'identification',
        stem: 'Ibigay ang sagot: 24 × 3 = _____',
        answer: '72',
        bloom: 'apply',
        language: 'fil',
      },
      { stem: 'Ibigay ang sagot: 15 × 4 = _____', answer: '60' },
    ])
  })

  test('a short case goes before what is asked about it', () => {
    const document = withQuiz(
      'Read the situation. Choose the letter of the correct answer.',
      'Lita fills a pail of ten liters at the pump every morning, and her brother carries six liters home from the well in the evening.',
      '1. How many liters do both bring in a day? A. 14 B. 15 C. 16 D. 17',
      '2. How many liters does Lita bring in two days? A. 10 B. 20 C. 30 D. 40',
      '## Answer Key',
      '1. C 2. B',
    )
    expect(itemsOf(document).map(({ stem }) => stem)).toEqual([
      expect.stringMatching(
        /^Lita fills a pail .* in the evening\. How many liters do both bring in a day\?$/,
      ),
      expect.stringMatching(/^Lita fills a pail .* How many liters does Lita bring in two days\?$/),
    ])
  })
})

describe('a question that a paper cannot show is left out', () => {
  const other = '2. Which of these is stored in a reservoir? A. water B. sand C. air D. salt'
  const left: Record<string, string> = {
    'a picture': '1. What does the picture above show? A. rain B. wind C. fire D. snow',
    'a figure by its number': '1. Which arrow in Fig. 2 is evaporation? A. red B. blue C. green D. black',
    'a table': '1. Study the table. Which day was wet? A. Monday B. Tuesday C. Friday D. Sunday',
    'a picture, in Filipino': '1. Ano ang ipinapakita sa larawan? A. ulan B. hangin C. apoy D. yelo',
    'what is underlined': '1. What is the meaning of the underlined word? A. rain B. wind C. fire D. snow',
    'a passage': '1. According to the passage, who saved water? A. Ana B. Ben C. Carla D. Dan',
    'another answer': '1. What is the reason for your answer in number 3? A. rain B. wind C. fire D. snow',
    'two choices': '1. Which one is liquid? A. water B. ice',
    'six choices': '1. Which one is liquid? A. water B. ice C. sand D. salt E. iron F. wood',
    'choices that are alike': '1. Which one is liquid? A. water B. ice C. Water D. salt',
    'all of the above before another choice':
      '1. Which one saves water? A. pails B. All of the above C. rain barrels D. showers',
    'both of two choices': '1. Which one saves water? A. pails B. floods C. barrels D. Both A and C',
    'letters of other choices': '1. Which one saves water? A. pails B. floods C. barrels D. A and C',
    'half a bracket': '1. Which one is liquid (at home? A. water B. ice C. sand D. salt',
  }
  test.each(nonEmpty(Object.entries(left)))('%s', (_, question) => {
    const found = itemsOf(withQuiz(question, other, '## Answer Key', '1. A 2. A'))
    expect(found.map(({ stem }) => stem)).toEqual(['Which of these is stored in a reservoir?'])
  })

  test('a picture between the question and its choices', () => {
    const document = withQuiz(
      '1. Which part is this?',
      { picture: 0 },
      'A. cloud B. river C. well D. lake',
      other,
      '## Answer Key',
      '1. A 2. A',
    )
    expect(itemsOf(document)).toHaveLength(1)
  })

  test('a gap that the file reader lost', () => {
    const document = withQuiz(
      'Supply the missing word: into or from.',
      ['Rain falls the clouds.', 'Rivers flow the sea.'],
      '## Answer Key',
      '1. from 2. into',
    )
    expect(itemsOf(document)).toEqual([])
  })

  test('digits one by one from a sum that was set in columns', () => {
    const document = withQuiz(
      'Add.',
      ['6 1 + 8 A. 67 B. 68 C. 69', '7 3 + 2 A. 73 B. 74 C. 75'],
      '## Answer Key',
      '1. C 2. C',
    )
    expect(itemsOf(document)).toEqual([])
  })
})

describe('questions without a key are offered to the teacher', () => {
  test('those that stand alone, with their choices', () => {
    const document = withQuiz(
      '1. Which change turns ice into water? A. condensation B. evaporation C. freezing D. melting',
      '2. Why is a reservoir built near a town?',
      '3. Why is it needed?',
      '4. What does the map on page 9 show?',
    )
    expect(openQuestions(outlineOf([document]))).toMatchObject([
      {
        stem: 'Which change turns ice into water?',
        options: { length: 4 },
        source: { paragraph: 7 },
      },
      { stem: 'Why is a reservoir built near a town?', options: [] },
    ])
  })

  test('statements say what is to be told of them, and a question after them is one again', () => {
    const document = withQuiz(
      'True or false?',
      ['Rain is a kind of precipitation.', 'Hail falls from clouds.'],
      ['Why do we save water in summer?'],
    )
    expect(stemsOf(document)).toEqual([
      'True or false: Rain is a kind of precipitation.',
      'True or false: Hail falls from clouds.',
      'Why do we save water in summer?',
    ])
  })

  test('in Filipino, without those that ask about something not shown', () => {
    const document = fileOf(
      'fil',
      '# Ang Tubig',
      'Ang tubig ay mahalaga sa lahat ng may buhay. Nagmumula ito sa ulan, ilog, at balon ng bayan.',
      '## Mga Tanong',
      [
        'Bakit mahalaga ang tubig sa mga halaman?',
        'Saan niya ito dinala?',
        'Ano ang sagot?',
        'Ano ang nasa larawan?',
      ],
    )
    expect(stemsOf(document)).toEqual(['Bakit mahalaga ang tubig sa mga halaman?'])
  })

  test('not one whose choices are lost, nor one side of a matching set', () => {
    const document = withQuiz(
      'Write the letter of the correct answer.',
      '1. Which of the following is a liquid?',
      '2. Which one falls from clouds in summer?',
    )
    expect(stemsOf(document)).toEqual([])
    expect(
      stemsOf(
        withQuiz('Match column A with column B.', ['What turns into vapor?', 'What falls from clouds?']),
      ),
    ).toEqual([])
  })

  test('a case without its own question, unless that question is asked about or has numbers', () => {
    const told = 'Lita fills a pail of ten liters at the pump every morning before she walks to school.'
    const ask = (end: string, question: string) =>
      stemsOf(withQuiz('Read the problem.', `${told} ${end}`, [question])).at(-1)
    expect(ask('What does she do next?', 'How many liters does Lita fetch in two days?')).toBe(
      `${told} How many liters does Lita fetch in two days?`,
    )
    expect(ask('How many liters is that in 5 days?', 'How many liters is it in one day?')).toBe(
      `${told} How many liters is that in 5 days? How many liters is it in one day?`,
    )
  })

  test('each once, and a hundred at most', () => {
    const many = Array.from(
      { length: 130 },
      (_, at) => `How many liters are ${at + 2} pails of ten liters each?`,
    )
    expect(stemsOf(withQuiz(many))).toHaveLength(100)
    expect(stemsOf(withQuiz([many[0] ?? '', many[0] ?? '']))).toHaveLength(1)
  })
})

const settings: MaterialSettings = {
  sessions: 1,
  quiz_items: 10,
  exam: null,
  plan_format: 'ilaw',
  slideshow: null,
  seed: 4,
  heading: blankHeading,
}

test('a run puts the questions of the file on its papers and lists those without a key', async () => {
  const third = '3. Which word means a long time without rain? A. drought B. flood C. storm D. tide'
  const document = withQuiz(
    first,
    second,
    third,
    '## Answer Key',
    '1. B 2. B 3. A',
    '## Reflection Questions',
    ['Why should a family save water?', 'How can a school use rain water?'],
  )
  const material = await compose([document], settings)
  const own = material.quizzes.flatMap(({ items }) => items).filter(({ origin }) => origin === 'exercise')
  expect(own.map(({ stem }) => stem)).toContain('Which change turns liquid water into vapor?')
  expect(own).toHaveLength(3)
  expect(material.open_questions?.map(({ stem }) => stem)).toEqual([
    'Why should a family save water?',
    'How can a school use rain water?',
  ])
})

test('a set that sorts into two kinds stands on a paper whole, although its answers come again', async () => {
  const sorted = [
    'Ice melts in a warm glass.',
    'Wood burns in the stove.',
    'Water boils in the kettle.',
    'Milk turns sour overnight.',
  ]
  const document = fileOf(
    'en',
    ...teaching,
    '## Task 1',
    'Decide if the change is Physical (P) or Chemical (C).',
    sorted,
    '## Answer Key',
    'Task 1: 1. P 2. C 3. P 4. C',
  )
  const { quizzes } = await compose([document], settings)
  const own = quizzes.flatMap(({ items }) => items).filter(({ origin }) => origin === 'exercise')
  expect(own.map(({ source }) => source?.quote).sort()).toEqual([...sorted].sort())
})
