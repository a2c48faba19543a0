import { na } from '../algebra/sentences.ts'
import type { Draw } from '../draw.ts'
import { countOf, withinLargest } from '../numbers/amounts.ts'
import { type Amount, inUnit, type NumberStory, toldStems } from '../numbers/stories.ts'
import { type Language, skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'

type Story = NumberStory<Given> & { each: (draw: Draw, thing: Thing) => number; most: number; as: Amount }
/** So many at first, so many asked for, and what belongs to one. */
type Given = { first: number; second: number; each: number; who: Person; thing: Thing; story: Story }

const total = ({ first, each }: Given) => first * each

/** "12 days", and in Filipino the number alone: its linker ("12 araw", "16 na araw") is left to the sentence. */
const inWords =
  (en: string): Amount =>
  (value, language) =>
    language === 'en' ? `${grouped(value)} ${en}` : grouped(value)

/** What somebody gets who adds the difference of the numbers. */
const added = (given: Given) => total(given) + given.second - given.first

/** In a false statement, one more or one less is counted: "1 km farther in one more hour" is wrong at sight. */
const stated = (given: Given, said: string, language: Language): string => {
  const { first, second, each, story } = given
  return said === story.as(added(given), language)
    ? story.as((second + (first === second + 1 ? -1 : 1)) * each, language)
    : said
}

const stories: readonly Story[] = [
  {
    each: (draw, { price }) => draw.int(...price),
    most: 12,
    as: pesos,
    en: {
      text: (given) =>
        `${given.who.name} paid ${pesos(total(given))} for ${countedThing(given.first, given.thing)}. At the same price, how much do ${countedThing(given.second, given.thing)} cost?`,
      claim: (given, answer) =>
        `If ${countedThing(given.first, given.thing)} cost ${pesos(total(given))}, then ${countedThing(given.second, given.thing)} cost ${answer} at the same price.`,
    },
    fil: {
      text: (given) =>
        `Nagbayad si ${given.who.name} ng ${pesos(total(given))} para sa ${na(given.first)} ${given.thing.fil}. Sa parehong presyo, magkano ang ${na(given.second)} ${given.thing.fil}?`,
      claim: (given, answer) =>
        `Kung ${pesos(total(given))} ang ${na(given.first)} ${given.thing.fil}, ${answer} ang ${na(given.second)} ${given.thing.fil} sa parehong presyo.`,
    },
  },
  {
    each: (draw) => draw.int(8, 12) * 5,
    most: 8,
    as: inUnit('km'),
    en: {
      text: (given) =>
        `A bus travels ${total(given)} km in ${given.first} hours. At the same speed, how far does it travel in ${given.second} hours?`,
      claim: (given, answer) =>
        `A bus that travels ${total(given)} km in ${given.first} hours travels ${answer} in ${given.second} hours at the same speed.`,
    },
    fil: {
      text: (given) =>
        `Naglakbay ang isang bus nang ${total(given)} km sa loob ng ${na(given.first)} oras. Sa parehong bilis, gaano kalayo ang malalakbay nito sa loob ng ${na(given.second)} oras?`,
      claim: (given, answer) =>
        `Ang bus na naglalakbay nang ${total(given)} km sa loob ng ${na(given.first)} oras ay maglalakbay nang ${answer} sa loob ng ${na(given.second)} oras sa parehong bilis.`,
    },
  },
  {
    each: (draw) => draw.int(6, 15),
    most: 10,
    as: inWords('pieces'),
    en: {
      text: (given) =>
        `A baker makes ${total(given)} pieces of pandesal from ${given.first} cups of flour. With the same recipe, how many pieces can be made from ${given.second} cups of flour?`,
      claim: (given, answer) =>
        `If ${given.first} cups of flour make ${total(given)} pieces of pandesal, then ${given.second} cups make ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Nakagagawa ang panadero ng ${na(total(given))} piraso ng pandesal mula sa ${na(given.first)} tasa ng harina. Sa parehong resipi, ilang piraso ang magagawa mula sa ${na(given.second)} tasa ng harina?`,
      claim: (given, answer) =>
        `Kung ${na(total(given))} piraso ng pandesal ang nagagawa mula sa ${na(given.first)} tasa ng harina, ${na(answer)} piraso ang magagawa mula sa ${na(given.second)} tasa.`,
    },
  },
  {
    each: (draw) => draw.int(5, 12) * 4,
    most: 12,
    as: inWords('words'),
    en: {
      text: (given) =>
        `${given.who.name} types ${total(given)} words in ${given.first} minutes. At the same rate, how many words can ${given.who.he} type in ${given.second} minutes?`,
      claim: (given, answer) =>
        `Someone who types ${total(given)} words in ${given.first} minutes types ${answer} in ${given.second} minutes at the same rate.`,
    },
    fil: {
      text: (given) =>
        `Nakapagta-type si ${given.who.name} ng ${na(total(given))} salita sa loob ng ${na(given.first)} minuto. Sa parehong bilis, ilang salita ang mata-type niya sa loob ng ${na(given.second)} minuto?`,
      claim: (given, answer) =>
        `Kung nakapagta-type ang isang tao ng ${na(total(given))} salita sa loob ng ${na(given.first)} minuto, makapagta-type siya ng ${na(answer)} salita sa loob ng ${na(given.second)} minuto sa parehong bilis.`,
    },
  },
  {
    each: (draw) => draw.int(8, 25),
    most: 12,
    as: inWords('liters'),
    en: {
      text: (given) =>
        `A pump draws ${total(given)} liters of water in ${given.first} minutes. At the same rate, how many liters does it draw in ${given.second} minutes?`,
      claim: (given, answer) =>
        `A pump that draws ${total(given)} liters of water in ${given.first} minutes draws ${answer} in ${given.second} minutes at the same rate.`,
    },
    fil: {
      text: (given) =>
        `Nakapaglalabas ang isang bomba ng ${na(total(given))} litro ng tubig sa loob ng ${na(given.first)} minuto. Sa parehong bilis, ilang litro ang mailalabas nito sa loob ng ${na(given.second)} minuto?`,
      claim: (given, answer) =>
        `Ang bombang naglalabas ng ${na(total(given))} litro ng tubig sa loob ng ${na(given.first)} minuto ay maglalabas ng ${na(answer)} litro ng tubig sa loob ng ${na(given.second)} minuto sa parehong bilis.`,
    },
  },
]

export const directProportion = skill<
  Given,
  'added' | 'one' | 'difference' | 'both' | 'inverse' | 'undivided'
>({
  id: 'ratio-percent/direct-proportion',
  area: 'Mathematics',
  name: { en: 'Problems on direct proportion', fil: 'Mga suliranin sa direct proportion' },
  grades: [6, 7],
  cues: {
    en: ['direct proportion', 'directly proportional', 'proportion', 'at the same rate', 'unit rate'],
    fil: [
      'direct proportion',
      'tuwirang proporsiyon',
      'proportion',
      'sa parehong presyo',
      'sa parehong bilis',
    ],
  },
  units: ['mathematics/6/ratio-and-proportion'],
  largest: () => 1_000,
  mistakes: {
    added: {
      en: 'added the difference of the numbers instead of using the ratio',
      fil: 'idinagdag ang pagkakaiba ng mga bilang sa halip na gamitin ang ratio',
    },
    one: { en: 'found the amount for one only', fil: 'ang para sa isa lamang ang hinanap' },
    difference: {
      en: 'found the amount for the difference only',
      fil: 'ang para sa pagkakaiba lamang ang hinanap',
    },
    both: { en: 'added the first amount to the result', fil: 'idinagdag pa ang unang halaga sa sagot' },
    inverse: { en: 'used inverse proportion', fil: 'gumamit ng inverse proportion' },
    undivided: {
      en: 'multiplied the first amount without finding the amount for one',
      fil: 'pinarami ang unang halaga nang hindi hinanap ang para sa isa',
    },
  },
  rules: {
    en: [
      {
        say: 'When the number of notebooks doubles at the same price each, the total cost {doubles}.',
        ask: 'You buy twice as many notebooks at the same price each. What happens to the total cost?',
        not: ['becomes half', 'stays the same', 'increases by ₱2'],
      },
      {
        say: 'Quantities in direct proportion are, for example, {the number of pencils bought and their total cost}.',
        ask: 'Which quantities are in direct proportion?',
        not: [
          'the number of workers and the days needed for a job',
          'the speed of a bus and the time for a trip',
          'the number of campers and the days that their food lasts',
        ],
      },
    ],
    fil: [
      {
        say: 'Kapag nadoble ang bilang ng kuwadernong binili sa parehong presyo, ang kabuoang bayad ay {nadodoble}.',
        ask: 'Nadoble ang bilang ng kuwadernong binili sa parehong presyo bawat isa. Ano ang nangyayari sa kabuoang bayad?',
        not: ['nangangalahati', 'hindi nagbabago', 'nadaragdagan ng ₱2'],
      },
      {
        say: 'Nasa direct proportion, halimbawa, ang {bilang ng lapis na binili at ang kabuoang bayad}.',
        ask: 'Alin ang nasa direct proportion?',
        not: [
          'bilang ng manggagawa at mga araw na kailangan sa isang gawain',
          'bilis ng bus at oras ng biyahe',
          'bilang ng camper at mga araw na tatagal ang kanilang pagkain',
        ],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.pick(stories)
    const thing = draw.thing(draw.pick(['fruit', 'school', 'food'] as const))
    const [first, second] = draw.some(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((n) => n <= story.most),
      2,
    ) as [number, number]
    const each = story.each(draw, thing)
    withinLargest(draw, first * each, second * each)
    return { first, second, each, thing, who: draw.person(), story }
  },
  answer: ({ second, each, story }, language) => story.as(second * each, language),
  wrong: (given, language) => {
    const { first, second, each, story } = given
    const as = (value: number) =>
      countOf(value) && value <= 4 * second * each ? story.as(value, language) : undefined
    return {
      added: as(added(given)),
      one: as(each),
      difference: as(each * Math.abs(second - first)),
      both: as(total(given) + second * each),
      inverse: as((total(given) * first) / second),
      undivided: second < 5 ? as(total(given) * second) : undefined,
    }
  },
  stems: toldStems('apply', {
    en: 'Solve by direct proportion.',
    fil: 'Lutasin gamit ang direct proportion.',
  }),
  statement: {
    en: (given, said) => given.story.en.claim(given, stated(given, said, 'en')),
    fil: (given, said) => given.story.fil.claim(given, stated(given, said, 'fil')),
  },
  solution: {
    en: (given) => [
      `For one: ${given.story.as(total(given), 'en')} ÷ ${given.first} = ${given.story.as(given.each, 'en')}`,
      `For ${given.second}: ${given.second} × ${given.story.as(given.each, 'en')} = ${given.story.as(given.second * given.each, 'en')}`,
    ],
    fil: (given) => [
      `Para sa isa: ${given.story.as(total(given), 'fil')} ÷ ${given.first} = ${given.story.as(given.each, 'fil')}`,
      `Para sa ${given.second}: ${given.second} × ${given.story.as(given.each, 'fil')} = ${given.story.as(given.second * given.each, 'fil')}`,
    ],
  },
})
