import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { allItems } from '../../papers/amend.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { outlineOf } from '../../understand/outline-of.ts'
import { storyItems } from './story-items.ts'

const settings = aSetting({ quiz_items: 10, exam: { easiest: 5, easy: 5, moderate: 6, hard: 2 } })

const story = sourceDocument(`# The Torn Kite

One morning, Lito found a torn kite under the mango tree behind the chapel. He took it home and put it on the table.

His grandmother looked at the paper for a long time. "I can mend this with rice paste," said Lola Ising. She smiled, and he ran to the kitchen.

Lito mixed the rice paste in a coconut shell while the dog watched him. Lola Ising spread the paste over the torn paper with a spoon. Ben carried two sticks of bamboo from the fence to the table.

That afternoon, Ben asked to hold the string of the kite. "You may hold it when the wind is gentle," said Lito. Ben waited by the fence.

The wind grew strong, and Ben let the string slip through his fingers. He cried, and the kite was gone. "I did not mean to lose your kite," said Ben.

Lito climbed the hill with Ben to look for the lost kite. Lito searched the grass behind the old well with a stick.

The next day, Lola Ising saw the kite in the top of the acacia tree. Ben carried a long ladder from the chapel to the tree.

Ben climbed the acacia tree and brought the kite down to Lito. They laughed, and she gave them warm rice cakes.`)

const kiteText = story.blocks.map((block) => ('text' in block ? block.text : '')).join('\n')
/** Where the text tells it, perhaps with "he" instead of the name. */
const placeOf = (event: string) =>
  kiteText.indexOf(
    event
      .replace(/^(?:Lito|Ben|Lola Ising)/, '')
      .slice(1)
      .replace(/\.$/, ''),
  )

/** All that could be asked of it, of which papers take a part. */
function storyQuestions() {
  const outline = outlineOf([story], 1)
  return storyItems(lessonOf(outline), outline.topics, chanceOf(1)).map(({ item }) => item)
}

const made = async () => allItems(await compose([story], { ...settings, sessions: 1 }))

test('a story is asked for who speaks, among those it names', async () => {
  const spoken = nonEmpty((await made()).filter(({ stem }) => /who says/.test(stem)))
  for (const item of spoken) {
    if (item.form !== 'multiple_choice') throw new Error('Speakers are chosen.')
    const speaker = item.options[item.answer] ?? ''
    expect(item.source?.quote).toContain(speaker)
    expect(item.stem).not.toContain(speaker)
    expect(new Set(item.options).size).toBe(item.options.length)
  }
})

test('events are put in the order in which the story tells them', async () => {
  const orders = nonEmpty((await made()).filter(({ form }) => form === 'sequencing'))
  for (const item of orders) {
    if (item.form !== 'sequencing') continue
    const told = item.order.map((_, at) => item.steps[item.order.indexOf(at + 1)] ?? '')
    const places = told.map(placeOf)
    expect(nonEmpty(places)).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

test('which event comes first, last or after another has one answer: the others lie on its far side', () => {
  const questions = nonEmpty(storyQuestions().filter(({ stem }) => /happens (?:first|last|after)/.test(stem)))
  for (const item of questions) {
    if (item.form !== 'multiple_choice') throw new Error('Places are chosen.')
    const places = item.options.map(placeOf)
    expect(nonEmpty(places)).not.toContain(-1)
    const right = places[item.answer] ?? -1
    const others = places.filter((place) => place !== right)
    const [, before] = /“(.*)”\?$/.exec(item.stem.replace(/“The Torn Kite”/, '')) ?? []
    if (/first/.test(item.stem)) expect(Math.min(...others)).toBeGreaterThan(right)
    else expect(Math.max(...others)).toBeLessThan(right)
    if (before) for (const place of nonEmpty(others)) expect(place).toBeLessThan(placeOf(before))
  }
  for (const asked of [/happens first/, /happens last/, /happens after/])
    expect(questions.some(({ stem }) => asked.test(stem))).toBe(true)
})

test('who does something is asked without the name', () => {
  const questions = nonEmpty(
    storyQuestions().filter(({ stem }) => /^In the story “The Torn Kite”, who (?!says)/.test(stem)),
  )
  for (const item of questions) {
    const doer =
      item.form === 'multiple_choice'
        ? item.options[item.answer]
        : item.form === 'identification' && item.answer
    expect(item.stem).not.toContain(String(doer))
    const quote = item.source?.quote ?? ''
    const before = kiteText.slice(0, kiteText.indexOf(quote))
    // "He" is the one whom the sentence before has named.
    const named = /^(?:He|She) /.test(quote) ? before.match(/Lito|Ben|Lola Ising/g)?.at(-1) : quote
    expect(named).toContain(String(doer))
    if (item.form !== 'multiple_choice') continue
    for (const other of nonEmpty(item.options.filter((option) => option !== doer)))
      expect(item.source?.quote).not.toContain(other)
  }
})

test('what a reader makes of a story is asked by its title', async () => {
  const prompts = nonEmpty((await made()).filter(({ form }) => form === 'essay'))
  expect(prompts.every(({ stem }) => stem.includes('“The Torn Kite”'))).toBe(true)
})

test('a lesson that tells no story gets no such question', async () => {
  const lesson = sourceDocument(
    '# Rocks\n\nIgneous rock is a rock that forms when magma cools. Sedimentary rock is a rock that forms from layers of sediment. Metamorphic rock is a rock that changed by heat and pressure. Magma is melted rock below the ground. Sediment is small pieces of rock and soil.',
  )
  const stems = allItems(await compose([lesson], settings)).map(({ stem }) => stem)
  expect(stems.length).toBeGreaterThan(0)
  expect(stems.filter((stem) => /the story|the chapter/.test(stem))).toEqual([])
})

const kuwento = sourceDocument(
  `# Si Inang Usa at ang Tulay

Isang umaga, nakita ni Usa ang sirang tulay sa ilog. Kinuha niya ang mahabang kawayan sa tabi ng palayan.

Dumaan si Pagong sa gilid ng ilog kasama ang kaniyang mga kapatid. Binuhat ni Pagong ang mabigat na lubid mula sa kubo.

"Itali natin ang kawayan bago dumilim," sabi ni Usa. Itinali ni Usa ang lubid sa malaking puno ng mangga.

Natulog si Matsing sa lilim ng puno habang gumagawa ang dalawa. Kinain ni Matsing ang mga saging sa loob ng kubo.

Nahulog si Matsing sa ilog dahil hindi siya tumulong sa paggawa. Hinila ni Pagong ang mahabang lubid hanggang sa pampang.

Nagpasalamat si Matsing kay Pagong sa harap ng lahat. Tumawid si Usa sa bagong tulay bago lumubog ang araw.`,
  { language: 'fil' },
)

const kuwentoText = kuwento.blocks.map((block) => ('text' in block ? block.text : '')).join('\n')

function kuwentoItems() {
  const outline = outlineOf([kuwento], 1)
  return storyItems(lessonOf(outline), outline.topics, chanceOf(1)).map(({ item }) => item)
}

test('"he" is asked about by the name that alone stands in the sentence before', () => {
  const [asked] = nonEmpty(
    kuwentoItems().filter(({ source }) => source?.quote.includes('Kinuha niya ang mahabang kawayan')),
  )
  expect(asked?.stem ?? '').toMatch(/\bUsa\b/)
  expect(asked?.stem ?? '').not.toMatch(/\bniya\b/)
})

test('what somebody does something to is asked for, and stands in the sentence it is taken from', () => {
  const questions = nonEmpty(kuwentoItems().filter(({ stem }) => /, ano ang \p{L}+ ni /u.test(stem)))
  for (const item of questions) {
    const answer =
      item.form === 'multiple_choice'
        ? item.options[item.answer]
        : item.form === 'identification' && item.answer
    expect(item.source?.quote).toContain(`ang ${answer}`)
    expect(item.stem).not.toContain(String(answer))
  }
})

test('why something happens has the reason of the story as its answer, and other events as wrong ones', () => {
  const [item] = nonEmpty(kuwentoItems().filter(({ stem }) => stem.includes('bakit')))
  if (item?.form !== 'multiple_choice') throw new Error('Reasons are chosen.')
  expect(item.stem).toBe('Sa kuwentong “Si Inang Usa at ang Tulay”, bakit nahulog si Matsing sa ilog?')
  expect(item.options[item.answer]).toBe('Dahil hindi siya tumulong sa paggawa')
  for (const other of nonEmpty(item.options.filter((_, at) => at !== item.answer)))
    expect(item.source?.quote).not.toContain(other.replace(/^Dahil /, ''))
})

test('what one does is said of another only where it is false', () => {
  const statements = nonEmpty(kuwentoItems().filter(({ form }) => form === 'true_false'))
  for (const item of statements) {
    if (item.form !== 'true_false') continue
    const telling = item.stem.replace(/^Sa kuwentong “[^”]*”, /, '')
    expect(kuwentoText.toLowerCase().includes(telling.toLowerCase())).toBe(item.answer)
  }
  expect(new Set(statements.map((item) => item.form === 'true_false' && item.answer)).size).toBe(2)
})

test('what lasts, what is felt and what no verb of a deed tells has no place in the order of a story', () => {
  const told = sourceDocument(
    `# Ang Bangka ni Berto

Isang umaga, ginawa ni Berto ang maliit na bangka sa tabi ng ilog. Nakaupo si Berto sa malaking bato.

Nagbago ang buhay ni Berto. Itinulak ni Celia ang bangka mula sa pampang.

Sinusundan ni Berto ang agos ng ilog hanggang sa tulay. Kinuha ni Celia ang mahabang sagwan sa kubo.

Masaya si Celia sa loob ng bagong bangka. Nahuli ni Berto ang tatlong isda sa gitna ng ilog.

Inihaw ni Celia ang mga isda sa harap ng bahay. Nakatayo si Berto sa bakuran nagbabasa ng liham.

Binasa ni Berto ang liham ni Berto Reyes kay Celia. Ibinigay ni Berto ang bangka kay Celia bago umalis.`,
    { language: 'fil' },
  )
  const outline = outlineOf([told], 1)
  const items = storyItems(lessonOf(outline), outline.topics, chanceOf(1)).map(({ item }) => item)
  const events = items.flatMap((item) =>
    item.form === 'sequencing'
      ? item.steps
      : item.form === 'multiple_choice' && /nangyari/.test(item.stem)
        ? item.options
        : [],
  )
  expect(events).toContain('Itinulak ni Celia ang bangka mula sa pampang.')
  for (const event of nonEmpty(events))
    expect(event).not.toMatch(/Nagbago|Nakaupo|Nakatayo|Sinusundan|Masaya/)
  // A sentence that wants a comma or a linker is not asked about either, and Reyes is no third person.
  expect(items.filter(({ stem }) => /nagbabasa/.test(stem))).toEqual([])
  expect(JSON.stringify(items)).not.toContain('"Reyes"')
})
