import { pictograph as drawn } from '@klasrum/drawings/graphs'
import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { integersFromTo, many, rule, says, stems } from './writing.ts'

type Topic = {
  title: InBoth<string>
  rows: InBoth<readonly string[]>
  one: InBoth<string>
  several: string
  /** The rows are named after persons. */
  ofPersons?: boolean
  told: InBoth<(who: Person) => string>
  ask: InBoth<(row: string) => string>
  claim: InBoth<(row: string, answer: string) => string>
}
type Given = { topic: Topic; values: readonly number[]; each: number; at: number; who: Person }

const days = says(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  ['Lunes', 'Martes', 'Miyerkules', 'Huwebes'],
)

const topics: readonly Topic[] = [
  {
    title: says('Mangoes Picked', 'Mga Pinitas na Mangga'),
    rows: days,
    one: says('mango', 'mangga'),
    several: 'mangoes',
    told: says(
      (who) => `The pictograph in the figure shows the mangoes that ${who.name} picked.`,
      (who) => `Ipinakikita sa pictograph sa larawan ang mga manggang pinitas ni ${who.name}.`,
    ),
    ask: says(
      (row) => `How many mangoes were picked on ${row}?`,
      (row) => `Ilang mangga ang pinitas noong ${row}?`,
    ),
    claim: says(
      (row, n) => `On ${row}, the number of mangoes picked is ${n}.`,
      (row, n) => `Noong ${row}, ang bilang ng pinitas na mangga ay ${n}.`,
    ),
  },
  {
    title: says('Eggs Gathered', 'Mga Natipong Itlog'),
    rows: days,
    one: says('egg', 'itlog'),
    several: 'eggs',
    told: says(
      (who) => `The pictograph in the figure shows the eggs that ${who.name} gathered.`,
      (who) => `Ipinakikita sa pictograph sa larawan ang mga itlog na natipon ni ${who.name}.`,
    ),
    ask: says(
      (row) => `How many eggs were gathered on ${row}?`,
      (row) => `Ilang itlog ang natipon noong ${row}?`,
    ),
    claim: says(
      (row, n) => `On ${row}, the number of eggs gathered is ${n}.`,
      (row, n) => `Noong ${row}, ang bilang ng natipong itlog ay ${n}.`,
    ),
  },
  {
    title: says('Marbles of the Children', 'Mga Holen ng mga Bata'),
    rows: says(['Ben', 'Carlo', 'Mila', 'Tess'], ['Ben', 'Carlo', 'Mila', 'Tess']),
    one: says('marble', 'holen'),
    several: 'marbles',
    ofPersons: true,
    told: says(
      (who) => `The pictograph in the figure, made by ${who.name}, shows the marbles of four children.`,
      (who) =>
        `Ipinakikita sa pictograph sa larawan, na ginawa ni ${who.name}, ang mga holen ng apat na bata.`,
    ),
    ask: says(
      (row) => `How many marbles does ${row} have?`,
      (row) => `Ilang holen mayroon si ${row}?`,
    ),
    claim: says(
      (row, n) => `The number of marbles of ${row} is ${n}.`,
      (row, n) => `Ang bilang ng holen ni ${row} ay ${n}.`,
    ),
  },
  {
    title: says('Books Read', 'Mga Nabasang Aklat'),
    rows: says(['Grade 1', 'Grade 2', 'Grade 3', 'Grade 4'], ['Grade 1', 'Grade 2', 'Grade 3', 'Grade 4']),
    one: says('book', 'aklat'),
    several: 'books',
    told: says(
      (who) => `The pictograph in the figure, made by ${who.name}, shows the books that were read.`,
      (who) => `Ipinakikita sa pictograph sa larawan, na ginawa ni ${who.name}, ang mga nabasang aklat.`,
    ),
    ask: says(
      (row) => `How many books were read in ${row}?`,
      (row) => `Ilang aklat ang nabasa ng ${row}?`,
    ),
    claim: says(
      (row, n) => `The number of books read in ${row} is ${n}.`,
      (row, n) => `Ang bilang ng aklat na nabasa ng ${row} ay ${n}.`,
    ),
  },
]

const value = ({ values, at }: Given) => values[at] ?? 0
const rowOf = ({ topic, at }: Given, language: 'en' | 'fil') => topic.rows[language][at] ?? ''
const signs = (amount: number, each: number) =>
  `${Math.floor(amount / each)}${amount % each === 0 ? '' : '½'}`
const unit = ({ topic, each }: Given) => many(each, topic.one.en, topic.several)

export const pictographSkill = skill<
  Given,
  'signs' | 'next' | 'before' | 'extra' | 'missed' | 'whole' | 'half'
>({
  id: 'statistics/pictograph',
  area: 'Mathematics',
  name: says('Reading a pictograph', 'Pagbasa ng pictograph'),
  grades: [1, 3],
  cues: says(
    ['pictograph', 'legend', 'symbol', 'picture graph', 'each symbol'],
    ['pictograph', 'pananda', 'legend', 'simbolo', 'bawat simbolo'],
  ),
  units: [],
  largest: (grade) => (grade === 1 ? 20 : 100),
  mistakes: {
    signs: says('counted the symbols as ones', 'binilang na tig-isa ang mga simbolo'),
    next: says('read the next row', 'ang kasunod na hanay ang binasa'),
    before: says('read the row above', 'ang naunang hanay ang binasa'),
    extra: says('counted one symbol too many', 'sumobra ng isang simbolo ang bilang'),
    missed: says('missed one symbol', 'nakaligtaan ang isang simbolo'),
    whole: says('counted the half symbol as a whole one', 'ibinilang na buo ang kalahating simbolo'),
    half: says('left out the half symbol', 'hindi ibinilang ang kalahating simbolo'),
  },
  rules: says(
    [
      rule(
        'The {legend} of a pictograph tells what each symbol stands for.',
        'Which part of a pictograph tells what each symbol stands for?',
        'title',
        'row',
        'label',
      ),
      rule(
        'If each symbol stands for 2 books, 3 symbols stand for {6 books}.',
        'Each symbol stands for 2 books. How many books do 3 symbols stand for?',
        '2 books',
        '3 books',
        '5 books',
      ),
    ],
    [
      rule(
        'Sinasabi ng {legend} ng pictograph kung ano ang katumbas ng bawat simbolo.',
        'Aling bahagi ng pictograph ang nagsasabi kung ano ang katumbas ng bawat simbolo?',
        'pamagat',
        'hanay',
        'label',
      ),
      rule(
        'Kung ang bawat simbolo ay 2 aklat, ang 3 simbolo ay {6 na aklat}.',
        'Ang bawat simbolo ay 2 aklat. Ilang aklat ang 3 simbolo?',
        '2 aklat',
        '3 aklat',
        '5 aklat',
      ),
    ],
  ),
  draw: (draw) => {
    const topic = draw.pick(topics)
    const each = draw.grade === 1 ? 1 : draw.pick([2, 5, 10].filter((size) => size * 8 <= draw.largest))
    const halves = draw.grade > 2 && each % 2 === 0
    const values = draw
      .some(integersFromTo(halves ? 3 : 2, halves ? 16 : 8), 4)
      .map((signs) => (signs * each) / (halves ? 2 : 1))
    return { topic, values, each, at: draw.int(0, 3), who: draw.person() }
  },
  answer: (given) => `${value(given)}`,
  wrong: (given) => {
    const { values, at, each } = given
    const as = (number: number | undefined) =>
      number === undefined || number < 1 || !Number.isInteger(number) ? undefined : `${number}`
    const read = value(given)
    const isHalf = read % each !== 0
    return {
      signs: as(Math.ceil(read / each)),
      next: as(values[at + 1]),
      before: as(values[at - 1]),
      extra: as(read + each),
      missed: as(read - each),
      whole: isHalf ? as(read + each / 2) : undefined,
      half: isHalf ? as(read - each / 2) : undefined,
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
        `${given.topic.told.en(given.who)} Look at the legend. ${given.topic.ask.en(rowOf(given, 'en'))}`,
      (given) =>
        `${given.topic.told.fil(given.who)} Tingnan ang legend. ${given.topic.ask.fil(rowOf(given, 'fil'))}`,
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
      `Each symbol stands for ${unit(given)}.`,
      `The row of ${rowOf(given, 'en')} has ${signs(value(given), given.each)} symbols: ${signs(value(given), given.each)} × ${given.each} = ${value(given)}`,
    ],
    fil: (given) => [
      `Ang bawat simbolo ay ${given.each} ${given.topic.one.fil}.`,
      `May ${signs(value(given), given.each)}${/[469]$/.test(signs(value(given), given.each)) ? ' na' : ''} simbolo sa hanay ${given.topic.ofPersons ? 'ni' : 'ng'} ${rowOf(given, 'fil')}: ${signs(value(given), given.each)} × ${given.each} = ${value(given)}`,
    ],
  },
  drawing: (given, language) => {
    const { topic, values, each } = given
    const rows = values.map((amount, at) => ({ label: topic.rows[language][at] ?? '', value: amount }))
    const legend = language === 'en' ? `= ${unit(given)}` : `= ${each} ${topic.one.fil}`
    const shown = rows.map(({ label, value: amount }) => `${label}: ${signs(amount, each)}`).join('; ')
    return drawn({
      title: topic.title[language],
      rows,
      each,
      legend,
      alt:
        language === 'en'
          ? `Pictograph "${topic.title.en}". Each symbol ${legend}. Symbols: ${shown}.`
          : `Pictograph "${topic.title.fil}". Bawat simbolo ${legend}. Mga simbolo: ${shown}.`,
    })
  },
})
