import type { Item } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { unjudgedCandidates } from '../candidates.ts'

type Parts = Parameters<typeof lesson>[2][number]

const itemsOf = (language: Language, ...topics: Parts[]): Item[] => {
  const outline = lesson(language, 'Aralin', topics)
  return unjudgedCandidates(lessonOf(outline), outline.topics, 40, chanceOf(1)).map(({ item }) => item)
}

const falseOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.form === 'true_false' && !item.answer ? [item.stem] : []))

test('a year and a count in figures are each replaced by another', () => {
  const [year] = falseOf(
    itemsOf('en', ['The Light House', 'The old light house of the harbor was opened to sailors in 1846.']),
  )
  expect(year).toMatch(/^The old light house of the harbor was opened to sailors in (?!1846)\d{4}\.$/)
  const [count] = falseOf(
    itemsOf('en', ['The Council', 'The council of the town has 12 members who share the work.']),
  )
  expect(count).toMatch(/^The council of the town has (?!12)\d+ members who share the work\.$/)
})

test('about so many may be as right with another number', () => {
  expect(
    falseOf(
      itemsOf('en', ['The Council', 'The council meets with about 40 people of the town every month.']),
    ),
  ).toEqual([])
})

test('somebody in a story gives way to another of its people', () => {
  const stems = falseOf(
    itemsOf('fil', [
      'Ang Parola',
      'Itinayo ni Kapitan Kardo ang parola sa dulo ng baybayin. Nagdala si Donya Saning ng langis sa parola tuwing gabi. Sinagip ni Kapitan Kardo ang mga mangingisda sa gitna ng bagyo. Nagturo si Donya Saning sa mga bata ng pagbasa ng mapa.',
    ]),
  )
  expect(nonEmpty(stems)).toContain('Itinayo ni Donya Saning ang parola sa dulo ng baybayin.')
  expect(stems).toContain('Nagdala si Kapitan Kardo ng langis sa parola tuwing gabi.')
})

test('an entry of a list gives way to another of the same list', () => {
  const agencies: Parts = [
    'Offices of the Town',
    [
      'Health Office – gives free medicine to families',
      'Farm Office – lends tools and seeds to farmers',
      'Records Office – keeps the papers of births and marriages',
      'Market Office – collects the rent of the stalls',
    ],
  ]
  const items = itemsOf('en', agencies)
  expect(nonEmpty(falseOf(items)).every((stem) => /Office (?:gives|lends|keeps|collects)/.test(stem))).toBe(
    true,
  )
  const choices = items.flatMap((item) => (item.form === 'multiple_choice' ? [item] : []))
  const [medicine] = choices.filter(({ stem }) => stem.includes('free medicine'))
  expect([...(medicine?.options ?? [])].sort()).toEqual([
    'Farm Office',
    'Health Office',
    'Market Office',
    'Records Office',
  ])
})

test('two things that a sentence sets against each other change places', () => {
  expect(
    falseOf(
      itemsOf('en', ['Canals and Rivers', 'A canal is dug by people, while a river is made by the rain.']),
    ),
  ).toContain('A river is dug by people, while a canal is made by the rain.')
  expect(
    falseOf(itemsOf('en', ['The Chart of Tides', 'The chart of the harbor office shows tides, not waves.'])),
  ).toContain('The chart of the harbor office shows waves, not tides.')
  expect(
    falseOf(
      itemsOf('fil', [
        'Balon at Bukal',
        'Ang balon ay hinuhukay ng mga tao, samantalang ang bukal ay likha ng ulan sa bundok.',
      ]),
    ),
  ).toContain('Ang bukal ay hinuhukay ng mga tao, samantalang ang balon ay likha ng ulan sa bundok.')
})

test('no word is turned into its opposite', () => {
  expect(
    falseOf(itemsOf('en', ['Warm Air', 'Warm air rises above the cold air of the valley before the rain.'])),
  ).toEqual([])
  expect(
    falseOf(
      itemsOf('fil', ['Ang Hangin', 'Ang mainit na hangin ay tumataas sa ibabaw ng malamig na hangin.']),
    ),
  ).toEqual([])
})

test('a description makes a question only in a form that fits it', () => {
  const stems = itemsOf('en', [
    'Parts of a Loom',
    [
      'Shuttle: Carries the thread from side to side of the cloth',
      'Reed: a frame that keeps the threads apart',
      'Note: bring your own thread',
      'Heddle: The weaver is proud of it. It is old.',
      'Day 3: Draw the parts of the loom',
    ],
  ]).map(({ stem }) => stem)
  expect(stems).toContain('What carries the thread from side to side of the cloth?')
  expect(stems).toContain('What do we call a frame that keeps the threads apart?')
  expect(stems.filter((stem) => /bring your own|proud|Draw the parts|description: /.test(stem))).toEqual([])
})

test('isang paglalarawan ay nagiging tanong lamang sa anyong akma', () => {
  const stems = itemsOf('fil', [
    'Mga Sangay',
    [
      'Lupon ng Pamumuhunan: Tinutulungan ang mga bagong negosyo sa bayan',
      'Palengke: Tumutukoy sa lugar na pinagbibilhan ng mga paninda',
      'Kooperatiba: Samahan ng mga taong nagtutulungan sa puhunan at kita',
      'Paalala: magdala ng sariling papel',
    ],
  ]).map(({ stem }) => stem)
  expect(stems).toContain('Ano ang tumutukoy sa lugar na pinagbibilhan ng mga paninda?')
  expect(stems).toContain('Ano ang tawag sa samahan ng mga taong nagtutulungan sa puhunan at kita?')
  expect(stems.filter((stem) => /Ano ang tinutulungan|sariling papel/.test(stem))).toEqual([])
})

const trade: readonly Parts[] = [
  [
    'Traders from Afar',
    'Merchants from Japan settled in Dilao near the walls in the 17th century. The Japanese brought silver to the port every year.',
  ],
  ['The Strait', 'Spices from Indonesia were sold in Malacca, which was known as the city of the strait.'],
  [
    'The Junks',
    'Silk from China came to Manila on large ships called junks. Many people in Thailand used them too.',
  ],
  [
    'The Rice',
    'Rice from Vietnam fed the crews of the ships. Wood from Myanmar made the strongest masts of all.',
  ],
]

test('a century gives way to another, and none of a span', () => {
  const [stem] = falseOf(
    itemsOf('en', [
      'The Galleon Trade',
      'The galleon trade of the islands was at its height in the 17th century.',
    ]),
  )
  expect(stem).toMatch(
    /^The galleon trade of the islands was at its height in the (?!17)\d+(?:st|nd|rd|th) century\.$/,
  )
  expect(
    falseOf(
      itemsOf('en', [
        'The Galleon Trade',
        'The galleon trade lasted from the 16th to the 19th century in the islands.',
      ]),
    ),
  ).toEqual([])
})

test('a country gives way to another that the lesson says it of nowhere', () => {
  const stems = falseOf(itemsOf('en', ...trade))
  const [junks = ''] = nonEmpty(stems.filter((stem) => stem.includes('called junks')))
  expect(junks).toMatch(/^Silk from (?!China)\p{Lu}\p{L}+ came to Manila on large ships called junks\.$/u)
  // Thailand stands in the same paragraph, so it may be as right.
  expect(junks).not.toContain('Thailand')
})

test('what is true of one people or faith is never said of another', () => {
  const tools = [
    'plow',
    'hoe',
    'rake',
    'sickle',
    'basket',
    'mortar',
    'winnow',
    'net',
    'oar',
    'anchor',
    'loom',
  ]
  const kept = tools.map(
    (tool) => `The ${tool} was kept dry under the roof. A worn ${tool} was mended in the rainy months.`,
  )
  const items = itemsOf(
    'en',
    ['The Tools', kept.join(' ')],
    [
      'The Traders',
      'Every year the Gujaratis brought the first cotton cloth of the season to the harbor. Near the harbor the Gujaratis lived in houses of wood.',
    ],
    [
      'The Sailors',
      'On the coast the Tagalogs built fast ships of teak. In summer the Tagalogs came to the south.',
    ],
    ['The Farmers', 'Beside the river the Muslims built schools. In June the Muslims came to the plain.'],
  )
  const onCloth = nonEmpty(items.filter(({ stem }) => /first cotton cloth/.test(stem)))
  expect(onCloth.filter(({ stem }) => /(?:Tagalogs|Muslims) brought/.test(stem))).toEqual([])
})
