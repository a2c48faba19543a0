import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import { charges, type Fee, feeStories, fees, type FeeGiven as Given } from './fee-stories.ts'
import { functionStoryStem, ilan, many } from './telling.ts'
import { fits, need, sayInBoth } from './writing.ts'

const feeOf = ({ story }: Given): Fee => fees[story] as Fee

/** Units at the first and at the second additional rate. */
function extraOf({ included, block, used }: Given) {
  const extra = Math.max(0, used - included)
  return block === 0 ? ([extra, 0] as const) : ([Math.min(extra, block), Math.max(0, extra - block)] as const)
}
function result(given: Given) {
  const [next, after] = extraOf(given)
  return given.fee + given.rate * next + given.beyond * after
}

/** The rules of the function, part by part. */
function partsOf({ included, fee, rate, block, beyond }: Given, words: { if: string; and: string }) {
  const end = included + block
  const first = `C(x) = ${fee} ${words.if} x ≤ ${included}`
  const next = `C(x) = ${fee} + ${rate}(x − ${included}) ${words.if}`
  return block === 0
    ? `${first} ${words.and} ${next} x > ${included}`
    : `${first}, ${next} ${included} < x ≤ ${end}, ${words.and} C(x) = ${fee + rate * block} + ${beyond}(x − ${end}) ${words.if} x > ${end}`
}

export const piecewiseFee = skill<
  Given,
  | 'all-units'
  | 'rate-only'
  | 'fee-only'
  | 'fee-each'
  | 'one-more'
  | 'extra-only'
  | 'first-rate'
  | 'second-rate'
>({
  id: 'functions/piecewise-fee',
  area: 'Mathematics',
  name: { en: 'Fees as piecewise functions', fil: 'Mga bayad bilang piecewise function' },
  grades: [9, 11],
  cues: {
    en: ['piecewise function', 'fare', 'additional hour', 'additional kilometer', 'fixed fee'],
    fil: ['piecewise function', 'pamasahe', 'bawat dagdag na oras', 'bawat dagdag na kilometro', 'bayad'],
  },
  units: ['mathematics/9/relations-and-functions', 'general-mathematics/11/functions-and-their-operations'],
  largest: () => 1_500,
  mistakes: {
    'all-units': {
      en: 'charged the additional rate for all units on top of the first fee',
      fil: 'siningil ang dagdag na singil sa lahat ng yunit bukod sa unang bayad',
    },
    'rate-only': {
      en: 'multiplied the additional rate by all units and left out the first fee',
      fil: 'pinarami ang dagdag na singil sa lahat ng yunit at hindi isinama ang unang bayad',
    },
    'fee-only': { en: 'gave the first fee only', fil: 'unang bayad lamang ang ibinigay' },
    'fee-each': {
      en: 'added the first fee and the additional rate only once',
      fil: 'isang beses lamang idinagdag ang dagdag na singil sa unang bayad',
    },
    'one-more': {
      en: 'counted one additional unit too many',
      fil: 'sumobra ng isa ang bilang ng dagdag na yunit',
    },
    'extra-only': {
      en: 'charged only for the additional units',
      fil: 'ang mga dagdag na yunit lamang ang siningil',
    },
    'first-rate': {
      en: 'used the first additional rate for all additional units',
      fil: 'ginamit sa lahat ng dagdag na yunit ang unang dagdag na singil',
    },
    'second-rate': {
      en: 'used the last rate for all additional units',
      fil: 'ginamit sa lahat ng dagdag na yunit ang huling singil',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If a fee covers the first 3 hours of a rental, the number of additional hours in x hours, for x > 3, is {x − 3}.',
        'Kung saklaw ng bayad ang unang 3 oras ng renta, ang bilang ng dagdag na oras sa x oras, kung x > 3, ay {x − 3}.',
      ),
      ask: say(
        'A fee covers the first 3 hours of a rental. Which expression gives the additional hours in x hours, for x > 3?',
        'Saklaw ng bayad ang unang 3 oras ng renta. Aling expression ang bilang ng dagdag na oras sa x oras, kung x > 3?',
      ),
      not: ['3 − x', 'x + 3', '3x'],
    },
    {
      say: say(
        'A function with different rules for different parts of its domain is called a {piecewise} function.',
        'Ang function na may magkakaibang rule para sa magkakaibang bahagi ng domain ay tinatawag na {piecewise} function.',
      ),
      ask: say(
        'What do you call a function with different rules for different parts of its domain?',
        'Ano ang tawag sa function na may magkakaibang rule para sa magkakaibang bahagi ng domain?',
      ),
      not: ['linear', 'quadratic', 'composite'],
    },
  ]),
  draw: (draw) => {
    const story = draw.int(0, fees.length - 1)
    const { included, fees: firsts, rates, most } = fees[story] as Fee
    const given = {
      story,
      included: draw.pick(included),
      fee: draw.pick(firsts),
      rate: draw.pick(rates),
      block: 0,
      beyond: 0,
      used: 0,
      who: draw.person(),
    }
    if (draw.grade < 11) given.used = draw.int(given.included + 2, most)
    else {
      // Two parts are plain arithmetic in Grade 11: the number asked for lies in a third one.
      given.block = given.included === 10 ? 10 : draw.int(3, 4)
      given.beyond = draw.pick(rates.filter((rate) => rate > given.rate))
      given.used = given.included + given.block + draw.int(2, 4)
    }
    need(given.fee > given.rate)
    fits(draw, result(given))
    return given
  },
  answer: (given) => pesos(result(given)),
  wrong: (given) => {
    const { included, fee, rate, block, beyond, used } = given
    if (block > 0)
      return {
        'first-rate': pesos(fee + rate * (used - included)),
        'second-rate': pesos(fee + beyond * (used - included)),
        'one-more': pesos(result(given) + beyond),
        'extra-only': pesos(result(given) - fee),
      }
    return {
      'all-units': pesos(fee + rate * used),
      'rate-only': pesos(rate * used),
      'fee-only': pesos(fee),
      'fee-each': pesos(fee + rate),
      'one-more': pesos(result(given) + rate),
      'extra-only': pesos(rate * (used - included)),
    }
  },
  stems: {
    en: [
      functionStoryStem(feeStories, 'en', 'apply'),
      {
        level: 'apply',
        text: (given) =>
          `The fee in pesos for x ${feeOf(given).unit.en}s ${feeOf(given).of.en} is ${partsOf(given, { if: 'if', and: 'and' })}. How much is C(${given.used})?`,
      },
    ],
    fil: [
      functionStoryStem(feeStories, 'fil', 'apply'),
      {
        level: 'apply',
        text: (given) =>
          `Ang bayad sa piso para sa x ${feeOf(given).unit.fil} ${feeOf(given).of.fil} ay ${partsOf(given, { if: 'kung', and: 'at' })}. Magkano ang C(${given.used})?`,
      },
    ],
  },
  statement: sayInBoth((say) => (given, answer) => {
    const { unit, paid } = feeOf(given)
    return say(
      `If ${paid.en} costs ${charges.en(given, unit.en)}, then the fee for ${many(given.used, unit.en)} is ${answer}.`,
      `Kung ang ${paid.fil} ay ${charges.fil(given, unit.fil)}, ang bayad para sa ${ilan(given.used, unit.fil)} ay ${answer}.`,
    )
  }),
  solution: sayInBoth((say) => (given) => {
    const { included, fee, rate, beyond, used } = given
    const { unit } = feeOf(given)
    const [next, after] = extraOf(given)
    if (after > 0)
      return [
        say(
          `Beyond the first ${many(included, unit.en)}, there are ${many(next, unit.en)} at ${pesos(rate)} and ${many(after, unit.en)} at ${pesos(beyond)}.`,
          `Bukod sa unang ${ilan(included, unit.fil)}, may ${ilan(next, unit.fil)} sa halagang tig-${pesos(rate)} at ${ilan(after, unit.fil)} sa halagang tig-${pesos(beyond)}.`,
        ),
        `${pesos(fee)} + ${next} × ${pesos(rate)} + ${after} × ${pesos(beyond)} = ${pesos(result(given))}`,
      ]
    return [
      say(
        `Beyond the first ${many(included, unit.en)}, there are ${used} − ${included} = ${many(used - included, `additional ${unit.en}`)}.`,
        `Bukod sa unang ${ilan(included, unit.fil)}, may ${used} − ${included} = ${ilan(used - included, `dagdag na ${unit.fil}`)}.`,
      ),
      say(
        `They cost ${used - included} × ${pesos(rate)} = ${pesos((used - included) * rate)}.`,
        `Ang halaga ng mga ito ay ${used - included} × ${pesos(rate)} = ${pesos((used - included) * rate)}.`,
      ),
      `${pesos(fee)} + ${pesos((used - included) * rate)} = ${pesos(result(given))}`,
    ]
  }),
})
