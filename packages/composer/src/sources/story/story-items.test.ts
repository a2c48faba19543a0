import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { allItems } from '../../papers/amend.ts'

const settings = aSetting({ quiz_items: 10, exam: { easiest: 5, easy: 5, moderate: 6, hard: 2 } })

const story = sourceDocument(`# The Torn Kite

One morning, Lito found a torn kite under the mango tree behind the chapel. He took it home and put it on the table.

His grandmother looked at the paper for a long time. "I can mend this with rice paste," said Lola Ising. She smiled, and he ran to the kitchen.

Lito mixed the rice paste in a coconut shell while the dog watched him. He was so quick that some of it fell on the floor.

That afternoon, Ben asked to hold the string of the kite. "You may hold it when the wind is gentle," said Lito. Ben waited by the fence.

The wind grew strong, and Ben let the string slip through his fingers. He cried, and the kite was gone. "I did not mean to lose your kite," said Ben.

Lito climbed the hill with Ben to look for the lost kite. They looked behind every bush until it was dark.

The next day, Lola Ising saw the kite in the top of the acacia tree. She called the boys, and they came running.

Ben climbed the acacia tree and brought the kite down to Lito. They laughed, and she gave them warm rice cakes.`)

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
  const text = story.blocks.map((block) => ('text' in block ? block.text : '')).join('\n')
  const orders = nonEmpty((await made()).filter(({ form }) => form === 'sequencing'))
  for (const item of orders) {
    if (item.form !== 'sequencing') continue
    const told = item.order.map((_, at) => item.steps[item.order.indexOf(at + 1)] ?? '')
    const places = told.map((step) => text.indexOf(step.slice(1)))
    expect(nonEmpty(places)).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
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
