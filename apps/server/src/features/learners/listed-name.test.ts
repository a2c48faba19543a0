import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listedName } from './listed-name.ts'

test.each([
  ['Juan Santos Cruz', 'Cruz, Juan Santos'],
  ['Cruz, Juan Santos', 'Cruz, Juan Santos'],
  ['Cruz,Juan  Santos', 'Cruz, Juan Santos'],
  ['  Juan \t Cruz ', 'Cruz, Juan'],
  ['Juan P. Cruz', 'Cruz, Juan P.'],
  ['Ma. Luisa Reyes', 'Reyes, Ma. Luisa'],
  ['Niña Peña', 'Peña, Niña'],
  ['JUAN DELA CRUZ', 'DELA CRUZ, JUAN'],
])('"%s" is listed as "%s"', (typed, listed) => {
  expect(listedName(typed)).toBe(listed)
})

test.each([
  ['Juan de la Cruz', 'de la Cruz, Juan'],
  ['Juan Santos Dela Cruz', 'Dela Cruz, Juan Santos'],
  ['Juan dela Cruz Santos', 'Santos, Juan dela Cruz'],
  ['Ana Delos Santos', 'Delos Santos, Ana'],
  ['Ana de los Reyes', 'de los Reyes, Ana'],
  ['Ana Delas Alas', 'Delas Alas, Ana'],
  ['Jose del Rosario', 'del Rosario, Jose'],
  ['Jose de Guzman', 'de Guzman, Jose'],
  ['Pedro San Juan', 'San Juan, Pedro'],
  ['Rosa Santa Ana', 'Santa Ana, Rosa'],
  ['Rosa Sta. Maria', 'Sta. Maria, Rosa'],
  ['Rosa Sto. Domingo', 'Sto. Domingo, Rosa'],
  ['Luz Santo Tomas', 'Santo Tomas, Luz'],
  ['Luz de San Jose', 'de San Jose, Luz'],
])('the particle of "%s" stays with the surname', (typed, listed) => {
  expect(listedName(typed)).toBe(listed)
})

test.each([
  ['Juan Cruz Jr.', 'Cruz, Juan Jr.'],
  ['Juan Perez Dela Cruz JR', 'Dela Cruz, Juan Perez JR'],
  ['Juan Dela Cruz, Jr.', 'Dela Cruz, Juan Jr.'],
  ['Juan Cruz, III', 'Cruz, Juan III'],
  ['Juan Cruz III', 'Cruz, Juan III'],
  ['Juan Cruz II', 'Cruz, Juan II'],
  ['Juan Cruz iv', 'Cruz, Juan iv'],
  ['Juan Cruz Sr', 'Cruz, Juan Sr'],
  ['Cruz Jr., Juan', 'Cruz Jr., Juan'],
  ['Juan Jr.', 'Juan Jr.'],
])('the suffix of "%s" is no surname', (typed, listed) => {
  expect(listedName(typed)).toBe(listed)
})

test.each([
  ['DELA CRUZ, JUAN, PEREZ', 'DELA CRUZ, JUAN PEREZ'],
  ['DELA CRUZ, JUAN, JR, PEREZ', 'DELA CRUZ, JUAN JR PEREZ'],
  ['CRUZ,JUAN,-', 'CRUZ, JUAN'],
  ['CRUZ, JUAN, , PEREZ', 'CRUZ, JUAN PEREZ'],
])('"%s", as the school register has it, is listed as "%s"', (typed, listed) => {
  expect(listedName(typed)).toBe(listed)
})

test.each([
  ['Maria Santos-Cruz', 'Santos-Cruz, Maria'],
  ['Maria Santos - Cruz', 'Santos-Cruz, Maria'],
  ['Dela Cruz Juan', 'Dela Cruz, Juan'],
  ['De la Cruz Juan Perez', 'De la Cruz, Juan Perez'],
])('"%s" is listed as "%s"', (typed, listed) => {
  expect(listedName(typed)).toBe(listed)
})

test.each(['Madonna', 'Dela Cruz', 'San Juan', 'De la', 'Cruz Juan P.', 'Jr.', '12'])(
  '"%s" cannot be split and stays',
  (typed) => {
    expect(listedName(typed)).toBe(typed)
  },
)

test.each([
  ['Cruz,', 'Cruz'],
  [', Juan', 'Juan'],
  ['Juan Cruz,', 'Cruz, Juan'],
  ['', ''],
  [' - ', '-'],
])('half a name, "%s", is listed as "%s"', (typed, listed) => {
  expect(listedName(typed)).toBe(listed)
})

test('listing a listed name again changes nothing, and no letter is lost', () => {
  const word = fc.constantFrom('Juan', 'Ana', 'Cruz', 'dela', 'de', 'la', 'San', 'Sta.', 'Peña', 'P.')
  const ending = fc.constantFrom('', ' Jr.', ', Jr.', ' II')
  const between = fc.constantFrom(' ', ', ')
  const lettersOf = (name: string) => [...name.replace(/[\s,]/g, '')].sort().join('')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), between, ending, (words, sign, end) => {
      const typed = words.join(sign) + end
      const listed = listedName(typed)
      expect(listedName(listed)).toBe(listed)
      expect(lettersOf(listed)).toBe(lettersOf(typed))
      expect(listed.length).toBeLessThanOrEqual(typed.length + 1)
    }),
  )
})
