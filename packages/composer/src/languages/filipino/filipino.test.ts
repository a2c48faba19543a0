import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { unjudgedCandidates } from '../../sources/candidates.ts'
import { lessonOf } from '../../understand/lesson.ts'
import type { Fact, Statement } from '../language-rules.ts'
import { filipinoRules } from './filipino.ts'

const [topic] = lesson('fil', 'Aralin', [['Paksa', 'Ang araw ay isang bituin.']]).topics

function said(text: string, bold: readonly string[] = []): Statement {
  if (!topic) throw new Error('The sample has no topic.')
  return { text, topic, language: 'fil', bold, place: { file: 'aralin.docx', page: 1, paragraph: 1 } }
}

const factsOf = (text: string, bold?: readonly string[]): Fact[] =>
  filipinoRules.factsOf(said(text, bold), (word) => /^\p{Lu}/u.test(word))

const stemsOf = (facts: readonly Fact[]) => facts.flatMap(({ askings }) => askings.map(({ stem }) => stem))

test.each([
  ['Ang ulap ay bahagi ng hangin na may maliliit na patak ng tubig.', 'ulap'],
  ['Ang kabibe ay matigas na balat ng ilang hayop sa dagat.', 'kabibe'],
  ['Ang tabo ay isang sisidlang ginagamit sa pagsalok ng tubig.', 'tabo'],
  ['Pagguho ang tawag sa biglang pagbagsak ng lupa mula sa gilid ng bundok.', 'Pagguho'],
])('"%s" defines its subject', (text, term) => {
  const [fact] = factsOf(text)
  expect(fact).toMatchObject({ term })
  expect(['definition', 'naming']).toContain(fact?.kind)
})

test.each([
  'Ang bato ay katumbas ng dalawang supot ng basang buhangin.',
  'Ang ulan ay isa sa mga biyayang hinihintay ng mga magsasaka.',
  'Ang yunit ng bigat ay yunit na ginagamit sa pagtimbang ng bagay.',
])('"%s" is no definition', (text) => {
  expect(factsOf(text)).toEqual([])
})

test('a second name is no part of the answer, but is accepted', () => {
  const [fact] = factsOf('Ang sapa o creek naman ay isang makitid na daluyan ng tubig sa bukid.')
  expect(fact).toMatchObject({ term: 'sapa', names: { whole: 'sapa o creek', also: ['creek'] } })
  expect(stemsOf(fact ? [fact] : [])).toContain('Ano ang sapa?')
})

test('a bold term that is explained with a reason is defined, not explained away', () => {
  const [fact] = factsOf('Ang tagtuyot ay ang kakulangan ng tubig dahil matagal na walang ulan.', [
    'tagtuyot',
  ])
  expect(fact?.kind).toBe('definition')
})

test('a verb that opens a reason loses its capital in the question', () => {
  const stems = stemsOf(factsOf('Natutuyo ang mga bukal dahil pinuputol ang mga puno sa gubat.'))
  expect(stems).toEqual(['Bakit natutuyo ang mga bukal?'])
})

test('an order is not what happens', () => {
  expect(factsOf('Kung may lindol, magtago sa ilalim ng matibay na mesa.')).toEqual([])
  expect(stemsOf(factsOf('Bumabaha ang kalsada kapag barado ang mga kanal.'))).toEqual([
    'Ano ang nangyayari kapag barado ang mga kanal?',
  ])
})

test('who is told by a deed or a title is asked for', () => {
  expect(stemsOf(factsOf('Si Juan Cruz, isang magsasaka, ang unang kapitan ng barangay.'))).toEqual([
    'Sino ang unang kapitan ng barangay?',
  ])
  expect(stemsOf(factsOf('Ang puso ang pinakamalakas na kalamnan sa buong katawan.'))).toEqual([
    'Ano ang pinakamalakas na kalamnan sa buong katawan?',
  ])
  expect(factsOf('Ang pangingisda ang nagbibigay ng kita sa bayan.')).toEqual([])
  expect(factsOf('Karaniwang nananatili ang ulap sa itaas ng bundok.')).toEqual([])
})

test('what stands where is asked with its count, and when without the place', () => {
  expect(stemsOf(factsOf('May tatlong uri ng bulkan: aktibo, natutulog at patay.'))).toEqual([
    'Ilan ang uri ng bulkan?',
  ])
  expect(
    stemsOf(factsOf('Itinatag ni Juan Cruz ang samahan noong Mayo 3, 1901 sa isang bahay sa Tondo.')),
  ).toEqual(['Kailan itinatag ni Juan Cruz ang samahan?'])
})

test.each([
  'Nag-alsa sila dahil inalis ang kanilang mga karapatan.',
  'Umaabot sa siyam na metro ang haba ng tubong ito.',
  'Maraming pangyayari sa bayan ang nagtulak dito.',
  'Basahin muna ang babasahin bago sumagot sa mga tanong.',
  'Mas mabilis na nakarating ang mga sulat sa mga pulo.',
  'Pamaya-maya ay dumating ang kartero sa bahay ng kapitan.',
  'Kausap ng dalawa ang kapitan sa harap ng munisipyo.',
  'Kapapasok pa lamang ng guro noon sa silid ng mga bata.',
  'Tulad ng halimbawa sa ibaba, isulat ang mga bilang nang pahaba.',
  'Dinala ng kapitan sa korte upang maayos ang problema.',
  'Si Lino at Berto ay nagtanim ng mga puno sa tabi ng ilog.',
  'Kung k ang bilang ng mga itlog, dalawa ang natira sa basket.',
  'PhP 10 Nakaukit sa harapan ang larawan ng isang bayani.',
])('"%s" does not stand alone', (text) => {
  expect(filipinoRules.standsAlone(text)).toBe(false)
})

test.each([
  'Kalayaan ang tawag sa pahayagan ng samahan.',
  'Natuklasan ng mga dayuhan ang lihim na samahan.',
  'Ang nobela ay isang mahabang akda na nahahati sa mga kabanata.',
  'Nababagabag ang taong nagsisinungaling dahil alam niya ang totoo.',
])('"%s" stands alone', (text) => {
  expect(filipinoRules.standsAlone(text)).toBe(true)
})

test('two names between commas are one member of a list', () => {
  const [listing] = filipinoRules.listingsOf(
    said('Ang mga panukat sa silid ay ruler, metro o tape measure at meterstick.'),
    () => false,
  )
  expect(listing?.members).toEqual(['ruler', 'metro o tape measure', 'meterstick'])
})

test('a sentence that says nothing else gives a blank after the marker, which stays', () => {
  const text = 'Sinisipsip ng ugat ang tubig at mineral mula sa lupa.'
  const [fact] = filipinoRules.blanksOf(said(text), (term) => ({
    weight: term === 'ugat' ? 1 : 0,
    isDefined: true,
  }))
  expect(fact).toMatchObject({ term: 'ugat' })
  expect(fact?.askings[0]?.stem).toBe('Sinisipsip ng ________ ang tubig at mineral mula sa lupa.')
  const anyTerm = () => ({ weight: 1, isDefined: true })
  expect(filipinoRules.blanksOf(said('Pinalitan ni Ana Reyes siya bilang pinuno.'), anyTerm)).toEqual([])
})

test('people are asked about as people, and cells keep the capitals of names', () => {
  const outline = lesson('fil', 'Mga Manunulat', [
    [
      'Mga Manunulat',
      'Si Ana Reyes ang unang guro ng bayan.',
      {
        table: [
          ['Manunulat', 'Akda'],
          ['Ana Reyes', 'Ang Ilog'],
          ['Ben Cruz', 'Sa Bukid'],
          ['Carla Diaz', 'Bagong Araw'],
        ],
      },
    ],
  ])
  const stems = stemsOf(lessonOf(outline).facts)
  expect(stems).toContain('Ano ang akda ni Ben Cruz?')
  expect(stems).toContain('Aling manunulat ang may ganitong akda: Bagong Araw?')
})

test('what a line end left of a bold term is no term', () => {
  const outline = lesson('fil', 'Samahan', [
    ['Samahan', 'Itinatag ang La Liga Filipina sa Tondo. Lumaganap ang kaisipang liberal sa bayan.'],
  ])
  const cut = outline.topics.map((topic) => ({
    ...topic,
    blocks: topic.blocks.map(({ file, block }) => ({
      file,
      block: { ...block, terms: ['La Liga', 'Filipina', 'La Liga Filipina', 'sipang liberal'] },
    })),
  }))
  const { terms } = lessonOf({ ...outline, topics: cut })
  expect(terms.has('la liga filipina')).toBe(true)
  expect(['la liga', 'filipina', 'sipang liberal'].filter((key) => terms.has(key))).toEqual([])
})

test('two people are compared by their names', () => {
  const stems = filipinoRules.phrases.essays.map(({ stem }) => stem('Ana Reyes', 'Ben Cruz', true))
  expect(stems.some((stem) => stem.startsWith('Paghambingin sina Ana Reyes at Ben Cruz.'))).toBe(true)
})

test('a sentence is asked without the word that ties it to the one before', () => {
  const outline = lesson('fil', 'Mga Bahagi', [
    [
      'Mga Bahagi ng Halaman',
      'Ang ugat ay ang bahagi ng halaman na sumisipsip ng tubig mula sa lupa. Ang dahon naman ay ang bahaging gumagawa ng pagkain sa tulong ng araw. Ang bulaklak ay ang bahaging pinanggagalingan ng mga buto at prutas. Ang tangkay naman ay ang bahaging naghahatid ng tubig sa mga dahon.',
    ],
  ])
  const read = lessonOf(outline)
  const items = unjudgedCandidates(read, outline.topics, 10, chanceOf(1)).map(({ item }) => item)
  expect(items.length).toBeGreaterThan(6)
  expect(items.filter(({ stem }) => /\bnaman\b/.test(stem))).toEqual([])
})

test('what is a kind of another thing is not set against it', () => {
  const outline = lesson('fil', 'Mga Hugis', [
    ['Mga Hugis', 'Tandaan na ang parisukat ay isa ring uri ng parihaba, kaya huwag malito rito.'],
  ])
  expect(lessonOf(outline).areSame('parisukat', 'parihaba')).toBe(true)
})

test('a kind of a thing is no wrong name for the thing', () => {
  const outline = lesson('fil', 'Mga Bangka', [
    [
      'Mga Bangka',
      'Ang bangka ay isang sasakyang pandagat na pinatatakbo ng sagwan o makina. Ang balangay ay isang bangka na may malapad na layag at maraming sagwan. Ang kalesa ay isang sasakyang panlupa na hinihila ng kabayo. Ang kariton ay isang sasakyan na may dalawang gulong at itinutulak ng tao. Ang paragos ay isang sasakyang yari sa kawayan na hila ng kalabaw.',
    ],
  ])
  const items = unjudgedCandidates(lessonOf(outline), outline.topics, 10, chanceOf(1)).map(({ item }) => item)
  const asked = items.flatMap((item) =>
    item.form === 'multiple_choice' && item.options[item.answer] === 'bangka' ? [item] : [],
  )
  for (const { stem, options } of nonEmpty(asked))
    expect(`${stem} ${options.join()}`).not.toContain('balangay')
})
