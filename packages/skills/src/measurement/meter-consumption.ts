import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type Metered, metered, meterOf, withoutRegrouping } from './meters.ts'
import { apply, ifPositive, rule, stronger, understand } from './words.ts'

const used = ({ present, previous }: Metered) => present - previous
const text = (given: Metered, value: number) => `${grouped(value)} ${meterOf(given).unit}`
const readings = (given: Metered, language: Language) =>
  language === 'en'
    ? `a previous reading of ${text(given, given.previous)} and a present reading of ${text(given, given.present)}`
    : `dating reading na ${text(given, given.previous)} at kasalukuyang reading na ${text(given, given.present)}`

export const meterConsumption = skill<
  Metered,
  'added' | 'no-regrouping' | 'ten-more' | 'ten-less' | 'hundred' | 'present'
>({
  id: 'measurement/meter-consumption',
  area: 'Mathematics',
  name: { en: 'Consumption from meter readings', fil: 'Konsumo mula sa reading ng metro' },
  grades: [5, 6],
  cues: {
    en: [
      'electric meter',
      'water meter',
      'meter reading',
      'consumption',
      'kilowatt-hour',
      'present reading',
      'previous reading',
    ],
    fil: ['metro ng kuryente', 'metro ng tubig', 'konsumo', 'reading ng metro', 'kilowatt-hour'],
  },
  notation: [/\d ?kWh/],
  units: [],
  largest: () => 10_000,
  mistakes: {
    added: { en: 'added the two readings', fil: 'pinagsama ang dalawang reading' },
    'no-regrouping': {
      en: 'subtracted the smaller digit from the larger in each place',
      fil: 'ibinawas ang mas maliit na digit sa mas malaki sa bawat puwesto',
    },
    'ten-more': {
      en: 'regrouped wrongly and got ten too many',
      fil: 'nagkamali sa regrouping at lumabis ng sampu',
    },
    'ten-less': {
      en: 'regrouped wrongly and got ten too few',
      fil: 'nagkamali sa regrouping at kinulang ng sampu',
    },
    hundred: {
      en: 'regrouped wrongly and got a hundred too many',
      fil: 'nagkamali sa regrouping at lumabis ng isandaan',
    },
    present: { en: 'gave the present reading', fil: 'ibinigay ang kasalukuyang reading' },
  },
  rules: {
    en: [
      rule(
        'The consumption is the present reading {minus} the previous reading.',
        'The consumption is the present reading ____ the previous reading. What is missing?',
        'plus',
        'times',
        'divided by',
      ),
      rule(
        'The water used at home is measured in {cubic meters}.',
        'In what unit is the water used at home measured?',
        'kilowatt-hours',
        'square meters',
        'kilograms',
      ),
    ],
    fil: [
      rule(
        'Ang konsumo ay kasalukuyang reading {minus} dating reading.',
        'Ang konsumo ay kasalukuyang reading ____ dating reading. Ano ang kulang?',
        'plus',
        'times',
        'divided by',
      ),
      rule(
        'Sinusukat ang tubig na ginagamit sa bahay sa {cubic meter}.',
        'Sa anong yunit sinusukat ang tubig na ginagamit sa bahay?',
        'kilowatt-hour',
        'square meter',
        'kilogramo',
      ),
    ],
  },
  draw: metered,
  answer: (given) => text(given, used(given)),
  wrong: (given) => {
    const { present, previous } = given
    const said = (value: number) => text(given, value)
    const results = {
      added: said(present + previous),
      'no-regrouping': ifPositive(withoutRegrouping(present, previous), said),
      'ten-more': said(used(given) + 10),
      'ten-less': ifPositive(used(given) - 10, said),
      hundred: said(used(given) + 100),
      present: said(present),
    }
    return stronger(said(used(given)), results, ['present', 'added'])
  },
  stems: {
    en: [
      understand(
        (given) =>
          `${given.meter === 0 ? 'An' : 'A'} ${meterOf(given).en} has ${readings(given, 'en')}. What is the consumption?`,
      ),
      apply(
        (given) =>
          `${given.who.name}'s ${meterOf(given).en} showed ${text(given, given.previous)} at the end of ${given.month[0].en} and ${text(given, given.present)} at the end of ${given.month[1].en}. How much ${meterOf(given).what.en} was used in ${given.month[1].en}?`,
      ),
      apply(
        (given) =>
          `On the ${meterOf(given).what.en} bill of ${given.who.name}'s family, the previous reading is ${text(given, given.previous)} and the present reading is ${text(given, given.present)}. What is the consumption of the family?`,
      ),
    ],
    fil: [
      understand(
        (given) => `Ang isang ${meterOf(given).fil} ay may ${readings(given, 'fil')}. Ano ang konsumo?`,
      ),
      apply(
        (given) =>
          `Ang ${meterOf(given).fil} nina ${given.who.name} ay nagpakita ng ${text(given, given.previous)} sa katapusan ng ${given.month[0].fil} at ${text(given, given.present)} sa katapusan ng ${given.month[1].fil}. Gaano karaming ${meterOf(given).what.fil} ang nagamit noong ${given.month[1].fil}?`,
      ),
      apply(
        (given) =>
          `Sa bill ng ${meterOf(given).what.fil} ng pamilya ni ${given.who.name}, ang dating reading ay ${text(given, given.previous)} at ang kasalukuyang reading ay ${text(given, given.present)}. Ano ang konsumo ng pamilya?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `With ${readings(given, 'en')}, the consumption is ${said}.`,
    fil: (given, said) => `Kung may ${readings(given, 'fil')}, ang konsumo ay ${said}.`,
  },
  solution: {
    en: (given) => [
      'Consumption = present reading − previous reading',
      `${grouped(given.present)} − ${grouped(given.previous)} = ${grouped(used(given))}`,
      `The consumption is ${text(given, used(given))}.`,
    ],
    fil: (given) => [
      'Konsumo = kasalukuyang reading − dating reading',
      `${grouped(given.present)} − ${grouped(given.previous)} = ${grouped(used(given))}`,
      `Ang konsumo ay ${text(given, used(given))}.`,
    ],
  },
})
