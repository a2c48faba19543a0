import { paid, withinLargest } from '../numbers/amounts.ts'
import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import { type PricedGood, pricedBy, rateAmount } from './goods.ts'

const selling = (given: PricedGood) => given.price + rateAmount(given)

export const markup = skill<PricedGood, 'only' | 'minus' | 'flat' | 'ten' | 'tenth' | 'twice'>({
  id: 'ratio-percent/markup',
  area: 'Mathematics',
  name: { en: 'Selling price with a markup', fil: 'Presyong may markup' },
  grades: [6, 11],
  cues: {
    en: ['markup', 'mark-up', 'selling price', 'cost price', 'markup rate'],
    fil: ['markup', 'patong', 'selling price', 'puhunan', 'cost price'],
  },
  units: ['general-mathematics/11/percent-change-in-business', 'tle/10/business-ideas-and-costing'],
  largest: () => 5_400,
  mistakes: {
    only: { en: 'gave the markup itself', fil: 'ang markup mismo ang ibinigay' },
    minus: { en: 'subtracted the markup from the cost', fil: 'ibinawas ang markup sa puhunan' },
    flat: { en: 'added the rate as if it were pesos', fil: 'idinagdag ang rate na para bang piso' },
    ten: { en: 'added 10% whatever the rate', fil: '10% ang idinagdag anuman ang rate' },
    tenth: {
      en: 'moved the decimal point three places when finding the markup',
      fil: 'iniurong nang tatlong puwesto ang decimal point sa pagkuha ng markup',
    },
    twice: { en: 'added the markup twice', fil: 'dalawang beses idinagdag ang markup' },
  },
  rules: {
    en: [
      {
        say: 'A bag that costs a store ₱400 and is sold for ₱500 has a markup of {25%} of the cost.',
        ask: 'A store buys a bag for ₱400 and sells it for ₱500. What percent of the cost is the markup?',
        not: ['20%', '80%', '100%'],
      },
      {
        say: 'With a markup of 30% of the cost, the selling price is {130%} of the cost.',
        ask: 'The markup is 30% of the cost. What percent of the cost is the selling price?',
        not: ['30%', '70%', '103%'],
      },
    ],
    fil: [
      {
        say: 'Ang bag na ₱400 ang puhunan at ibinebenta sa ₱500 ay may markup na {25%} ng puhunan.',
        ask: 'Binili ng tindahan ang isang bag sa ₱400 at ibinebenta ito sa ₱500. Ilang porsiyento ng puhunan ang markup?',
        not: ['20%', '80%', '100%'],
      },
      {
        say: 'Kung 30% ng puhunan ang markup, ang selling price ay {130%} ng puhunan.',
        ask: 'Ang markup ay 30% ng puhunan. Ilang porsiyento ng puhunan ang selling price?',
        not: ['30%', '70%', '103%'],
      },
    ],
  },
  draw: (draw) => {
    const given = pricedBy(draw, 20, [5, 10, 15, 20, 25, 30, 40, 50])
    withinLargest(draw, selling(given))
    return given
  },
  answer: (given) => pesos(selling(given)),
  wrong: (given) => ({
    only: paid(rateAmount(given)),
    minus: paid(given.price - rateAmount(given)),
    flat: paid(given.price + given.rate),
    ten: paid(given.price * 1.1),
    tenth: paid(given.price + rateAmount(given) / 10),
    twice: paid(given.price + 2 * rateAmount(given)),
  }),
  stems: {
    en: [
      {
        level: 'apply',
        text: ({ good, price, rate }) =>
          `A store buys ${good.en} for ${pesos(price)} and adds a markup of ${rate}% of the cost. What is the selling price?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate, who }) =>
          `${who.name} sells things online. ${good.en.replace(/^./, (letter) => letter.toUpperCase())} costs ${who.him} ${pesos(price)}, and ${who.he} adds a markup of ${rate}% of the cost. At what price does ${who.he} sell it?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate, who }) =>
          `The cost of ${good.en} is ${pesos(price)}. If ${who.name} wants a markup of ${rate}% of the cost, what must be the selling price?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: ({ good, price, rate }) =>
          `Binili ng tindahan ang isang ${good.fil} sa halagang ${pesos(price)} at nilagyan ng markup na ${rate}% ng puhunan. Magkano ang selling price?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate, who }) =>
          `Nagtitinda si ${who.name} online. ${pesos(price)} ang puhunan niya sa isang ${good.fil}, at nagdaragdag siya ng markup na ${rate}% ng puhunan. Magkano niya ito ibinebenta?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate, who }) =>
          `Ang puhunan sa isang ${good.fil} ay ${pesos(price)}. Kung gusto ni ${who.name} ng markup na ${rate}% ng puhunan, magkano dapat ang selling price?`,
      },
    ],
  },
  statement: {
    en: ({ price, rate }, answer) =>
      `An item that costs ${pesos(price)} and has a markup of ${rate}% of the cost is sold for ${answer}.`,
    fil: ({ price, rate }, answer) =>
      `Ang bagay na ${pesos(price)} ang puhunan at may markup na ${rate}% ng puhunan ay ibinebenta sa halagang ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Markup: ${given.rate / 100} × ${pesos(given.price)} = ${pesos(rateAmount(given))}`,
      `Selling price: ${pesos(given.price)} + ${pesos(rateAmount(given))} = ${pesos(selling(given))}`,
    ],
    fil: (given) => [
      `Markup: ${given.rate / 100} × ${pesos(given.price)} = ${pesos(rateAmount(given))}`,
      `Selling price: ${pesos(given.price)} + ${pesos(rateAmount(given))} = ${pesos(selling(given))}`,
    ],
  },
})
