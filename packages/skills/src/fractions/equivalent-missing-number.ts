import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { properFrom } from './parts.ts'

/** n/d = (n × times)/(d × times), with the larger numerator or the larger denominator missing. */
type Given = { n: number; d: number; times: number; asksAbove: boolean; who: string }

const answerOf = ({ n, d, times, asksAbove }: Given) => (asksAbove ? n : d) * times
const equation = ({ n, d, times, asksAbove }: Given, missing: string) =>
  `${fractionText(n, d)} = ${asksAbove ? `${missing}/${d * times}` : `${n * times}/${missing}`}`

export const equivalentMissingNumber = skill<
  Given,
  'added' | 'copied' | 'factor' | 'step-more' | 'step-less'
>({
  id: 'fractions/equivalent-missing-number',
  area: 'Mathematics',
  name: {
    en: 'Missing number in equivalent fractions',
    fil: 'Nawawalang bilang sa magkatumbas na fraction',
  },
  grades: [3, 5],
  cues: {
    en: ['equivalent fractions', 'missing numerator', 'missing denominator', 'missing number'],
    fil: ['equivalent fractions', 'nawawalang numerator', 'nawawalang denominator', 'nawawalang bilang'],
  },
  notation: [/\b\d+\/\d+ ?= ?(?:_+|\?|\d+)\/(?:_+|\?|\d+)/],
  units: [],
  largest: (grade) => (grade === 3 ? 40 : 72),
  mistakes: {
    added: {
      en: 'added the same number to the numerator and the denominator',
      fil: 'dinagdagan ng parehong bilang ang numerator at denominator',
    },
    copied: { en: 'copied the number without changing it', fil: 'kinopya ang bilang nang hindi binabago' },
    factor: {
      en: 'wrote the number by which one must multiply',
      fil: 'isinulat ang bilang na ginagamit sa pag-multiply',
    },
    'step-more': {
      en: 'multiplied by a number that is one too large',
      fil: 'labis ng isa ang bilang na ginamit sa pag-multiply',
    },
    'step-less': {
      en: 'multiplied by a number that is one too small',
      fil: 'kulang ng isa ang bilang na ginamit sa pag-multiply',
    },
  },
  rules: {
    en: [
      {
        say: 'To keep the value of 3/5 when 5 is multiplied by 4, we multiply 3 by {4}.',
        ask: 'The denominator of 3/5 is multiplied by 4. By what number must we multiply the numerator to get an equivalent fraction?',
        not: ['3', '5', '20'],
      },
      {
        say: 'To change 2/3 to twelfths, we multiply 2 and 3 by {4}.',
        ask: 'By what number do we multiply 2 and 3 to change 2/3 to twelfths?',
        not: ['9', '3', '12'],
      },
    ],
    fil: [
      {
        say: 'Kapag pinarami sa 4 ang denominator ng 3/5, dapat paramihin ang numerator sa {4} upang makakuha ng equivalent fraction.',
        ask: 'Pinarami sa 4 ang denominator ng 3/5. Sa anong bilang dapat paramihin ang numerator upang makakuha ng equivalent fraction?',
        not: ['3', '5', '20'],
      },
      {
        say: 'Upang maging 12 ang denominator ng 2/3, i-multiply ang 2 at ang 3 sa {4}.',
        ask: 'Sa anong bilang dapat i-multiply ang 2 at ang 3 upang maging 12 ang denominator ng 2/3?',
        not: ['9', '3', '12'],
      },
    ],
  },
  draw: (draw) => {
    const { n, d } = properFrom(
      draw,
      draw.grade === 3 ? [2, 3, 4, 5, 6, 8] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
    )
    const times = draw.int(2, Math.min(draw.grade === 3 ? 5 : 6, Math.floor(draw.largest / d)))
    return { n, d, times, asksAbove: draw.chanceOf(60), who: draw.person().name }
  },
  answer: (given) => String(answerOf(given)),
  wrong: ({ n, d, times, asksAbove }) => {
    const [own, partner] = asksAbove ? [n, d] : [d, n]
    return {
      added: String(own + partner * (times - 1)),
      // No denominator that would make the fraction one whole or more.
      copied: asksAbove || d > n * times ? String(own) : undefined,
      factor: asksAbove ? String(times) : undefined,
      'step-more': String(own * (times + 1)),
      'step-less':
        times > 2 && (asksAbove || d * (times - 1) > n * times) ? String(own * (times - 1)) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What number belongs in the blank? ${equation(given, '____')}`,
      },
      {
        level: 'understand',
        text: ({ n, d, times, asksAbove }) =>
          asksAbove
            ? `A fraction with the denominator ${d * times} is equivalent to ${fractionText(n, d)}. What is its numerator?`
            : `A fraction with the numerator ${n * times} is equivalent to ${fractionText(n, d)}. What is its denominator?`,
      },
      {
        level: 'apply',
        text: ({ n, d, times, asksAbove, who }) =>
          asksAbove
            ? `${who} changes ${fractionText(n, d)} to an equivalent fraction with the denominator ${d * times}. What numerator must be written?`
            : `${who} changes ${fractionText(n, d)} to an equivalent fraction with the numerator ${n * times}. What denominator must be written?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Anong bilang ang dapat isulat sa patlang? ${equation(given, '____')}`,
      },
      {
        level: 'understand',
        text: ({ n, d, times, asksAbove }) =>
          asksAbove
            ? `Ang isang fraction na may denominator na ${d * times} ay katumbas ng ${fractionText(n, d)}. Ano ang numerator nito?`
            : `Ang isang fraction na may numerator na ${n * times} ay katumbas ng ${fractionText(n, d)}. Ano ang denominator nito?`,
      },
      {
        level: 'apply',
        text: ({ n, d, times, asksAbove, who }) =>
          asksAbove
            ? `Pinapalitan ni ${who} ang ${fractionText(n, d)} ng katumbas na fraction na may denominator na ${d * times}. Anong numerator ang dapat niyang isulat?`
            : `Pinapalitan ni ${who} ang ${fractionText(n, d)} ng katumbas na fraction na may numerator na ${n * times}. Anong denominator ang dapat niyang isulat?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The fraction ${equation(given, answer).replace('=', 'is equal to')}.`,
    fil: (given, answer) => `Ang ${equation(given, answer).replace('=', 'ay katumbas ng')}.`,
  },
  solution: {
    en: (given) => {
      const { n, d, times, asksAbove } = given
      const [own, partner] = asksAbove ? [n, d] : [d, n]
      return [
        `${partner} × ${times} = ${partner * times}, so the other number is multiplied by ${times} too.`,
        `${own} × ${times} = ${answerOf(given)}`,
        equation(given, String(answerOf(given))),
      ]
    },
    fil: (given) => {
      const { n, d, times, asksAbove } = given
      const [own, partner] = asksAbove ? [n, d] : [d, n]
      return [
        `${partner} × ${times} = ${partner * times}, kaya i-multiply din sa ${times} ang isa pang bilang.`,
        `${own} × ${times} = ${answerOf(given)}`,
        equation(given, String(answerOf(given))),
      ]
    },
  },
})
