import { skill } from '../skill.ts'
import { raised } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { power } from './terms.ts'

/** The same base with two or three exponents; a base of digits or a letter. */
type Given = { base: string; exponents: readonly number[] }

const total = ({ exponents }: Given) => exponents.reduce((sum, each) => sum + each, 0)
const shown = ({ base, exponents }: Given) => exponents.map((each) => power(base, each)).join(' · ')
const isNumber = (base: string) => /^\d/.test(base)
const slots = (given: Given) => ({ shown: shown(given) })

export const productLaw = skill<
  Given,
  'multiplied' | 'bases' | 'subtracted' | 'largest' | 'multiplied-and-bases' | 'wrong-by-one'
>({
  id: 'algebra/product-law',
  area: 'Mathematics',
  name: { en: 'Product law of exponents', fil: 'Product law ng mga exponent' },
  grades: [7, 8],
  cues: {
    en: [
      'laws of exponents',
      'product law',
      'product of powers',
      'product rule',
      'same base',
      'add the exponents',
    ],
    fil: [
      'laws of exponents',
      'product law',
      'product of powers',
      'magkaparehong base',
      'pagsamahin ang exponent',
    ],
  },
  notation: [/\b(\w)[²³⁴⁵⁶⁷⁸⁹] ?[·×] ?\1[²³⁴⁵⁶⁷⁸⁹]/],
  units: [],
  largest: () => 100,
  mistakes: {
    multiplied: {
      en: 'multiplied the exponents instead of adding them',
      fil: 'pinag-multiply ang mga exponent sa halip na pinagsama',
    },
    bases: { en: 'combined the bases too', fil: 'pinagsama rin ang mga base' },
    subtracted: {
      en: 'subtracted the exponents instead of adding them',
      fil: 'ibinawas ang exponent sa halip na idinagdag',
    },
    largest: { en: 'kept only the largest exponent', fil: 'pinakamalaking exponent lamang ang kinuha' },
    'multiplied-and-bases': {
      en: 'multiplied the exponents and combined the bases',
      fil: 'pinag-multiply ang mga exponent at pinagsama ang mga base',
    },
    'wrong-by-one': {
      en: 'added the exponents and was wrong by one',
      fil: 'nagkamali ng isa sa pagsasama ng mga exponent',
    },
  },
  rules: {
    en: [
      {
        say: 'To multiply powers with the same base, keep the base and {add} the exponents.',
        ask: 'To multiply powers with the same base, we keep the base. What do we do with the exponents?',
        not: ['multiply', 'subtract', 'divide'],
      },
      {
        say: 'A variable without a written exponent, such as x, has the exponent {1}.',
        ask: 'What is the exponent of a variable without a written exponent?',
        not: ['0', '2', '−1'],
      },
      {
        say: 'In symbols, the product law is {aᵐ · aⁿ = aᵐ⁺ⁿ}.',
        ask: 'How is the product law of exponents written in symbols?',
        not: ['aᵐ · aⁿ = aᵐⁿ', 'aᵐ · aⁿ = aᵐ⁻ⁿ', 'aᵐ · aⁿ = (2a)ᵐ⁺ⁿ'],
      },
    ],
    fil: [
      {
        say: 'Sa pag-multiply ng mga power na may magkaparehong base, panatilihin ang base at {pagsamahin} ang mga exponent.',
        ask: 'Sa pag-multiply ng mga power na may magkaparehong base, pinananatili ang base. Ano ang gagawin sa mga exponent?',
        not: ['i-multiply', 'ibawas', 'hatiin'],
      },
      {
        say: 'Ang variable na walang nakasulat na exponent, gaya ng x, ay may exponent na {1}.',
        ask: 'Ano ang exponent ng variable na walang nakasulat na exponent?',
        not: ['0', '2', '−1'],
      },
      {
        say: 'Sa mga simbolo, ang product law ay {aᵐ · aⁿ = aᵐ⁺ⁿ}.',
        ask: 'Paano isinusulat sa mga simbolo ang product law ng mga exponent?',
        not: ['aᵐ · aⁿ = aᵐⁿ', 'aᵐ · aⁿ = aᵐ⁻ⁿ', 'aᵐ · aⁿ = (2a)ᵐ⁺ⁿ'],
      },
    ],
  },
  draw: (draw) => {
    const base = draw.pick(['x', 'x', 'y', 'a', 'b', 'm', 'n', '2', '3', '5', '7', '10'])
    const least = isNumber(base) ? 2 : 1
    const exponents = Array.from({ length: draw.pick([2, 2, 3]) }, () => draw.int(least, 8))
    return { base, exponents }
  },
  answer: (given) => power(given.base, total(given)),
  wrong: (given) => {
    const { base, exponents } = given
    const product = exponents.reduce((result, each) => result * each, 1)
    const combined = isNumber(base) ? String(Number(base) ** exponents.length) : `${exponents.length}${base}`
    const isTooLarge = isNumber(base) && combined.length > 3
    const [first = 0, second = 0] = exponents
    return {
      multiplied: product > 64 ? undefined : power(base, product),
      bases: isTooLarge ? undefined : `${combined}${raised(total(given))}`,
      subtracted:
        exponents.length === 2 && first !== second ? power(base, Math.abs(first - second)) : undefined,
      largest: power(base, Math.max(...exponents)),
      'multiplied-and-bases':
        product > 64 || product === 1 || isTooLarge ? undefined : `${combined}${raised(product)}`,
      'wrong-by-one': power(base, total(given) - 1),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Simplify {shown} and write it as a single power.'],
      ['understand', 'What is {shown} written as a single power?'],
      ['understand', 'Write the product as a single power: {shown} = ____.'],
    ],
    fil: [
      ['understand', 'Pasimplehin ang {shown} at isulat bilang isang power.'],
      ['understand', 'Ano ang {shown} kapag isinulat bilang isang power?'],
      ['understand', 'Isulat ang product bilang isang power: {shown} = ____.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'Written as a single power, the product {shown} is {answer}.',
    fil: 'Kapag isinulat bilang isang power, ang product na {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say(
      'The bases are the same, so add the exponents.',
      'Magkapareho ang mga base, kaya pagsamahin ang mga exponent.',
    ),
    `${given.exponents.join(' + ')} = ${total(given)}`,
    `${shown(given)} = ${power(given.base, total(given))}`,
  ]),
})
