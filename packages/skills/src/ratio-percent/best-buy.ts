import { listedItems } from '../numbers/amounts.ts'
import { equalSteps } from '../numbers/divisors.ts'
import { type Language, skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import type { Thing } from '../words/things.ts'

type Pack = { pieces: number; price: number }
/** The packs in the order in which they are told. */
type Given = {
  best: Pack
  small: Pack
  large: Pack
  dear: Pack
  order: readonly Pack[]
  thing: Thing
  who: Person
}

const shown = ({ pieces, price }: Pack, language: Language) =>
  language === 'en' ? `${pieces} for ${pesos(price)}` : `${pieces} sa halagang ${pesos(price)}`
const offers = ({ order }: Given, language: Language) =>
  listedItems(
    order.map((pack) => shown(pack, language)),
    language === 'en' ? 'and' : 'at',
  )
const each = ({ pieces, price }: Pack) => price / pieces

export const bestBuy = skill<Given, 'small' | 'large' | 'dear'>({
  id: 'ratio-percent/best-buy',
  area: 'Mathematics',
  name: { en: 'Best buy by unit price', fil: 'Pinakasulit bilhin ayon sa unit price' },
  grades: [5, 7],
  cues: {
    en: ['best buy', 'unit price', 'better buy', 'compare prices', 'unit rate'],
    fil: ['pinakasulit', 'best buy', 'unit price', 'paghahambing ng presyo', 'mas mura'],
  },
  units: ['mathematics/6/ratio-and-proportion'],
  largest: () => 1_000,
  mistakes: {
    small: { en: 'chose the lowest total price', fil: 'pinili ang pinakamababang kabuoang presyo' },
    large: { en: 'chose the pack with the most pieces', fil: 'pinili ang may pinakamaraming piraso' },
    dear: {
      en: 'chose the highest price for one piece',
      fil: 'pinili ang may pinakamataas na presyo ng isang piraso',
    },
  },
  rules: {
    en: [
      {
        say: 'To find the best buy among packs of the same item, we compare the {price of one piece}.',
        ask: 'What should we compare to find the best buy among packs of the same item?',
        not: ['total price of each pack', 'number of pieces in each pack', 'size of each pack'],
      },
      {
        say: 'If a pack of 5 notebooks costs ₱125, the unit price is {₱25}.',
        ask: 'A pack of 5 notebooks costs ₱125. What is the unit price?',
        not: ['₱120', '₱5', '₱130'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman ang pinakasulit sa mga pakete ng parehong bagay, ikompara ang {presyo ng isang piraso}.',
        ask: 'Ano ang dapat ikompara upang malaman ang pinakasulit sa mga pakete ng parehong bagay?',
        not: ['kabuoang presyo ng bawat pakete', 'bilang ng piraso sa bawat pakete', 'laki ng bawat pakete'],
      },
      {
        say: 'Kung ₱125 ang isang pakete ng 5 kuwaderno, ang unit price ay {₱25}.',
        ask: '₱125 ang isang pakete ng 5 kuwaderno. Magkano ang unit price?',
        not: ['₱120', '₱5', '₱130'],
      },
    ],
  },
  draw: (draw) => {
    const thing = draw.thing('school')
    const unit = Math.max(6, draw.int(...thing.price))
    const sizes = draw.some(equalSteps(2, 12), 4).toSorted((one, other) => one - other)
    const [first = 2, second = 3, third = 4, fourth = 5] = sizes
    const [middle, other] = draw.chanceOf(50) ? [second, third] : [third, second]
    const pack = (pieces: number, more: number): Pack => ({ pieces, price: pieces * (unit + more) })
    const best = pack(middle, 0)
    const small = pack(first, draw.int(1, 2))
    const large = pack(fourth, draw.int(1, 2))
    const dear = pack(other, 3)
    if (Math.min(best.price, large.price, dear.price) <= small.price)
      throw new RangeError('Another is cheaper.')
    return {
      best,
      small,
      large,
      dear,
      order: draw.shuffled([best, small, large, dear]),
      thing,
      who: draw.person(),
    }
  },
  answer: ({ best }, language) => shown(best, language),
  wrong: ({ small, large, dear }, language) => ({
    small: shown(small, language),
    large: shown(large, language),
    dear: shown(dear, language),
  }),
  stems: {
    en: [
      {
        level: 'analyze',
        text: (given) =>
          `A store sells ${given.thing.en.many} of the same kind in packs: ${offers(given, 'en')}. Which pack is the best buy?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} sees four offers for ${given.thing.en.many} of the same kind: ${offers(given, 'en')}. Which offer has the lowest unit price?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Four shops sell the same ${given.thing.en.many}: ${offers(given, 'en')}. Which offer gives the lowest price for one ${given.thing.en.one}?`,
      },
    ],
    fil: [
      {
        level: 'analyze',
        text: (given) =>
          `Nagtitinda ang isang tindahan ng magkakaparehong ${given.thing.fil} na nakapakete: ${offers(given, 'fil')}. Aling pakete ang pinakasulit bilhin?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Nakakita si ${given.who.name} ng apat na alok para sa magkakaparehong ${given.thing.fil}: ${offers(given, 'fil')}. Aling alok ang may pinakamababang unit price?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Nagtitinda ang apat na tindahan ng magkakaparehong ${given.thing.fil}: ${offers(given, 'fil')}. Aling alok ang may pinakamababang presyo para sa isang ${given.thing.fil}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `Of these offers for the same ${given.thing.en.many}: ${offers(given, 'en')}, the best buy is ${answer}.`,
    fil: (given, answer) =>
      `Sa mga alok na ito para sa magkakaparehong ${given.thing.fil}: ${offers(given, 'fil')}, ang pinakasulit ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      ...given.order.map((pack) => `${pesos(pack.price)} ÷ ${pack.pieces} = ${pesos(each(pack))} each`),
      `The lowest unit price is ${pesos(each(given.best))}: ${shown(given.best, 'en')}`,
    ],
    fil: (given) => [
      ...given.order.map((pack) => `${pesos(pack.price)} ÷ ${pack.pieces} = ${pesos(each(pack))} bawat isa`),
      `Ang pinakamababang unit price ay ${pesos(each(given.best))}: ${shown(given.best, 'fil')}`,
    ],
  },
})
