import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { tallyTable } from './tally-drawing.ts'
import { integersFromTo, need, rule, says, stems } from './writing.ts'

type Topic = {
  head: InBoth<readonly [string, string]>
  rows: InBoth<readonly string[]>
  told: InBoth<(who: Person) => string>
  ask: InBoth<(row: string) => string>
  claim: InBoth<(row: string, answer: string) => string>
}
type Given = { topic: Topic; counts: readonly number[]; at: number; who: Person }

const chosen = {
  ask: says(
    (row: string) => `How many classmates chose ${row}?`,
    (row: string) => `Ilang kaklase ang pumili ng ${row}?`,
  ),
  claim: says(
    (row: string, n: string) => `The number of classmates who chose ${row} is ${n}.`,
    (row: string, n: string) => `Ang bilang ng kaklaseng pumili ng ${row} ay ${n}.`,
  ),
}
const asked = (en: string, fil: string) =>
  says(
    (who: Person) =>
      `${who.name} asked ${who.his} classmates about their favorite ${en} and made the tally table in the figure.`,
    (who: Person) =>
      `Tinanong ni ${who.name} ang mga kaklase niya tungkol sa paborito nilang ${fil} at ginawa niya ang talahanayan ng tally sa larawan.`,
  )

const topics: readonly Topic[] = [
  {
    head: says(['Fruit', 'Tally'], ['Prutas', 'Tally']),
    rows: says(['Mango', 'Banana', 'Guava', 'Papaya'], ['Mangga', 'Saging', 'Bayabas', 'Papaya']),
    told: asked('fruits', 'prutas'),
    ...chosen,
  },
  {
    head: says(['Color', 'Tally'], ['Kulay', 'Tally']),
    rows: says(['Red', 'Blue', 'Green', 'Yellow'], ['Pula', 'Asul', 'Berde', 'Dilaw']),
    told: asked('colors', 'kulay'),
    ...chosen,
  },
  {
    head: says(['Pet', 'Tally'], ['Alaga', 'Tally']),
    rows: says(['Dog', 'Cat', 'Fish', 'Bird'], ['Aso', 'Pusa', 'Isda', 'Ibon']),
    told: asked('pets', 'alagang hayop'),
    ask: says(
      (row) => `How many classmates chose the ${row}?`,
      (row) => `Ilang kaklase ang pumili ng ${row}?`,
    ),
    claim: says(
      (row, n) => `The number of classmates who chose the ${row} is ${n}.`,
      (row, n) => `Ang bilang ng kaklaseng pumili ng ${row} ay ${n}.`,
    ),
  },
  {
    head: says(['Vehicle', 'Tally'], ['Sasakyan', 'Tally']),
    rows: says(['Tricycles', 'Jeepneys', 'Bicycles', 'Buses'], ['Traysikel', 'Dyip', 'Bisikleta', 'Bus']),
    told: says(
      (who) =>
        `${who.name} counted the vehicles that passed the school and made the tally table in the figure.`,
      (who) =>
        `Binilang ni ${who.name} ang mga sasakyang dumaan sa tapat ng paaralan at ginawa niya ang talahanayan ng tally sa larawan.`,
    ),
    ask: says(
      (row) => `How many ${row} were counted?`,
      (row) => `Ilang ${row} ang naitala?`,
    ),
    claim: says(
      (row, n) => `The number of ${row} counted is ${n}.`,
      (row, n) => `Ang bilang ng naitalang ${row} ay ${n}.`,
    ),
  },
]

const count = ({ counts, at }: Given) => counts[at] ?? 0
const rowOf = ({ topic, at }: Given, language: 'en' | 'fil') => (topic.rows[language][at] ?? '').toLowerCase()

export const tallyMarks = skill<
  Given,
  'uncrossed' | 'bundles' | 'ten' | 'next' | 'before' | 'extra' | 'missed'
>({
  id: 'statistics/tally-marks',
  area: 'Mathematics',
  name: says('Reading tally marks', 'Pagbasa ng tally'),
  grades: [1, 3],
  cues: says(
    ['tally', 'tally marks', 'tally table', 'data', 'collect data'],
    ['tally', 'tally marks', 'talahanayan', 'datos', 'pangangalap ng datos'],
  ),
  units: ['mathematics/3/bar-graph'],
  largest: () => 30,
  mistakes: {
    uncrossed: says('did not count the strokes across', 'hindi ibinilang ang mga nakahalang na guhit'),
    bundles: says('counted each bundle as one', 'ibinilang na isa ang bawat bigkis'),
    ten: says('counted one bundle twice', 'dalawang beses nabilang ang isang bigkis'),
    next: says('read the next row', 'ang kasunod na hanay ang binasa'),
    before: says('read the row above', 'ang naunang hanay ang binasa'),
    extra: says('counted one stroke too many', 'sumobra ng isang guhit ang bilang'),
    missed: says('missed one stroke', 'nakaligtaan ang isang guhit'),
  },
  rules: says(
    [
      rule(
        'A bundle of tally marks with a stroke across stands for {5}.',
        'Which number does a bundle of tally marks with a stroke across stand for?',
        '4',
        '6',
        '10',
      ),
      rule(
        'Two bundles and three single tally marks stand for {13}.',
        'Which number do two bundles and three single tally marks stand for?',
        '5',
        '11',
        '23',
      ),
    ],
    [
      rule(
        'Ang isang bigkis ng tally na may guhit na nakahalang ay katumbas ng {5}.',
        'Anong bilang ang katumbas ng isang bigkis ng tally na may guhit na nakahalang?',
        '4',
        '6',
        '10',
      ),
      rule(
        'Ang dalawang bigkis at tatlong guhit ng tally ay katumbas ng {13}.',
        'Anong bilang ang katumbas ng dalawang bigkis at tatlong guhit ng tally?',
        '5',
        '11',
        '23',
      ),
    ],
  ),
  draw: (draw) => {
    const counts = draw.some(integersFromTo(3, Math.min(17, draw.largest)), 4)
    const at = draw.int(0, 3)
    need((counts[at] ?? 0) > 5)
    return { topic: draw.pick(topics), counts, at, who: draw.person() }
  },
  answer: (given) => `${count(given)}`,
  wrong: (given) => {
    const { counts, at } = given
    const read = count(given)
    const groups = Math.floor(read / 5)
    const as = (value: number | undefined) => (value === undefined ? undefined : `${value}`)
    return {
      uncrossed: as(read - groups),
      bundles: as(groups + (read % 5)),
      ten: as(read + 5),
      next: as(counts[at + 1]),
      before: as(counts[at - 1]),
      extra: as(read + 1),
      missed: as(read - 1),
    }
  },
  stems: stems(
    [
      'understand',
      (given) => `${given.topic.told.en(given.who)} ${given.topic.ask.en(rowOf(given, 'en'))}`,
      (given) => `${given.topic.told.fil(given.who)} ${given.topic.ask.fil(rowOf(given, 'fil'))}`,
    ],
    [
      'understand',
      (given) =>
        `Count the marks. ${given.topic.told.en(given.who)} ${given.topic.ask.en(rowOf(given, 'en'))}`,
      (given) =>
        `Bilangin ang mga guhit. ${given.topic.told.fil(given.who)} ${given.topic.ask.fil(rowOf(given, 'fil'))}`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${given.topic.told.en(given.who)} ${given.topic.claim.en(rowOf(given, 'en'), answer)}`,
    fil: (given, answer) =>
      `${given.topic.told.fil(given.who)} ${given.topic.claim.fil(rowOf(given, 'fil'), answer)}`,
  },
  solution: {
    en: (given) => [
      `Bundles of 5: ${Math.floor(count(given) / 5)}; single strokes: ${count(given) % 5}.`,
      `${Math.floor(count(given) / 5)} × 5 + ${count(given) % 5} = ${count(given)}`,
    ],
    fil: (given) => [
      `Mga bigkis ng 5: ${Math.floor(count(given) / 5)}; mga natirang guhit: ${count(given) % 5}.`,
      `${Math.floor(count(given) / 5)} × 5 + ${count(given) % 5} = ${count(given)}`,
    ],
  },
  drawing: ({ topic, counts }, language) => {
    const rows = counts.map((each, at) => ({ label: topic.rows[language][at] ?? '', count: each }))
    const told = rows.map(({ label, count: each }) =>
      language === 'en'
        ? `${label}: bundles ${Math.floor(each / 5)}, single strokes ${each % 5}`
        : `${label}: bigkis ${Math.floor(each / 5)}, guhit ${each % 5}`,
    )
    return tallyTable({
      head: topic.head[language],
      rows,
      alt: `${language === 'en' ? 'Tally table' : 'Talahanayan ng tally'}. ${told.join('; ')}.`,
    })
  },
})
