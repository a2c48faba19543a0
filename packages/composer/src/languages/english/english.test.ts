import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { unjudgedCandidates } from '../../sources/candidates.ts'
import { lessonOf } from '../../understand/lesson.ts'
import type { Outline } from '../../understand/outline.ts'
import { englishRules } from './english.ts'

const told = (...sentences: string[]): Outline =>
  lesson('en', 'A Lesson', [['Of Things', sentences.join(' ')]])

const factsOf = (outline: Outline) => lessonOf(outline).facts
const stemsOf = (outline: Outline) =>
  unjudgedCandidates(lessonOf(outline), outline.topics, 20, chanceOf(1)).map(({ item }) => item.stem)

const stemsTold = (...sentences: string[]) =>
  factsOf(told(...sentences)).flatMap(({ askings }) => askings.map(({ stem }) => stem))

test('a common word loses the capital of its sentence, and a name keeps it', () => {
  expect(stemsTold('Fortitude is the virtue that keeps a person firm in difficulty.')).toContain(
    'What is fortitude?',
  )
  const sleeves = lesson('en', 'Safety', [
    ['Loose Sleeves', 'Loose sleeves are dangerous because a turning drill can catch them.'],
  ])
  expect(factsOf(sleeves).flatMap(({ askings }) => askings.map(({ stem }) => stem))).toEqual([
    'Which of the following explains why loose sleeves are dangerous?',
  ])
  const manila = lesson('en', 'Galleons', [
    ['Manila', 'Manila is the city where the galleons were loaded with silk.'],
  ])
  expect(factsOf(manila).flatMap(({ askings }) => askings.map(({ stem }) => stem))).toContain(
    'What is Manila?',
  )
})

test('somebody is asked for with Who, a class of people with what they are called', () => {
  expect(stemsTold('Urdaneta was a friar who found the way back to Mexico.')).toContain(
    'Who was a friar who found the way back to Mexico?',
  )
  expect(stemsTold('A polista was a man who rendered forced labor for the government.')).toContain(
    'What do we call a man who rendered forced labor for the government?',
  )
})

test('what a sentence adds after its definition is no part of it', () => {
  const [fact] = factsOf(
    lesson('en', 'Galleons', [
      [
        'The Permit',
        'The permit was the limit set by the king on the cargo, and almost every captain ignored it.',
      ],
    ]),
  )
  expect(fact?.detail).toBe('the limit set by the king on the cargo')
})

test.each([
  'Equally, the harbor is now a place for games.',
  'Since the latter is deeper, larger ships stay there.',
  'People use it to talk with friends in other towns.',
  'In the north, it is written with another letter.',
  'If k is negative, the curve of the graph moves down.',
  'Example 5: The slope of the line is the rise over the run.',
  'The line of the curve is drawn in the graph below.',
  'Many people argue that the harbor makes the town noisy.',
  'The new kinds of boats are popular nowadays are usually small.',
  'Public roads (the list is not • Plan of the whole) National Plans',
  'A simple answer is that the town would not have enough water.',
  'Ends as a small lake near the old harbor',
])('"%s" does not stand alone', (text) => {
  expect(englishRules.standsAlone(text)).toBe(false)
})

test.each([
  'The harbor of the town was opened to large ships in 1846.',
  'The group of people that makes the rules and sees that they are followed is called a council.',
])('"%s" stands alone', (text) => {
  expect(englishRules.standsAlone(text)).toBe(true)
})

test('"X is Y" is turned round only where Y says what X is', () => {
  const asksForTerm = (sentence: string) =>
    stemsTold(sentence).some((stem) => /^(?:What do we call|What is|Who)/.test(stem))
  expect(asksForTerm('A jetty is a wall that keeps the waves out of a harbor.')).toBe(true)
  expect(asksForTerm('The choice of a harbor is one of the decisions that every town makes.')).toBe(false)
  expect(asksForTerm('The sailor’s patience is an asset in the harbor and in daily life.')).toBe(false)
  expect(asksForTerm('A jetty is a wall of stone, keeps out waves, and is known for its strength.')).toBe(
    false,
  )
})

test('the word that a sentence sets in quotation marks is the one left out', () => {
  const harbor = lesson('en', 'Harbors', [
    [
      'Towns by the Sea',
      'Towns by the sea are divided into small parts called ‘wards’, each with its own chief.',
    ],
  ])
  expect(stemsOf(harbor)).toContain(
    'Towns by the sea are divided into small parts called ‘________’, each with its own chief.',
  )
})

test('"one that" is asked for by the kind of thing it is', () => {
  expect(stemsTold('A lax conscience is one that finds excuses for serious faults.')).toContain(
    'What kind of conscience finds excuses for serious faults?',
  )
})

test('a noun without an article can define, and so can the words after a comma', () => {
  expect(stemsTold('Magma is molten rock that is still under the ground.')).toContain(
    'What do we call molten rock that is still under the ground?',
  )
  expect(stemsTold('At the top of the mountain is a crater, a round hollow formed by explosions.')).toContain(
    'What do we call a round hollow formed by explosions?',
  )
  expect(
    stemsTold('Three things make an act good: the object, the intention and the circumstances.'),
  ).toEqual([])
})

test('the past is asked about in the past', () => {
  const trade = lesson('en', 'Galleons', [
    ['Merchants of the City', 'When a ship sank in a storm, many merchants of the city lost money.'],
  ])
  expect(factsOf(trade).flatMap(({ askings }) => askings.map(({ stem }) => stem))).toEqual([
    'What happened when a ship sank in a storm?',
  ])
})

test('"because" that is only spoken of gives no reason', () => {
  expect(stemsTold('The signal words because, since and therefore show cause and effect.')).toEqual([])
  expect(stemsTold('Readers look for the word because, since it shows the cause of an event.')).toEqual([])
})

test('what is told of somebody in an example is not asked', () => {
  expect(
    factsOf(told('Ana found a wallet on the jeepney.', 'She returned it to the owner that day.')),
  ).toEqual([])
  expect(factsOf(told('Aling Nena borrowed money from a cooperative at low interest.'))).toEqual([])
})

test('a deed of something that the lesson is not about is not asked', () => {
  expect(factsOf(told('The company opened direct trade between Spain and Manila.'))).toEqual([])
})

test('a definition may repeat its kind, and then every option is of that kind', () => {
  const interest = told(
    'Simple interest is interest computed on the principal alone.',
    'Compound interest is interest computed on the principal and on what was earned before.',
    'Penalty interest is interest charged on a late payment.',
    'Daily interest is interest computed on the balance of a day.',
    'A finance charge is interest added to a monthly bill.',
  )
  const asked = unjudgedCandidates(lessonOf(interest), interest.topics, 20, chanceOf(1)).flatMap(
    ({ item }) =>
      item.form === 'multiple_choice' &&
      item.stem === 'What do we call interest computed on the principal alone?'
        ? [item.options]
        : [],
  )
  for (const options of nonEmpty(asked))
    expect([...options].sort()).toEqual([
      'Compound interest',
      'Daily interest',
      'Penalty interest',
      'Simple interest',
    ])
})

test('a thing is not offered beside deeds, nor a deed beside things', () => {
  const mixed = lesson('en', 'Wood', [
    [
      'Wood',
      'Veneer is a thin sheet of fine wood glued over a board. Seasoning is the process of removing moisture from lumber. A knot is a dark spot in a board where a branch grew. Plywood is a board made of thin sheets of wood. Warping is the bending of a board as it dries. Sanding is the process of rubbing a surface until it is smooth. Planing is the process of making a board flat with a blade. Staining is the process of coloring the surface of lumber.',
    ],
  ])
  const deeds = new Set(['seasoning', 'warping', 'sanding', 'planing', 'staining'])
  const options = unjudgedCandidates(lessonOf(mixed), mixed.topics, 20, chanceOf(1)).flatMap(({ item }) =>
    item.form === 'multiple_choice' && /^What do we call/.test(item.stem) ? [item.options] : [],
  )
  for (const set of nonEmpty(options))
    expect(new Set(set.map((option) => deeds.has(option.toLowerCase()))).size).toBe(1)
})

test('a term stands with the article that the lesson gives it', () => {
  const { named } = lessonOf(
    told(
      'A convection current is the movement of a warm fluid.',
      'Convection is the transfer of heat by a moving fluid.',
      'The joule is the unit of heat in science.',
      'The temperature of the body is measured with care.',
    ),
  )
  expect(
    ['Convection', 'convection current', 'joule', 'temperature'].map((term) => named(term, 'en')),
  ).toEqual(['convection', 'a convection current', 'the joule', 'temperature'])
})

test('things of one kind are asked about in contrast', () => {
  const ways = told(
    'Conduction is the transfer of heat through direct contact of particles.',
    'Convection is the transfer of heat by the movement of a liquid or a gas.',
    'Radiation is the transfer of heat through waves, even in empty space.',
    'Advection is the transfer of heat by wind that blows over the land.',
  )
  expect(stemsOf(ways)).toContain('In contrast to conduction, what is convection?')
})

test('steps without numbers are steps where they tell what to do', () => {
  const steps = lesson('en', 'Stools', [
    [
      'Steps in Making a Stool',
      [
        'Cut the legs.',
        'Sand the seat along the grain.',
        'Apply glue to the frame.',
        'Fasten the seat with screws.',
      ],
    ],
  ])
  expect(lessonOf(steps).listings.map(({ inOrder }) => inOrder)).toEqual([true])
})

test('cells keep their capitals and years are asked for as years', () => {
  const table = lesson('en', 'Volcanoes', [
    [
      'Volcanoes',
      {
        table: [
          ['Volcano', 'Province', 'Last eruption'],
          ['Mayon', 'Albay', '2018'],
          ['Taal', 'Batangas', '2020'],
          ['Kanlaon', 'Negros', '2024'],
          ['Bulusan', 'Sorsogon', '2022'],
        ],
      },
    ],
  ])
  expect(stemsOf(table)).toContain('Which volcano goes with this province: Batangas?')
  expect(stemsOf(table)).toContain('In which year was the last eruption of Taal?')
})

test('a page of boxes in capitals is no table with a head', () => {
  const boxes = lesson('en', 'City services', [
    [
      'City services',
      {
        table: [
          ['PROPERTY TAX', 'SOLID WASTE'],
          ['TREE CUTTING & TREE TRANSPORTATION', 'CALLS — GRIEVANCES'],
          ['Water tanker', 'Funeral van'],
          ['Building permit', 'Street lights'],
        ],
      },
    ],
  ])
  expect(factsOf(boxes)).toEqual([])
})

test('a blank is not one of several named together', () => {
  const blanksIn = (sentence: string) =>
    factsOf(lesson('en', 'Flowers', [['Flowers', ['petals', 'sepals', 'stamens', 'pistils'], sentence]]))
      .filter(({ kind }) => kind === 'blank')
      .map(({ term }) => term)
  expect(blanksIn('Insects of the garden often look for petals before noon.')).toEqual(['petals'])
  expect(blanksIn('Insects of the garden often look for petals, sepals and stamens before noon.')).toEqual([])
})
