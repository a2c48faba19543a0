import { countOf, listedItems, withinLargest } from '../numbers/amounts.ts'
import { gcd } from '../numbers/divisors.ts'
import { type Amount, inUnit, type NumberStory, toldStatement, toldStems } from '../numbers/stories.ts'
import { skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import { people } from '../words/people.ts'

type Story = NumberStory<Given> & { each: readonly [number, number, number]; as: Amount }
/** A whole that is shared by a ratio, and whose share is asked for. */
type Given = { parts: readonly number[]; at: number; each: number; names: readonly string[]; story: Story }

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const whole = ({ parts, each }: Given) => sum(parts) * each
const part = ({ parts, at }: Given) => parts[at] ?? 0
const share = (given: Given) => part(given) * given.each
const ratio = ({ parts }: Given) => parts.join(':')
const order = {
  en: ['first', 'second', 'third'],
  fil: ['unang', 'ikalawang', 'ikatlong'],
}
const piece = ({ at }: Given, language: 'en' | 'fil') => order[language][at]
const inOrder = ({ parts }: Given, en: boolean) =>
  parts.length === 2 ? '' : en ? ', in that order' : ' ayon sa pagkakasunod-sunod ng kanilang mga pangalan'

const stories: readonly Story[] = [
  {
    each: [5, 60, 5],
    as: pesos,
    en: {
      text: (given) =>
        `${listedItems(given.names, 'and')} share ${pesos(whole(given))} in the ratio ${ratio(given)}${inOrder(given, true)}. How much does ${given.names[given.at]} receive?`,
      claim: (given, answer) =>
        `When ${listedItems(given.names, 'and')} share ${pesos(whole(given))} in the ratio ${ratio(given)}${inOrder(given, true)}, ${given.names[given.at]} receives ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Pinaghatian nina ${listedItems(given.names, 'at')} ang ${pesos(whole(given))} sa ratio na ${ratio(given)}${inOrder(given, false)}. Magkano ang natanggap ni ${given.names[given.at]}?`,
      claim: (given, answer) =>
        `Kung paghahatian nina ${listedItems(given.names, 'at')} ang ${pesos(whole(given))} sa ratio na ${ratio(given)}${inOrder(given, false)}, ${answer} ang matatanggap ni ${given.names[given.at]}.`,
    },
  },
  {
    each: [100, 1_000, 50],
    as: pesos,
    en: {
      text: (given) =>
        `${listedItems(given.names, 'and')} own a small store and divide its profit of ${pesos(whole(given))} in the ratio ${ratio(given)}${inOrder(given, true)}. How much is ${given.names[given.at]}'s share?`,
      claim: (given, answer) =>
        `When ${listedItems(given.names, 'and')} divide a profit of ${pesos(whole(given))} in the ratio ${ratio(given)}${inOrder(given, true)}, ${given.names[given.at]}'s share is ${answer}.`,
    },
    fil: {
      text: (given) =>
        `May maliit na tindahan sina ${listedItems(given.names, 'at')}. Hinati nila ang tubong ${pesos(whole(given))} sa ratio na ${ratio(given)}${inOrder(given, false)}. Magkano ang bahagi ni ${given.names[given.at]}?`,
      claim: (given, answer) =>
        `Kung hahatiin nina ${listedItems(given.names, 'at')} ang tubong ${pesos(whole(given))} sa ratio na ${ratio(given)}${inOrder(given, false)}, ${answer} ang bahagi ni ${given.names[given.at]}.`,
    },
  },
  {
    each: [2, 12, 1],
    // In Filipino the number alone: its linker ("72 sticker", "126 na sticker") would set options apart.
    as: (value, language) => (language === 'en' ? `${grouped(value)} stickers` : grouped(value)),
    en: {
      text: (given) =>
        `A teacher gave ${grouped(whole(given))} stickers to ${listedItems(given.names, 'and')} in the ratio ${ratio(given)}${inOrder(given, true)}. How many stickers did ${given.names[given.at]} get?`,
      claim: (given, answer) =>
        `When ${grouped(whole(given))} stickers are given to ${listedItems(given.names, 'and')} in the ratio ${ratio(given)}${inOrder(given, true)}, ${given.names[given.at]} gets ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Ibinigay ng guro ang ${grouped(whole(given))} sticker kina ${listedItems(given.names, 'at')} sa ratio na ${ratio(given)}${inOrder(given, false)}. Ilang sticker ang nakuha ni ${given.names[given.at]}?`,
      claim: (given, answer) =>
        `Kung ibibigay ang ${grouped(whole(given))} sticker kina ${listedItems(given.names, 'at')} sa ratio na ${ratio(given)}${inOrder(given, false)}, ${answer} ang makukuha ni ${given.names[given.at]}.`,
    },
  },
  {
    each: [2, 9, 1],
    as: inUnit('m'),
    en: {
      text: (given) =>
        `A rope ${grouped(whole(given))} m long is cut into ${given.parts.length} pieces in the ratio ${ratio(given)}. How long is the ${piece(given, 'en')} piece?`,
      claim: (given, answer) =>
        `When a rope ${grouped(whole(given))} m long is cut into pieces in the ratio ${ratio(given)}, the ${piece(given, 'en')} piece is ${answer} long.`,
    },
    fil: {
      text: (given) =>
        `Pinutol ang lubid na ${grouped(whole(given))} m ang haba sa ${given.parts.length} piraso sa ratio na ${ratio(given)}. Gaano kahaba ang ${piece(given, 'fil')} piraso?`,
      claim: (given, answer) =>
        `Kung puputulin ang lubid na ${grouped(whole(given))} m ang haba sa ratio na ${ratio(given)}, ${answer} ang haba ng ${piece(given, 'fil')} piraso.`,
    },
  },
]

export const partitiveProportion = skill<Given, 'equal' | 'one' | 'other' | 'divided' | 'rest' | 'against'>({
  id: 'ratio-percent/partitive-proportion',
  area: 'Mathematics',
  name: { en: 'Problems on partitive proportion', fil: 'Mga suliranin sa partitive proportion' },
  grades: [6, 7],
  cues: {
    en: ['partitive proportion', 'share in the ratio', 'divide in the ratio', 'ratio'],
    fil: ['partitive proportion', 'paghahati ayon sa ratio', 'hatiin sa ratio', 'ratio'],
  },
  units: ['mathematics/6/ratio-and-proportion'],
  largest: () => 12_000,
  mistakes: {
    equal: { en: 'divided the whole into equal shares', fil: 'hinati ang kabuoan nang pantay-pantay' },
    one: { en: 'gave the value of one part only', fil: 'ibinigay ang halaga ng isang bahagi lamang' },
    other: { en: 'found another share of the ratio', fil: 'ibang bahagi ng ratio ang hinanap' },
    divided: {
      en: 'divided the whole by one term of the ratio',
      fil: 'hinati ang kabuoan sa isang term ng ratio',
    },
    rest: { en: 'gave what is left for the others', fil: 'ibinigay ang natira para sa iba' },
    against: {
      en: 'divided by the other terms instead of by the sum of all',
      fil: 'hinati sa ibang mga term sa halip na sa kabuoan ng lahat ng term',
    },
  },
  rules: {
    en: [
      {
        say: 'When ₱50 is shared in the ratio 2:3, the smaller share is {2/5} of the money.',
        ask: 'Two sisters share ₱50 in the ratio 2:3. What fraction of the money is the smaller share?',
        not: ['2/3', '3/5', '1/2'],
      },
      {
        say: 'When money is shared in the ratio 2:3, it is divided into {5} equal parts.',
        ask: 'Money is shared in the ratio 2:3. Into how many equal parts do we first divide it?',
        not: ['2', '3', '6'],
      },
    ],
    fil: [
      {
        say: 'Kapag pinaghatian ang ₱50 sa ratio na 2:3, ang mas maliit na bahagi ay {2/5} ng pera.',
        ask: 'Pinaghatian ng magkapatid ang ₱50 sa ratio na 2:3. Anong fraction ng pera ang mas maliit na bahagi?',
        not: ['2/3', '3/5', '1/2'],
      },
      {
        say: 'Kapag pinaghatian ang pera sa ratio na 2:3, ang bilang ng magkakasinlaking bahagi nito ay {5}.',
        ask: 'Paghahatian ang pera sa ratio na 2:3. Sa ilang magkakasinlaking bahagi muna ito hahatiin?',
        not: ['2', '3', '6'],
      },
    ],
  },
  draw: (draw) => {
    const parts = draw.some([1, 2, 3, 4, 5, 6, 7], draw.chanceOf(60) ? 2 : 3)
    if (parts.reduce(gcd) > 1) throw new RangeError('Not in lowest terms.')
    const story = draw.pick(stories)
    const [from, to, step] = story.each
    const each = from + step * draw.int(0, (to - from) / step)
    withinLargest(draw, sum(parts) * each)
    const names = draw.some(people, parts.length).map(({ name }) => name)
    return { parts, at: draw.int(0, parts.length - 1), each, names, story }
  },
  answer: (given, language) => given.story.as(share(given), language),
  wrong: (given, language) => {
    const as = (value: number) => (countOf(value) && value > 1 ? given.story.as(value, language) : undefined)
    const others = given.parts.filter((_, at) => at !== given.at)
    const against = (whole(given) * part(given)) / sum(others)
    return {
      equal: as(whole(given) / given.parts.length),
      one: as(given.each),
      other: as((others[0] ?? 0) * given.each),
      divided: part(given) > 1 ? as(whole(given) / part(given)) : undefined,
      rest: as(whole(given) - share(given)),
      against: against < whole(given) ? as(against) : undefined,
    }
  },
  stems: toldStems('analyze', {
    en: 'Solve by partitive proportion.',
    fil: 'Lutasin gamit ang partitive proportion.',
  }),
  statement: toldStatement(),
  solution: {
    en: (given) => [
      `Number of equal parts: ${given.parts.join(' + ')} = ${sum(given.parts)}`,
      `One part: ${given.story.as(whole(given), 'en')} ÷ ${sum(given.parts)} = ${given.story.as(given.each, 'en')}`,
      `${part(given)} × ${given.story.as(given.each, 'en')} = ${given.story.as(share(given), 'en')}`,
    ],
    fil: (given) => [
      `Bilang ng magkakasinlaking bahagi: ${given.parts.join(' + ')} = ${sum(given.parts)}`,
      `Isang bahagi: ${given.story.as(whole(given), 'fil')} ÷ ${sum(given.parts)} = ${given.story.as(given.each, 'fil')}`,
      `${part(given)} × ${given.story.as(given.each, 'fil')} = ${given.story.as(share(given), 'fil')}`,
    ],
  },
})
