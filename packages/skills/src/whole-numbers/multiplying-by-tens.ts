import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { ilan } from './stories.ts'

type Given = { number: number; power: number }

const by = ({ power }: Given) => 10 ** power

export const multiplyingByTens = skill<
  Given,
  'zero-less' | 'zero-more' | 'added' | 'zero-inside' | 'two-zeros-more'
>({
  id: 'whole-numbers/multiplying-by-tens',
  area: 'Mathematics',
  name: { en: 'Multiplying by 10, 100 and 1,000', fil: 'Pagpaparami sa 10, 100 at 1,000' },
  grades: [3, 4],
  cues: {
    en: [
      'multiply by 10',
      'multiply by 100',
      'multiply by 1,000',
      'multiples of 10',
      'mental multiplication',
    ],
    fil: ['pagpaparami sa 10', 'pagpaparami sa 100', 'multiply by 10', 'multiples of 10'],
  },
  notation: [/\d ?[×x] ?10{1,3}\b/],
  units: ['mathematics/3/pagpaparami-multiplication'],
  largest: (grade) => (grade === 3 ? 10_000 : 100_000),
  mistakes: {
    'zero-less': { en: 'wrote one zero too few', fil: 'kulang ng isang zero ang isinulat' },
    'zero-more': { en: 'wrote one zero too many', fil: 'sobra ng isang zero ang isinulat' },
    'two-zeros-more': { en: 'wrote two zeros too many', fil: 'sobra ng dalawang zero ang isinulat' },
    added: { en: 'added instead of multiplying', fil: 'nagdagdag sa halip na magparami' },
    'zero-inside': { en: 'wrote a zero inside the number', fil: 'nagsulat ng zero sa loob ng bilang' },
  },
  rules: {
    en: [
      {
        say: 'The number of zeros that we write after a whole number to multiply it by 100 is {two}.',
        ask: 'How many zeros do we write after a whole number to multiply it by 100?',
        not: ['one', 'three', 'four'],
      },
      {
        say: 'The product of 36 and 10 is {360}.',
        ask: 'What is the product of 36 and 10?',
        not: ['46', '306', '3,600'],
      },
    ],
    fil: [
      {
        say: 'Kapag pinarami sa 100 ang buong bilang, ang bilang ng zero na isinusulat sa dulo nito ay {2}.',
        ask: 'Ilang zero ang isinusulat sa dulo ng buong bilang kapag pinarami ito sa 100?',
        not: ['1', '3', '4'],
      },
      {
        say: 'Ang product ng 36 at 10 ay {360}.',
        ask: 'Ano ang product ng 36 at 10?',
        not: ['46', '306', '3,600'],
      },
    ],
  },
  draw: (draw) => {
    const power = draw.pick([1, 2, 3])
    const number = draw.int(4, Math.min(999, Math.floor(draw.largest / 10 ** power)))
    if (number % 10 === 0) throw new RangeError('The zeros would mix.')
    return { number, power }
  },
  answer: (given) => grouped(given.number * by(given)),
  wrong: (given) => {
    const { number, power } = given
    const product = number * by(given)
    const text = String(number)
    return {
      'zero-less': power > 1 ? grouped(product / 10) : undefined,
      'zero-more': grouped(product * 10),
      'two-zeros-more': power === 1 && number < 10 ? grouped(product * 100) : undefined,
      added: grouped(number + by(given)),
      'zero-inside':
        text.length > 1 ? grouped(`${text.slice(0, -1)}${'0'.repeat(power)}${text.slice(-1)}`) : undefined,
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${given.number} × ${grouped(by(given))}?` },
      { level: 'understand', text: (given) => `Multiply: ${grouped(by(given))} × ${given.number} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `A box holds ${grouped(by(given))} paper clips. How many paper clips are there in ${given.number} boxes?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang ${given.number} × ${grouped(by(given))}?` },
      { level: 'understand', text: (given) => `Paramihin: ${grouped(by(given))} × ${given.number} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `May ${grouped(by(given))} paper clip ang isang kahon. Ilang paper clip ang nasa ${ilan(given.number, 'kahon')}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The product of ${given.number} and ${grouped(by(given))} is ${answer}.`,
    fil: (given, answer) => `Ang product ng ${given.number} at ${grouped(by(given))} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${grouped(by(given))} has ${given.power} ${given.power === 1 ? 'zero' : 'zeros'}, so write ${given.power === 1 ? 'it' : 'them'} after ${given.number}.`,
      `${given.number} × ${grouped(by(given))} = ${grouped(given.number * by(given))}`,
    ],
    fil: (given) => [
      `May ${given.power} zero ang ${grouped(by(given))}, kaya isulat ito sa dulo ng ${given.number}.`,
      `${given.number} × ${grouped(by(given))} = ${grouped(given.number * by(given))}`,
    ],
  },
})
