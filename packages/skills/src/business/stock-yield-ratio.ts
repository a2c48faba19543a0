import { skill } from '../skill.ts'
import { need, rule, says, stems, tidyDecimal } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'

/** The yearly dividend of one share and what the share costs. */
type Given = { dividend: number; market: number; par: number; story: number }

const ratio = ({ dividend, market }: Given) => (dividend / market) * 100
const firms = {
  en: ['A bank', 'A power company', 'A food company', 'A mining company'],
  fil: [
    'isang bangko',
    'isang kompanya ng kuryente',
    'isang kompanya ng pagkain',
    'isang kompanya ng pagmimina',
  ],
}
const told = {
  en: (given: Given) =>
    `${firms.en[given.story]} pays a yearly dividend of ${pesos(given.dividend)} for each share. The par value of a share is ${pesos(given.par)} and its market value is ${pesos(given.market)}.`,
  fil: (given: Given) =>
    `Nagbabayad ang ${firms.fil[given.story]} ng taunang dividend na ${pesos(given.dividend)} sa bawat share. Ang par value ng isang share ay ${pesos(given.par)} at ang market value nito ay ${pesos(given.market)}.`,
}
const percent = (value: number) => {
  const known = tidyDecimal(value, 2)
  return known === undefined || known <= 0 || known > 100 ? undefined : `${known}%`
}

export const stockYieldRatio = skill<Given, 'par' | 'ten' | 'tenth' | 'gain' | 'share'>({
  id: 'business/stock-yield-ratio',
  area: 'Mathematics',
  name: says('Stock yield ratio', 'Stock yield ratio'),
  grades: [11, 11],
  cues: says(
    ['stock yield ratio', 'dividend per share', 'market value', 'stocks', 'yield'],
    ['stock yield ratio', 'dividend bawat share', 'market value', 'stocks', 'yield'],
  ),
  units: ['general-mathematics/11/annuities-loans-stocks-and-bonds'],
  largest: () => 500,
  mistakes: {
    par: says('divided by the par value', 'hinati sa par value'),
    ten: says(
      'put the decimal point one place too far to the right',
      'lumampas ng isang puwesto pakanan ang decimal point',
    ),
    tenth: says(
      'put the decimal point one place too far to the left',
      'lumampas ng isang puwesto pakaliwa ang decimal point',
    ),
    gain: says(
      'compared the gain in value with the market value',
      'inihambing ang itinaas ng halaga sa market value',
    ),
    share: says('took the pesos of the dividend as percent', 'ginawang porsiyento ang piso ng dividend'),
  },
  rules: says(
    [
      rule(
        'To find the stock yield ratio, we divide the yearly dividend per share by {the market value per share}.',
        'To find the stock yield ratio, by what do we divide the yearly dividend per share?',
        'the par value per share',
        'the number of shares',
        'the total profit',
      ),
      rule(
        'If a share with a market value of ₱50 pays a dividend of ₱2 a year, the stock yield ratio is {4%}.',
        'A share with a market value of ₱50 pays a dividend of ₱2 a year. What is the stock yield ratio?',
        '2%',
        '25%',
        '0.4%',
      ),
    ],
    [
      rule(
        'Upang makuha ang stock yield ratio, hinahati ang taunang dividend bawat share sa {market value bawat share}.',
        'Upang makuha ang stock yield ratio, sa ano hinahati ang taunang dividend bawat share?',
        'par value bawat share',
        'bilang ng share',
        'kabuoang kita',
      ),
      rule(
        'Kung ang share na may market value na ₱50 ay may dividend na ₱2 bawat taon, ang stock yield ratio ay {4%}.',
        'May dividend na ₱2 bawat taon ang share na may market value na ₱50. Ano ang stock yield ratio?',
        '2%',
        '25%',
        '0.4%',
      ),
    ],
  ),
  draw: (draw) => {
    const market = draw.pick([40, 50, 60, 75, 80, 100, 120, 125, 150, 160, 200, 250])
    const given = {
      dividend: draw.int(2, 16) / 2,
      market,
      par: draw.pick([10, 20, 25, 40, 50, 80, 100].filter((par) => par < market)),
      story: draw.int(0, 3),
    }
    need(tidyDecimal(ratio(given), 1) !== undefined && ratio(given) >= 2 && ratio(given) <= 8)
    return given
  },
  answer: (given) => percent(ratio(given)) ?? '',
  wrong: (given) => {
    const { dividend, market, par } = given
    return {
      par: percent((dividend / par) * 100),
      ten: percent(ratio(given) * 10),
      tenth: percent(ratio(given) / 10),
      gain: percent(((market - par) / market) * 100),
      share: percent(dividend),
    }
  },
  stems: stems(
    [
      'apply',
      (given) => `${told.en(given)} What is the stock yield ratio?`,
      (given) => `${told.fil(given)} Ano ang stock yield ratio?`,
    ],
    [
      'apply',
      (given) => `${told.en(given)} Find the stock yield ratio in percent.`,
      (given) => `${told.fil(given)} Hanapin ang stock yield ratio sa porsiyento.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told.en(given)} The stock yield ratio is ${answer}.`,
    fil: (given, answer) => `${told.fil(given)} Ang stock yield ratio ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Dividend ÷ market value: ${pesos(given.dividend)} ÷ ${pesos(given.market)} = ${tidyDecimal(ratio(given) / 100, 4)}`,
      `In percent: ${percent(ratio(given))}`,
    ],
    fil: (given) => [
      `Dividend ÷ market value: ${pesos(given.dividend)} ÷ ${pesos(given.market)} = ${tidyDecimal(ratio(given) / 100, 4)}`,
      `Sa porsiyento: ${percent(ratio(given))}`,
    ],
  },
})
