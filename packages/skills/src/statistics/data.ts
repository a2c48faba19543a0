import type { Draw } from '../draw.ts'
import type { InBoth, Language, SkillLevel, Stem } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { ilan, integersFromTo, listed, says, stems, sum, tidyDecimal } from './writing.ts'

type Tell = (data: string, count: number, who: Person) => string

/** Something that is counted or measured again and again, with the values that it can have. */
export type DataSetting = {
  least: number
  most: number
  step: number
  as: (value: number, language: Language) => string
  tell: InBoth<Tell>
  what: InBoth<string>
}

/** Data with the words that tell what they are. */
export type DescribedData = { data: readonly number[]; setting: DataSetting; who: Person }

const bare = (value: number) => grouped(value)
const inUnit =
  (unit: string) =>
  (value: number): string =>
    `${grouped(value)}${unit}`
/** In Filipino a noun would need its linker after some numbers only: "4 na taon", but "5 taon". */
const inWord =
  (en: string, fil: string) =>
  (value: number, language: Language): string =>
    `${grouped(value)}${language === 'en' ? en : fil}`

const setting = (
  [least, most, step]: readonly [number, number, number],
  as: DataSetting['as'],
  what: InBoth<string>,
  en: Tell,
  fil: Tell,
): DataSetting => ({ least, most, step, as, what, tell: says(en, fil) })

const scores = says('scores', 'mga iskor')
const heights = says('heights', 'mga taas')
const data = says('data', 'mga datos')

export const dataSettings: readonly DataSetting[] = [
  setting(
    [8, 20, 1],
    bare,
    scores,
    (list, n) => `The scores of ${n} learners in a 20-item quiz are ${list}.`,
    (list, n) => `Ang mga iskor ng ${ilan(n, 'mag-aaral')} sa pagsusulit na may 20 aytem ay ${list}.`,
  ),
  setting(
    [26, 50, 1],
    bare,
    scores,
    (list, n) => `The scores of ${n} learners in a 50-item test are ${list}.`,
    (list, n) => `Ang mga iskor ng ${ilan(n, 'mag-aaral')} sa pagsusulit na may 50 aytem ay ${list}.`,
  ),
  setting(
    [5, 19, 1],
    inWord(' years', ''),
    says('ages', 'mga edad'),
    (list, n) => `The ages of ${n} cousins, in years, are ${list}.`,
    (list, n) => `Ang edad, sa taon, ng ${ilan(n, 'magpipinsan')} ay ${list}.`,
  ),
  setting(
    [26, 35, 1],
    inUnit('°C'),
    says('temperatures', 'mga temperatura'),
    (list, n) => `The noon temperatures on ${n} days, in degrees Celsius, were ${list}.`,
    (list, n) =>
      `Ang temperatura tuwing tanghali sa loob ng ${ilan(n, 'araw')}, sa degree Celsius, ay ${list}.`,
  ),
  setting(
    [12, 40, 1],
    inUnit(' cm'),
    heights,
    (list, n) => `The heights of ${n} tomato plants, in centimeters, are ${list}.`,
    (list, n) => `Ang taas, sa sentimetro, ng ${ilan(n, 'halamang kamatis')} ay ${list}.`,
  ),
  setting(
    [145, 172, 1],
    inUnit(' cm'),
    heights,
    (list, n) => `The heights of ${n} volleyball players, in centimeters, are ${list}.`,
    (list, n) => `Ang taas, sa sentimetro, ng ${ilan(n, 'manlalaro ng volleyball')} ay ${list}.`,
  ),
  setting(
    [8, 45, 1],
    inWord(' minutes', ' min'),
    says('travel times', 'mga tagal ng biyahe'),
    (list, n) => `The travel times of ${n} learners to school, in minutes, are ${list}.`,
    (list, n) => `Ang tagal, sa minuto, ng biyahe ng ${ilan(n, 'mag-aaral')} papuntang paaralan ay ${list}.`,
  ),
  setting(
    [8, 28, 1],
    bare,
    says('points', 'mga puntos'),
    (list, n, { name }) => `The points that ${name} scored in ${n} basketball games were ${list}.`,
    (list, n, { name }) => `Ang mga puntos ni ${name} sa ${ilan(n, 'laro')} ng basketbol ay ${list}.`,
  ),
  setting(
    [12, 35, 1],
    inUnit(' kg'),
    says('masses', 'mga timbang'),
    (list, n) => `The masses of ${n} baskets of vegetables, in kilograms, are ${list}.`,
    (list, n) => `Ang timbang, sa kilo, ng ${ilan(n, 'basket')} ng gulay ay ${list}.`,
  ),
  setting(
    [400, 950, 10],
    pesos,
    says('sales', 'mga benta'),
    (list, n) => `The sales of a sari-sari store on ${n} days, in pesos, were ${list}.`,
    (list, n) => `Ang benta, sa piso, ng isang sari-sari store sa loob ng ${ilan(n, 'araw')} ay ${list}.`,
  ),
  setting(
    [10, 40, 1],
    bare,
    says('numbers', 'mga bilang'),
    (list, n) => `The numbers of books borrowed from the library on ${n} days were ${list}.`,
    (list, n) => `Ang bilang ng mga aklat na hiniram sa aklatan sa loob ng ${ilan(n, 'araw')} ay ${list}.`,
  ),
  setting(
    [15, 48, 1],
    bare,
    says('numbers', 'mga bilang'),
    (list, n) => `The numbers of eggs gathered on a farm on ${n} days were ${list}.`,
    (list, n) => `Ang bilang ng mga itlog na natipon sa bukid sa loob ng ${ilan(n, 'araw')} ay ${list}.`,
  ),
  setting(
    [3, 30, 1],
    bare,
    data,
    (list) => `A set of data consists of ${list}.`,
    (list) => `Ibinigay ang mga datos na ${list}.`,
  ),
  setting(
    [20, 90, 1],
    bare,
    data,
    (list) => `The values in a set of data are ${list}.`,
    (list) => `Ang mga datos sa isang pangkat ay ${list}.`,
  ),
]

/** Where a square of the unit would make no sense: counts without a unit. */
export const countSettings = dataSettings.filter(({ as }) => as === bare)

export const dataText = ({ data, setting, who }: DescribedData, language: Language): string =>
  setting.tell[language](listed(data, language), data.length, who)

export const drawData = (draw: Draw, count: number): DescribedData => {
  const setting = draw.pick(dataSettings)
  const places = (setting.most - setting.least) / setting.step
  return {
    setting,
    data: integersFromTo(1, count).map(() => setting.least + setting.step * draw.int(0, places)),
    who: draw.person(),
  }
}

export const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)
export const mean = (values: readonly number[]): number => sum(values) / values.length

/** The value in the middle of a list as it stands, or halfway between the two in the middle. */
export const middle = (values: readonly number[]): number => {
  const half = (values.length - 1) / 2
  return ((values[Math.floor(half)] ?? 0) + (values[Math.ceil(half)] ?? 0)) / 2
}
export const median = (values: readonly number[]): number => middle(sorted(values))
export const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
export const midrange = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2
export const occurrencesOf = (value: number, values: readonly number[]): number =>
  values.filter((each) => each === value).length

/** The values that occur most often. */
export const modes = (values: readonly number[]): number[] => {
  const most = Math.max(...values.map((value) => occurrencesOf(value, values)))
  return most < 2 ? [] : [...new Set(values)].filter((value) => occurrencesOf(value, values) === most)
}

/** An answer as the setting writes it, where it is a number of a school book. */
export const answerAsTold =
  ({ setting }: DescribedData, language: Language) =>
  (value: number | undefined, decimals = 1): string | undefined => {
    const known = value === undefined ? undefined : tidyDecimal(value, decimals)
    return known === undefined || known <= 1 ? undefined : setting.as(known, language)
  }

/** Two ways to ask for a measure of the data. */
export const askStems = <Given extends DescribedData>(
  level: SkillLevel,
  measure: InBoth<(given: Given) => string>,
): InBoth<readonly Stem<Given>[]> =>
  stems(
    [
      level,
      (given) => `${dataText(given, 'en')} What is the ${measure.en(given)} of the ${given.setting.what.en}?`,
      (given) => `${dataText(given, 'fil')} Ano ang ${measure.fil(given)} ng ${given.setting.what.fil}?`,
    ],
    [
      level,
      (given) => `${dataText(given, 'en')} Find the ${measure.en(given)}.`,
      (given) => `${dataText(given, 'fil')} Hanapin ang ${measure.fil(given)}.`,
    ],
  )

export const askStatement = <Given extends DescribedData>(
  measure: InBoth<(given: Given) => string>,
): InBoth<(given: Given, answer: string) => string> => ({
  en: (given, answer) => `${dataText(given, 'en')} Their ${measure.en(given)} is ${answer}.`,
  fil: (given, answer) => `${dataText(given, 'fil')} Ang ${measure.fil(given)} ng mga ito ay ${answer}.`,
})

/** The same name of a measure in both languages. */
export const measureName = (name: string): InBoth<() => string> =>
  says(
    () => name,
    () => name,
  )

/** Deviations from a mean, in order, that add up to 0; every list of 4 or 5 of them. */
const deviations: readonly (readonly number[])[] = (() => {
  const most = 7
  const grow = (list: readonly number[], length: number): (readonly number[])[] =>
    list.length === length - 1
      ? [[...list, -sum(list)]].filter(
          (full) => (full.at(-1) ?? 0) <= most && (full.at(-1) ?? 0) >= (list.at(-1) ?? 0),
        )
      : integersFromTo(list.at(-1) ?? -most, most).flatMap((next) => grow([...list, next], length))
  return [...grow([], 4), ...grow([], 5)]
})()

/** Lists of deviations that a wish holds for. */
export const deviationsWith = (wish: (list: readonly number[]) => boolean): readonly (readonly number[])[] =>
  deviations.filter((list) => new Set(list).size > 2 && wish(list))

/** Data around a mean that has the step of the setting. */
export const drawAround = (
  draw: Draw,
  list: readonly number[],
  choices: readonly DataSetting[] = dataSettings,
): DescribedData => {
  const setting = draw.pick(choices)
  const { least, most, step } = setting
  const [from, to] = [least - step * Math.min(...list), most - step * Math.max(...list)]
  const center = from + step * draw.int(0, Math.floor((to - from) / step))
  return { setting, data: draw.shuffled(list.map((each) => center + step * each)), who: draw.person() }
}

export const sumOfSquares = (data: readonly number[]): number =>
  sum(data.map((value) => (value - mean(data)) ** 2))

export const absolutes = (data: readonly number[]): number =>
  sum(data.map((value) => Math.abs(value - mean(data))))
