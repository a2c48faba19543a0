import { paid, withinLargest } from '../numbers/amounts.ts'
import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import { type PricedGood, pricedBy, rateAmount } from './goods.ts'

const total = (given: PricedGood) => given.price + rateAmount(given)

export const salesTax = skill<PricedGood, 'minus' | 'flat' | 'ten' | 'twenty' | 'tenth'>({
  id: 'ratio-percent/sales-tax',
  area: 'Mathematics',
  name: { en: 'Price with 12% value-added tax', fil: 'Presyong may 12% value-added tax' },
  grades: [6, 11],
  cues: {
    en: ['sales tax', 'value-added tax', 'VAT', '12% VAT', 'tax'],
    fil: ['value-added tax', 'VAT', 'buwis', '12% VAT', 'sales tax'],
  },
  units: ['general-mathematics/11/percent-change-in-business'],
  largest: () => 4_500,
  mistakes: {
    minus: { en: 'subtracted the tax from the price', fil: 'ibinawas ang buwis sa presyo' },
    flat: { en: 'added 12 pesos instead of 12%', fil: 'nagdagdag ng 12 piso sa halip na 12%' },
    ten: { en: 'used a tax of 10%', fil: 'gumamit ng 10% na buwis' },
    twenty: { en: 'used a tax of 20%', fil: 'gumamit ng 20% na buwis' },
    tenth: { en: 'used 1.2% instead of 12%', fil: 'gumamit ng 1.2% sa halip na 12%' },
  },
  rules: {
    en: [
      {
        say: 'In the Philippines, the usual rate of the value-added tax is {12%}.',
        ask: 'What is the usual rate of the value-added tax (VAT) in the Philippines?',
        not: ['5%', '10%', '15%'],
      },
      {
        say: 'With a 12% VAT, the buyer pays {112%} of the price before tax.',
        ask: 'A 12% VAT is added to a price. What percent of the price before tax does the buyer pay?',
        not: ['12%', '88%', '100%'],
      },
    ],
    fil: [
      {
        say: 'Sa Pilipinas, ang karaniwang value-added tax ay {12%}.',
        ask: 'Ilang porsiyento ang karaniwang value-added tax (VAT) sa Pilipinas?',
        not: ['5%', '10%', '15%'],
      },
      {
        say: 'Kapag may 12% VAT, {112%} ng presyo bago ang buwis ang babayaran.',
        ask: 'Dinagdagan ng 12% VAT ang presyo. Ilang porsiyento ng presyo bago ang buwis ang babayaran?',
        not: ['12%', '88%', '100%'],
      },
    ],
  },
  draw: (draw) => {
    const given = pricedBy(draw, 50, [12])
    withinLargest(draw, total(given))
    return given
  },
  answer: (given) => pesos(total(given)),
  wrong: (given) => ({
    minus: paid(given.price - rateAmount(given)),
    flat: paid(given.price + 12),
    ten: paid(given.price * 1.1),
    twenty: paid(given.price * 1.2),
    tenth: paid(given.price + rateAmount(given) / 10),
  }),
  stems: {
    en: [
      {
        level: 'apply',
        text: ({ good, price }) =>
          `The price of ${good.en} is ${pesos(price)} before the 12% value-added tax (VAT). What is the price with VAT?`,
      },
      {
        level: 'apply',
        text: ({ good, price, who }) =>
          `${who.name} buys ${good.en} for ${pesos(price)} plus 12% VAT. How much does ${who.he} pay in all?`,
      },
      {
        level: 'apply',
        text: ({ good, price }) =>
          `A store adds 12% VAT to the price of ${good.en}. If the price without tax is ${pesos(price)}, how much must a buyer pay?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: ({ good, price }) =>
          `Ang presyo ng isang ${good.fil} ay ${pesos(price)} bago ang 12% value-added tax (VAT). Magkano ang presyo kasama ang VAT?`,
      },
      {
        level: 'apply',
        text: ({ good, price, who }) =>
          `Bumili si ${who.name} ng isang ${good.fil} sa halagang ${pesos(price)} na wala pang 12% VAT. Magkano ang babayaran niya kasama ang VAT?`,
      },
      {
        level: 'apply',
        text: ({ good, price }) =>
          `Nagdaragdag ang tindahan ng 12% VAT sa presyo ng isang ${good.fil}. Kung ${pesos(price)} ang presyo nang walang buwis, magkano ang dapat bayaran ng mamimili?`,
      },
    ],
  },
  statement: {
    en: ({ price }, answer) => `With 12% VAT, an item that costs ${pesos(price)} before tax costs ${answer}.`,
    fil: ({ price }, answer) =>
      `Kasama ang 12% VAT, ang bagay na ${pesos(price)} bago ang buwis ay nagkakahalaga ng ${answer}.`,
  },
  solution: {
    en: (given) => [
      `VAT: 0.12 × ${pesos(given.price)} = ${pesos(rateAmount(given))}`,
      `Price with VAT: ${pesos(given.price)} + ${pesos(rateAmount(given))} = ${pesos(total(given))}`,
    ],
    fil: (given) => [
      `VAT: 0.12 × ${pesos(given.price)} = ${pesos(rateAmount(given))}`,
      `Presyo kasama ang VAT: ${pesos(given.price)} + ${pesos(rateAmount(given))} = ${pesos(total(given))}`,
    ],
  },
})
