import { chanceOf } from '@klasrum/skills/chance'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { unjudgedCandidates } from '../../sources/candidates.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { filipinoHeadOf } from './asked.ts'
import { filipinoKindsOf } from './kinds.ts'
import { filipinoPhrases } from './phrases.ts'

const itemsTold = (...sentences: string[]) => {
  const outline = lesson('fil', 'Isang Aralin', [['Mga Bagay', sentences.join(' ')]])
  return unjudgedCandidates(lessonOf(outline), outline.topics, 20, chanceOf(1)).map(({ item }) => item)
}

test('the noun of a description is found past what describes it, without its linker', () => {
  expect(filipinoHeadOf('isang lihim na samahan ng mga manggagawa')).toBe('samahan')
  expect(filipinoHeadOf('isang kasangkapang bakal na pamutol')).toBe('kasangkapan')
  expect(filipinoHeadOf('ang serye ng malalaking alon sa dagat')).toBe('alon')
})

test('a word tells its kind by itself, by its affix or as an English word', () => {
  expect([...filipinoKindsOf('mapang')]).toEqual(['writing'])
  expect([...filipinoKindsOf('paglilinis')]).toEqual(['happening'])
  expect([...filipinoKindsOf('esophagus')]).toEqual(['body'])
  expect([...filipinoKindsOf('')]).toEqual([])
})

test('wrong answers are of the kind that the question asks for', () => {
  const items = itemsTold(
    'Ang itak ay isang kasangkapan na pamutol ng sanga at kawayan.',
    'Ang asarol ay isang kasangkapang pambungkal ng matigas na lupa.',
    'Ang kalaykay ay isang kasangkapang pantipon ng tuyong dahon.',
    'Ang regadera ay isang kasangkapang pandilig ng mga halaman.',
    'Ang bodega ay isang gusali na pinaglalagyan ng mga inani.',
    'Ang katiwala ay isang taong nangangasiwa sa malawak na bukid.',
  )
  const found = items.flatMap((item) => (item.form === 'multiple_choice' ? [item.options.join(' ')] : []))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((options) => /bodega|katiwala|gusali|taong/.test(options))).toEqual([])
})

test('what follows a semicolon or goes on with another is no part of a description', () => {
  const [fact] = lessonOf(
    lesson('fil', 'Isang Aralin', [
      [
        'Mga Bagay',
        'Ang hoarding ay ang pagtatago ng produkto upang tumaas ang presyo; isipin ang bigas sa palengke.',
      ],
    ]),
  ).facts
  expect(fact?.detail).toBe('ang pagtatago ng produkto upang tumaas ang presyo')
  const named = lessonOf(
    lesson('fil', 'Isang Aralin', [
      [
        'Mga Bagay',
        'Tinatawag na rabaw ang ibabaw ng lupa sa bukid, samantalang tinatawag na ilalim ang nasa baba ng rabaw.',
      ],
    ]),
  ).facts.find(({ kind }) => kind === 'naming')
  expect(named?.detail).toBe('ibabaw ng lupa sa bukid')
})

test('what should be done is asked of a case, and a count stands after what is counted', () => {
  expect(filipinoPhrases.column('dapat gawin', 'sunog', false, '')).toBe('Ano ang dapat gawin sa sunog?')
  expect(filipinoPhrases.underTitle('Mga yugto ng tubig', 4)).toBe('Ibigay ang mga yugto ng tubig (4).')
})
