import { expect, test } from 'vitest'
import { filipinoNumber, filipinoOrdinal, linked } from './filipino-numbers.ts'
import { writeOutFilipino } from './normalise-filipino.ts'

const said = (text: string) => writeOutFilipino(text).text.replace(/\s+/g, ' ').trim()

test.each([
  [0, 'sero'],
  [1, 'isa'],
  [9, 'siyam'],
  [10, 'sampu'],
  [11, 'labing-isa'],
  [12, 'labindalawa'],
  [17, 'labimpito'],
  [19, 'labinsiyam'],
  [20, 'dalawampu'],
  [21, "dalawampu't isa"],
  [46, "apatnapu't anim"],
  [99, "siyamnapu't siyam"],
  [100, 'sandaan'],
  [101, 'sandaan at isa'],
  [111, 'sandaan at labing-isa'],
  [200, 'dalawang daan'],
  [400, 'apat na raan'],
  [650, 'anim na raan at limampu'],
  [999, "siyam na raan at siyamnapu't siyam"],
  [1_000, 'isang libo'],
  [1_005, 'isang libo at lima'],
  [1_250, 'isang libo dalawang daan at limampu'],
  [1_898, "isang libo walong daan at siyamnapu't walo"],
  [4_000, 'apat na libo'],
  [10_000, 'sampung libo'],
  [21_000, "dalawampu't isang libo"],
  [100_000, 'sandaang libo'],
  [400_000, 'apat na raang libo'],
  [1_000_000, 'isang milyon'],
  [115_000_000, 'sandaan at labinlimang milyon'],
  [2_000_000_000, 'dalawang bilyon'],
])('%i is %s', (number, words) => {
  expect(filipinoNumber(number)).toBe(words)
})

test.each([
  [1, 'una'],
  [2, 'ikalawa'],
  [3, 'ikatlo'],
  [4, 'ika apat'],
  [5, 'ikalima'],
  [12, 'ikalabindalawa'],
  [21, "ikadalawampu't isa"],
])('the %i. is %s', (number, words) => {
  expect(filipinoOrdinal(number)).toBe(words)
})

test('a number is joined to what it counts', () => {
  expect(['isa', 'apat', 'sandaan', 'milyon'].map(linked)).toEqual([
    'isang',
    'apat na',
    'sandaang',
    'milyong',
  ])
})

test.each([
  ['Ang mga bata ng bayan', 'Ang mga bata ng bayan'],
  ['Noong ika-12 ng Hunyo 1898', "Noong ikalabindalawa ng Hunyo isang libo walong daan at siyamnapu't walo"],
  ['Hunyo 12, 1898', "ikalabindalawa nang Hunyo, isang libo walong daan at siyamnapu't walo"],
  ['₱1,250.50', 'isang libo dalawang daan at limampung piso at limampung sentimo'],
  ['₱4', 'apat na piso'],
  ['P100', 'sandaang piso'],
  ['₱1.5 milyon', 'isa punto limang milyong piso'],
  ['25% ng tubig', "dalawampu't limang porsiyento ng tubig"],
  ['30°C', 'tatlumpung digri selsyus'],
  ['5 km at 4 kg', 'limang kilometro at apat na kilo'],
  ['-5 °C', 'negatibong limang digri selsyus'],
  ['pang-2 gawain', 'pang-dalawang gawain'],
  ['5–10 bata', 'lima hanggang sampung bata'],
  ['3.14', 'tatlo punto isa apat'],
  ['1/2 at 3/4', 'kalahati at tatlong ika apat'],
  ['8:30 n.u.', 'alas-otso y medya nang umaga'],
  ['7:00 PM', 'alas-siyete nang gabi'],
  ['Gng. Cruz at G. Reyes', 'Ginang Cruz at Ginoong Reyes'],
  ['prutas, gulay, atbp.', 'prutas, gulay, at iba pa'],
  ['Hal. Blg. 3', 'halimbawa bilang tatlo'],
  ['ang DNA at ang ASEAN', 'ang di en ey at ang ASEAN'],
  ['ANG TUBIG SA DAGAT', 'ANG TUBIG SA DAGAT'],
  ['Kabanata IV', 'Kabanata apat'],
  ['HINDI ito tama', 'HINDI ito tama'],
  ['Sa Cebu at Parañaque', 'Sa Cebu at Parañaque'],
  ['09171234567', 'sero siyam isa pito isa dalawa tatlo apat lima anim pito'],
  ['Ang _____ ay', 'Ang patlang ay'],
  ['constructor', 'constructor'],
])('"%s" is said as "%s"', (written, spoken) => {
  expect(said(written)).toBe(spoken)
})

test('every spoken letter knows the written place it stands for', () => {
  const { text, from } = writeOutFilipino('Ang mga 12 bata')
  expect(from).toHaveLength(text.length)
  expect(text.slice(from.indexOf(8))).toBe('labindalawang bata')
  expect([...from].sort((one, other) => one - other)).toEqual(from)
})
