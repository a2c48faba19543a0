import { basisOf } from '@klasrum/contract/material'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { allItems } from '../../papers/amend.ts'

const settings = aSetting({ quiz_items: 10, exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 } })

/** What is asked of a file when the teacher says which unit it is on. */
async function itemsOf(text: string, id: string, language: 'en' | 'fil') {
  const source = sourceDocument(text, { language })
  const corrections = { title: null, language: null, topics: [], units: [id], fill: true }
  const knowledge = { entries: allEntries, unitOf }
  return allItems(await compose([source], { ...settings, corrections }, { knowledge }))
}

const garden = `Maraming tanim ang makikita sa paligid ng bahay at paaralan. Nagpapaganda ang mga ito ng bakuran at ng hardin.

Bago magtanim, pinipili muna ang lugar at inihahanda ang lupa. Dinidiligan ang tanim tuwing umaga at hapon.`

test('a file that says by heading, area and grade that it is the lesson of a unit is asked about all that is near it', async () => {
  const unit = 'epp/4/pagtatanim-ng-halamang-ornamental'
  const declared = await itemsOf(
    `# Edukasyong Pantahanan at Pangkabuhayan – Grade 4\n\n# Pagtatanim ng Halamang Ornamental\n\n${garden}`,
    unit,
    'fil',
  )
  const silent = await itemsOf(`# Ang Aming Bakuran\n\n${garden}`, unit, 'fil')
  const fromUnit = (items: typeof declared) => items.filter(({ origin }) => origin === 'curriculum').length
  expect(fromUnit(declared)).toBeGreaterThan(2)
  expect(fromUnit(silent)).toBeLessThan(fromUnit(declared) / 2)
  // Some say their grade and their topic, and no subject.
  const older = await itemsOf(`# Grade 4\n\n# Pagtatanim ng Halamang Ornamental\n\n${garden}`, unit, 'fil')
  expect(fromUnit(older)).toBeGreaterThan(fromUnit(silent))
})

test('a word that a file does not have is never to be written from memory, and may be chosen', async () => {
  const id = 'science/6/vertebrates-and-invertebrates'
  const items = nonEmpty(
    await itemsOf(
      `# Invertebrates

Sponges, cnidarians, flatworms, segmented worms, mollusks, echinoderms and arthropods are invertebrates: animals without a backbone.

An arthropod has jointed legs and a hard outer covering called an exoskeleton. Insects, spiders and crabs are arthropods.`,
      id,
      'en',
    ),
  ).filter(({ origin }) => origin === 'curriculum')
  const typed = nonEmpty(items.flatMap((item) => (item.form === 'identification' ? [item.answer] : [])))
  expect(
    typed.filter(
      (answer) =>
        !/backbone|vertebrate|exoskeleton|arthropod|insect|spong|cnidar|worm|mollus|echino/i.test(answer),
    ),
  ).toEqual([])
  expect(items.some(({ form }) => form === 'multiple_choice')).toBe(true)
})

test('a file that calls the terms of a unit by their other names is asked as if it had said them', async () => {
  const notes = (word: string) => `# Araling Panlipunan 9: Ekonomiks

## Konsepto ng ${word}

${word} – Dami ng produkto o serbisyo na gustong ibenta ng mga tindahan sa isang takdang presyo at partikular na panahon.

Batas ng ${word} – Kapag tumataas ang presyo, tumataas ang dami ng gusto at kayang ibenta.

Ang pagbabago sa teknolohiya at sa bilang ng mga nagtitinda ay nakaaapekto sa ${word.toLowerCase()}.`
  const id = 'araling-panlipunan/9/suplay-at-ekwilibriyo'
  const unitItemsOn = async (word: string) =>
    (await itemsOf(notes(word), id, 'fil')).filter(({ origin }) => origin === 'curriculum').length
  expect(await unitItemsOn('Supply')).toBeGreaterThan((await unitItemsOn('Paninda')) + 3)
})

test('of a file on one idea of a unit, what belongs to an idea that it never speaks of is not asked', async () => {
  const items = nonEmpty(
    await itemsOf(
      `# Ang Demand

Ang demand ay ang dami ng produkto o serbisyo na gusto at kayang bilhin ng mga mamimili sa isang presyo.

Ayon sa batas ng demand, kapag tumaas ang presyo ay bumababa ang quantity demanded. Ipinakikita ito ng demand schedule at ng demand curve.`,
      'araling-panlipunan/9/konsepto-ng-demand',
      'fil',
    ),
  )
  expect(
    items.filter((item) => /elasti/i.test(`${item.stem} ${basisOf(item).quote}`)).map(({ stem }) => stem),
  ).toEqual([])
})

test('of a unit on people and places, what names those that the file does not is not asked', async () => {
  const id = 'araling-panlipunan/7/oceans-and-continents'
  const unit = unitOf(id) ?? expect.fail(`The unit ${id} is gone.`)
  // A file that explains the words of the unit, and names no sea and no country.
  const words = unit.ideas.flatMap(({ terms }) => terms).filter(({ name }) => !/\p{Lu}/u.test(name))
  const text = `# Land and Water\n\n${words.map(({ name, meaning }) => `The word ${name} means ${meaning}.`).join('\n\n')}`
  const items = nonEmpty((await itemsOf(text, id, 'en')).filter(({ origin }) => origin === 'curriculum'))
  const quotes = items.map((item) => basisOf(item).quote).join(' | ')
  const names = [...quotes.matchAll(/(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{3,}/gu)].map(([name]) => name)
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})
