import { paid, withinLargest } from '../numbers/amounts.ts'
import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import { type PricedGood, pricedBy, rateAmount } from './goods.ts'

const sale = (given: PricedGood) => given.price - rateAmount(given)

export const discount = skill<PricedGood, 'only' | 'added' | 'flat' | 'tenth' | 'ten' | 'twice'>({
  id: 'ratio-percent/discount',
  area: 'Mathematics',
  name: { en: 'Sale price after a discount', fil: 'Presyo pagkatapos ng diskuwento' },
  grades: [6, 11],
  cues: {
    en: ['discount', 'sale price', 'regular price', 'rate of discount', 'marked price', 'list price'],
    fil: ['diskuwento', 'discount', 'sale price', 'orihinal na presyo', 'rate of discount'],
  },
  units: ['general-mathematics/11/percent-change-in-business'],
  largest: () => 3_600,
  mistakes: {
    only: { en: 'gave the discount itself', fil: 'ang diskuwento mismo ang ibinigay' },
    added: { en: 'added the discount to the price', fil: 'idinagdag ang diskuwento sa presyo' },
    flat: { en: 'subtracted the rate as if it were pesos', fil: 'ibinawas ang rate na para bang piso' },
    tenth: {
      en: 'moved the decimal point three places when finding the discount',
      fil: 'iniurong nang tatlong puwesto ang decimal point sa pagkuha ng diskuwento',
    },
    ten: { en: 'took off 10% whatever the rate', fil: '10% ang ibinawas anuman ang rate' },
    twice: { en: 'took off the discount twice', fil: 'dalawang beses ibinawas ang diskuwento' },
  },
  rules: {
    en: [
      {
        say: 'A bag that was ₱500 and is sold for ₱400 has a discount of {20%}.',
        ask: 'The regular price of a bag is ₱500, and its sale price is ₱400. What is the rate of discount?',
        not: ['25%', '80%', '100%'],
      },
      {
        say: 'With a discount of 20%, the buyer pays {80%} of the regular price.',
        ask: 'A store gives a discount of 20%. What percent of the regular price does the buyer pay?',
        not: ['20%', '120%', '40%'],
      },
    ],
    fil: [
      {
        say: 'Ang bag na dating ₱500 at ibinebenta na sa ₱400 ay may diskuwentong {20%}.',
        ask: 'Ang orihinal na presyo ng isang bag ay ₱500, at ang sale price nito ay ₱400. Ilang porsiyento ang diskuwento?',
        not: ['25%', '80%', '100%'],
      },
      {
        say: 'Kung 20% ang diskuwento, {80%} ng orihinal na presyo ang babayaran.',
        ask: 'Nagbibigay ang tindahan ng 20% diskuwento. Ilang porsiyento ng orihinal na presyo ang babayaran ng mamimili?',
        not: ['20%', '120%', '40%'],
      },
    ],
  },
  draw: (draw) => {
    const given = pricedBy(draw, 20, [5, 10, 15, 20, 25, 30, 40])
    withinLargest(draw, given.price)
    return given
  },
  answer: (given) => pesos(sale(given)),
  wrong: (given) => ({
    only: paid(rateAmount(given)),
    added: paid(given.price + rateAmount(given)),
    flat: paid(given.price - given.rate),
    tenth: paid(given.price - rateAmount(given) / 10),
    ten: paid(given.price * 0.9),
    twice: given.rate < 40 ? paid(given.price - 2 * rateAmount(given)) : undefined,
  }),
  stems: {
    en: [
      {
        level: 'apply',
        text: ({ good, price, rate }) =>
          `The regular price of ${good.en} is ${pesos(price)}. It is sold at a discount of ${rate}%. What is its sale price?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate, who }) =>
          `${who.name} buys ${good.en} that is marked ${pesos(price)}. The store gives a discount of ${rate}%. How much does ${who.he} pay?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate }) =>
          `During a sale, a store takes ${rate}% off the price of ${good.en} that regularly costs ${pesos(price)}. What is the sale price?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: ({ good, price, rate }) =>
          `Ang orihinal na presyo ng isang ${good.fil} ay ${pesos(price)}. Ibinebenta ito nang may diskuwentong ${rate}%. Magkano ang sale price nito?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate, who }) =>
          `Bumili si ${who.name} ng isang ${good.fil} na may presyong ${pesos(price)}. Nagbigay ang tindahan ng ${rate}% diskuwento. Magkano ang binayaran niya?`,
      },
      {
        level: 'apply',
        text: ({ good, price, rate }) =>
          `Sa isang sale, binawasan ng tindahan nang ${rate}% ang presyo ng isang ${good.fil} na dating ${pesos(price)}. Magkano na lamang ito?`,
      },
    ],
  },
  statement: {
    en: ({ price, rate }, answer) =>
      `An item with a regular price of ${pesos(price)} costs ${answer} after a discount of ${rate}%.`,
    fil: ({ price, rate }, answer) =>
      `Ang bagay na may orihinal na presyong ${pesos(price)} ay ${answer} na lamang kapag may diskuwentong ${rate}%.`,
  },
  solution: {
    en: (given) => [
      `Discount: ${given.rate / 100} × ${pesos(given.price)} = ${pesos(rateAmount(given))}`,
      `Sale price: ${pesos(given.price)} − ${pesos(rateAmount(given))} = ${pesos(sale(given))}`,
    ],
    fil: (given) => [
      `Diskuwento: ${given.rate / 100} × ${pesos(given.price)} = ${pesos(rateAmount(given))}`,
      `Sale price: ${pesos(given.price)} − ${pesos(rateAmount(given))} = ${pesos(sale(given))}`,
    ],
  },
})
