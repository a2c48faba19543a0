import { skill } from '../skill.ts'
import { type Decimal, decimalPlacesOf, decimalText, shortest, wrongDecimal } from './decimal.ts'

/** The number is rounded to so many places. */
type Given = { number: Decimal; to: number; who: string }

const targets = ['whole number', 'tenth', 'hundredth']
const nearest = ({ to }: Given) => targets[to]

const roundedTo = ({ units, places }: Decimal, to: number) => {
  const step = 10 ** (places - to)
  const down = Math.floor(units / step)
  return { down, next: Math.floor((units % step) / (step / 10)), isUp: (units % step) * 2 >= step }
}
const answerOf = ({ number, to }: Given) => {
  const { down, isUp } = roundedTo(number, to)
  return isUp ? down + 1 : down
}

export const roundDecimals = skill<
  Given,
  'wrong-direction' | 'place-left' | 'place-right' | 'left-raised' | 'next-digit' | 'two-up'
>({
  id: 'decimals/round',
  area: 'Mathematics',
  name: { en: 'Rounding decimals', fil: 'Pag-round ng mga decimal' },
  grades: [4, 6],
  cues: {
    en: ['round', 'rounding decimals', 'nearest tenth', 'nearest hundredth', 'nearest whole number'],
    fil: ['i-round', 'pag-round ng decimal', 'nearest tenth', 'nearest hundredth', 'rounding'],
  },
  units: ['mathematics/4/decimals-to-hundredths', 'mathematics/5/decimals-place-value-and-operations'],
  largest: () => 100,
  mistakes: {
    'wrong-direction': { en: 'rounded in the wrong direction', fil: 'mali ang direksiyon ng pag-round' },
    'place-left': {
      en: 'rounded to the next place on the left',
      fil: 'nag-round sa susunod na puwesto sa kaliwa',
    },
    'place-right': {
      en: 'rounded to the next place on the right',
      fil: 'nag-round sa susunod na puwesto sa kanan',
    },
    'left-raised': {
      en: 'raised the digit on the left too',
      fil: 'dinagdagan din ang digit sa kaliwa',
    },
    'next-digit': {
      en: 'wrote the next digit instead of rounding',
      fil: 'isinulat ang sumunod na digit sa halip na mag-round',
    },
    'two-up': { en: 'raised the digit by two', fil: 'dinagdagan ng dalawa ang digit' },
  },
  rules: {
    en: [
      {
        say: 'To round to the nearest tenth, we look at the digit in the {hundredths} place.',
        ask: 'We round a decimal to the nearest tenth. In which place is the digit that we look at?',
        not: ['tenths', 'ones', 'thousandths'],
      },
      {
        say: 'If the digit to the right of the rounding place is 5 or more, we {round up}.',
        ask: 'What do we do if the digit to the right of the rounding place is 5 or more?',
        not: ['round down', 'subtract 1', 'add 5'],
      },
      {
        say: 'Rounded to the nearest whole number, 7.38 is {7}.',
        ask: 'What is 7.38 rounded to the nearest whole number?',
        not: ['8', '7.4', '10'],
      },
    ],
    fil: [
      {
        say: 'Upang mag-round sa nearest tenth, tinitingnan ang digit sa {hundredths} place.',
        ask: 'Nagra-round tayo sa nearest tenth. Nasa aling place ang digit na tinitingnan?',
        not: ['tenths', 'ones', 'thousandths'],
      },
      {
        say: 'Kapag 5 o higit pa ang digit sa kanan ng rounding place, {nagra-round up} tayo.',
        ask: 'Ano ang ginagawa natin kapag 5 o higit pa ang digit sa kanan ng rounding place?',
        not: ['nagra-round down', 'nagbabawas ng 1', 'nagdaragdag ng 5'],
      },
      {
        say: 'Kung ira-round sa nearest whole number, ang 7.38 ay {7}.',
        ask: 'Ano ang 7.38 kung ira-round sa nearest whole number?',
        not: ['8', '7.4', '10'],
      },
    ],
  },
  draw: (draw) => {
    const to = draw.int(0, draw.grade === 4 ? 1 : 2)
    const places =
      to + (draw.grade === 4 ? 1 : draw.int(1, Math.max(1, Math.min(3, decimalPlacesOf(draw.grade)) - to)))
    // No digit is 9 and none 0, so that nothing is carried and no zero stands at the end.
    const digits = Array.from({ length: places }, () => draw.int(1, 8)).join('')
    return {
      number: { units: Number(`${draw.int(1, Math.min(28, draw.largest))}${digits}`), places },
      to,
      who: draw.person().name,
    }
  },
  answer: (given) => decimalText({ units: answerOf(given), places: given.to }),
  wrong: (given) => {
    const { number, to } = given
    const { down, next, isUp } = roundedTo(number, to)
    const leftOf = roundedTo(number, to - 1)
    const rightOf = roundedTo(number, to + 1)
    const left = leftOf.isUp ? leftOf.down + 1 : leftOf.down
    return {
      'wrong-direction': wrongDecimal(isUp ? down : down + 1, to),
      'place-left': to > 0 ? wrongDecimal(left, to - 1) : wrongDecimal(left * 10, 0),
      'place-right':
        number.places > to + 1
          ? wrongDecimal(rightOf.isUp ? rightOf.down + 1 : rightOf.down, to + 1)
          : undefined,
      'left-raised': isUp ? wrongDecimal(answerOf(given) + 10, to) : undefined,
      'next-digit': wrongDecimal(Math.floor(down / 10) * 10 + next, to),
      'two-up': isUp ? wrongDecimal(down + 2, to) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `Round ${decimalText(given.number)} to the nearest ${nearest(given)}: ____.`,
      },
      {
        level: 'understand',
        text: (given) => `What is ${decimalText(given.number)} rounded to the nearest ${nearest(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} measured ${decimalText(given.number)} m of cloth. How many meters is that, rounded to the nearest ${nearest(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A package weighs ${decimalText(given.number)} kg. What number of kilograms should ${given.who} write, rounded to the nearest ${nearest(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who}'s house is ${decimalText(given.number)} km from the town hall. How many kilometers is that, rounded to the nearest ${nearest(given)}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `I-round ang ${decimalText(given.number)} sa nearest ${nearest(given)}: ____.`,
      },
      {
        level: 'understand',
        text: (given) => `Ano ang ${decimalText(given.number)} kung ira-round sa nearest ${nearest(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Sumukat si ${given.who} ng ${decimalText(given.number)} m ng tela. Ilang metro ito kung ira-round sa nearest ${nearest(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang bigat ng isang pakete ay ${decimalText(given.number)} kg. Ilang kilogramo ang dapat isulat ni ${given.who} kung ira-round sa nearest ${nearest(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang bahay ni ${given.who} ay ${decimalText(given.number)} km ang layo sa munisipyo. Ilang kilometro ito kung ira-round sa nearest ${nearest(given)}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `Rounded to the nearest ${nearest(given)}, ${decimalText(given.number)} is ${answer}.`,
    fil: (given, answer) =>
      `Kung ira-round sa nearest ${nearest(given)}, ang ${decimalText(given.number)} ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { next, isUp } = roundedTo(given.number, given.to)
      return [
        `The digit to the right of the rounding place is ${next}, so round ${isUp ? 'up' : 'down'}.`,
        `${decimalText(given.number)} ≈ ${shortest(answerOf(given), given.to)}`,
      ]
    },
    fil: (given) => {
      const { next, isUp } = roundedTo(given.number, given.to)
      return [
        `Ang digit sa kanan ng rounding place ay ${next}, kaya mag-round ${isUp ? 'up' : 'down'}.`,
        `${decimalText(given.number)} ≈ ${shortest(answerOf(given), given.to)}`,
      ]
    },
  },
})
