import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { feeds, rolesOf } from './roles-of.ts'
import { fileOf } from './sample-file.ts'
import { sampleRoleOf, sampleRolesIn, taught } from './sample-roles.ts'

const chapter = sourceDocument(`
# Chapter 3: The Market of Our Town

## Why People Trade

Trade is the exchange of goods and services between people. Farmers bring rice to town because they grow more than their families can eat.

## Let's Explore

Visit the market near your school. List five goods that are sold there and ask where they come from.

## Buyers and Sellers

A seller is a person who offers goods for a price. A buyer is a person who pays for goods in order to use them.

## Think About It

Why do you think some goods cost more during the rainy season? How does your family save money at the market?

## Prices

The price of a good rises when many people want it and only a few can supply it. A typhoon that ruins the harvest makes vegetables expensive for weeks.
`)

test('the text of a chapter is content, its boxes with tasks are not', () => {
  for (const beginning of ['Trade is', 'A seller is', 'The price of a good'])
    expect(sampleRoleOf(chapter, beginning)).toBe('content')
  expect(sampleRoleOf(chapter, 'Visit the market')).toBe('direction')
  expect(sampleRoleOf(chapter, 'Why do you think')).toBe('exercise')
})

const notes = sourceDocument(`
# Tools in the Kitchen

COLANDER - a bowl with holes that drains water from vegetables

LADLE - a deep spoon with a long handle that serves soup

WHISK - a tool of thin wires that beats eggs and cream

SPATULA - a flat tool that turns food in the pan

GRATER - a tool with sharp holes that shreds cheese and carrots
`)

test('terms with their meaning in the notes of a teacher are content', () => {
  expect(taught(notes).filter((text) => text.includes(' - '))).toHaveLength(5)
})

const passage = sourceDocument(`
# The Fireflies of Donsol

## Read the passage

Every evening hundreds of fireflies gather in the mangrove trees along the river. Boatmen take visitors there in small boats without lights. The fireflies need clean water and old trees, so the town forbids cutting mangroves.

## Comprehension Questions

1. Where do the fireflies gather every evening?
2. Why does the town forbid cutting mangroves?

## Activity

Draw the river at night. Write three sentences about your drawing and share them with your group.
`)

test('a passage is content, its questions and tasks are not', () => {
  expect(sampleRoleOf(passage, 'Every evening')).toBe('content')
  expect(sampleRoleOf(passage, 'Where do the fireflies')).toBe('exercise')
  expect(feeds(sampleRoleOf(passage, 'Draw the river'))).toBe(false)
})

const story = sourceDocument(
  `
# Ang Sapatos ni Berto

Maagang nagising si Berto noong unang araw ng klase. Luma na ang kaniyang sapatos at may butas ang isa nito.

"Nanay, nahihiya po akong pumasok," sabi niya. Ngumiti ang kaniyang ina at kinuha ang karayom at sinulid.

Tinahi ng ina ang sapatos habang nagkukuwento siya tungkol sa lolo ni Berto na naglakad nang nakayapak papunta sa paaralan.

Pumasok si Berto nang taas-noo. Nang makita niya ang kaklase niyang si Dario na walang sapatos, ibinahagi niya ang kaniyang tsinelas.
`,
  { language: 'fil' },
)

test('a story is content from beginning to end', () => {
  for (const [, role] of nonEmpty(sampleRolesIn(story))) expect(role).toBe('content')
})

test('a picture has no words and feeds nothing', () => {
  expect(rolesOf(fileOf('en', { picture: 0 }))).toEqual(['furniture'])
})
