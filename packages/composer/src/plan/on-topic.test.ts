import { unitOf } from '@klasrum/curriculum/library'
import { expect, test } from 'vitest'
import { onTopic } from './on-topic.ts'

const unit =
  unitOf('science/5/plant-and-animal-adaptations') ?? expect.fail('The unit on adaptations is gone.')

test('of the standards of a term those that speak of the topic are kept, word for word and behind what leads to all', () => {
  expect(
    onTopic(
      'The learners know that… matter has three states; the adaptations of plants and animals help them live; heat melts solids.',
      unit,
    ),
  ).toBe('The learners know that… the adaptations of plants and animals help them live.')
  expect(
    onTopic(
      'By the end of the term, learners measure heat. They describe adaptations of animals and plants. They draw tables.',
      unit,
    ),
  ).toBe('They describe adaptations of animals and plants.')
})

test('a point that was the last of a sentence says who does it', () => {
  expect(
    onTopic(
      'The learners evaluate tables; read signs; and describe the adaptations of plants and animals.',
      unit,
    ),
  ).toBe('The learners describe the adaptations of plants and animals.')
})

test('standards that nowhere speak of the topic clearly stay whole, and so do those in another language than the unit', () => {
  const others = 'Matter has three states; heat melts solids.'
  expect(onTopic(others, unit)).toBe(others)
  const filipino = { ...unit, language: 'fil' as const, names: ['adaptations of plants and animals'] }
  const mixed = 'The adaptations of plants and animals help them live; heat melts solids.'
  expect(onTopic(mixed, filipino)).toBe(mixed)
})

test('a point that speaks of what the lesson is to teach is on its topic, although it says other words than its title', () => {
  const spoilage =
    unitOf('science/6/food-spoilage-and-preservation') ?? expect.fail('The unit on spoilage is gone.')
  expect(
    onTopic(
      'Animals have systems that help them grow; Changes in materials can be either reversible or irreversible; Fair tests need several trials.',
      spoilage,
    ),
  ).toBe('Changes in materials can be either reversible or irreversible.')
})
