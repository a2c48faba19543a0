import { type InBoth, type Language, skill } from '../skill.ts'
import { rounded } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { apply, capital, range, rule, understand } from './words.ts'

type Given = { celsius: number; toFahrenheit: boolean; thing: InBoth<string>; who: Person }

/** What may have a temperature in degrees Celsius between two numbers. */
const things: readonly (InBoth<string> & { span: readonly [number, number] })[] = [
  { en: 'the air in Baguio', fil: 'hangin sa Baguio', span: [10, 25] },
  { en: 'the air in Manila at noon', fil: 'hangin sa Maynila sa tanghali', span: [25, 35] },
  { en: 'a cup of coffee', fil: 'isang tasa ng kape', span: [45, 80] },
  { en: 'the water in a refrigerator', fil: 'tubig sa refrigerator', span: [5, 10] },
  { en: 'the water in a kettle', fil: 'tubig sa takure', span: [50, 100] },
  { en: 'the oven of a bakery', fil: 'hurno ng panaderya', span: [150, 220] },
]

const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32
const told = ({ celsius, toFahrenheit }: Given) =>
  toFahrenheit ? `${celsius}°C` : `${fahrenheit(celsius)}°F`
const answer = ({ celsius, toFahrenheit }: Given) =>
  toFahrenheit ? `${fahrenheit(celsius)}°F` : `${celsius}°C`
const formula = ({ toFahrenheit }: Given) => (toFahrenheit ? 'F = 9/5 × C + 32' : 'C = 5/9 × (F − 32)')
const scale = ({ toFahrenheit }: Given) => (toFahrenheit ? 'Fahrenheit' : 'Celsius')

const steps = (given: Given, language: Language): string[] => {
  const { celsius, toFahrenheit } = given
  const f = fahrenheit(celsius)
  return [
    `${language === 'en' ? 'Formula' : 'Pormula'}: ${formula(given)}`,
    ...(toFahrenheit
      ? [`9/5 × ${celsius} = ${f - 32}`, `${f - 32} + 32 = ${f}`]
      : [`${f} − 32 = ${f - 32}`, `5/9 × ${f - 32} = ${celsius}`]),
    `${told(given)} = ${answer(given)}`,
  ]
}

export const celsiusFahrenheit = skill<
  Given,
  'no-32' | 'order' | 'fraction' | 'sign-32' | 'doubled' | 'only-32'
>({
  id: 'measurement/celsius-fahrenheit',
  area: 'Mathematics',
  name: { en: 'Celsius and Fahrenheit', fil: 'Celsius at Fahrenheit' },
  grades: [6, 8],
  cues: {
    en: ['Fahrenheit', 'Celsius', 'convert temperature', 'degrees', 'temperature scale'],
    fil: ['Fahrenheit', 'Celsius', 'pagko-convert ng temperatura', 'degree', 'temperatura'],
  },
  notation: [/\d ?°[CF]\b/],
  units: [],
  largest: () => 450,
  mistakes: {
    'no-32': { en: 'forgot the 32', fil: 'nakalimutan ang 32' },
    order: { en: 'worked in the wrong order', fil: 'mali ang pagkakasunod-sunod ng pagkuwenta' },
    fraction: { en: 'interchanged 9/5 and 5/9', fil: 'napagpalit ang 9/5 at 5/9' },
    'sign-32': {
      en: 'subtracted 32 where it must be added, or added it where it must be subtracted',
      fil: 'napagpalit ang pagdaragdag at pagbabawas ng 32',
    },
    doubled: { en: 'used 2 instead of the fraction', fil: 'gumamit ng 2 sa halip na fraction' },
    'only-32': { en: 'forgot the fraction', fil: 'nakalimutan ang fraction' },
  },
  rules: {
    en: [
      rule(
        'Water boils at {212°F} at sea level.',
        'At how many degrees Fahrenheit does water boil at sea level?',
        '100°F',
        '180°F',
        '32°F',
      ),
      rule(
        'Water freezes at {32°F}.',
        'At how many degrees Fahrenheit does water freeze?',
        '0°F',
        '100°F',
        '212°F',
      ),
      rule(
        'To change degrees Celsius to degrees Fahrenheit, multiply by 9/5 and then {add 32}.',
        'To change degrees Celsius to degrees Fahrenheit, you multiply by 9/5. What do you do next?',
        'subtract 32',
        'divide by 32',
        'multiply by 32',
      ),
    ],
    fil: [
      rule(
        'Kumukulo ang tubig sa {212°F} sa sea level.',
        'Sa ilang degree Fahrenheit kumukulo ang tubig sa sea level?',
        '100°F',
        '180°F',
        '32°F',
      ),
      rule(
        'Nagyeyelo ang tubig sa {32°F}.',
        'Sa ilang degree Fahrenheit nagyeyelo ang tubig?',
        '0°F',
        '100°F',
        '212°F',
      ),
      rule(
        'Upang gawing Fahrenheit ang Celsius, i-multiply sa 9/5 at pagkatapos ay {magdagdag ng 32}.',
        'Ano ang gagawin pagkatapos i-multiply sa 9/5 upang gawing Fahrenheit ang Celsius?',
        'magbawas ng 32',
        'i-divide sa 32',
        'i-multiply sa 32',
      ),
    ],
  },
  draw: (draw) => {
    const thing = draw.pick(things)
    return {
      celsius: draw.pick(range(thing.span[0], thing.span[1], 5)),
      toFahrenheit: draw.chanceOf(60),
      thing: { en: thing.en, fil: thing.fil },
      who: draw.person(),
    }
  },
  answer,
  wrong: (given) => {
    const { celsius, toFahrenheit } = given
    const f = fahrenheit(celsius)
    const said = (value: number) => {
      const short = rounded(value, 1)
      return short > 0 ? `${short}°${toFahrenheit ? 'F' : 'C'}` : undefined
    }
    return toFahrenheit
      ? {
          'no-32': said(f - 32),
          order: said(((celsius + 32) * 9) / 5),
          fraction: said((celsius * 5) / 9 + 32),
          'sign-32': said(f - 64),
          doubled: said(celsius * 2 + 32),
          'only-32': said(celsius + 32),
        }
      : {
          'no-32': said((f * 5) / 9),
          order: said((f * 5) / 9 - 32),
          fraction: said(((f - 32) * 9) / 5),
          'sign-32': said(((f + 32) * 5) / 9),
          doubled: said((f - 32) / 2),
          'only-32': said(f - 32),
        }
  },
  stems: {
    en: [
      understand((given) => `Convert ${told(given)} to degrees ${scale(given)}. Use ${formula(given)}.`),
      apply(
        (given) =>
          `${capital(given.thing.en)} has a temperature of ${told(given)}. What is this temperature in degrees ${scale(given)}? Use ${formula(given)}.`,
      ),
      apply(
        (given) =>
          `${given.who.name} measured the temperature of ${given.thing.en}. It was ${told(given)}. What is this temperature in degrees ${scale(given)}? Use ${formula(given)}.`,
      ),
    ],
    fil: [
      understand(
        (given) => `I-convert ang ${told(given)} sa degree ${scale(given)}. Gamitin ang ${formula(given)}.`,
      ),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ay may temperaturang ${told(given)}. Ano ang temperaturang ito sa degree ${scale(given)}? Gamitin ang ${formula(given)}.`,
      ),
      apply(
        (given) =>
          `Sinukat ni ${given.who.name} ang temperatura ng ${given.thing.fil}. Ito ay ${told(given)}. Ano ang temperaturang ito sa degree ${scale(given)}? Gamitin ang ${formula(given)}.`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `A temperature of ${told(given)} is equal to ${said}.`,
    fil: (given, said) => `Ang temperaturang ${told(given)} ay katumbas ng ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
