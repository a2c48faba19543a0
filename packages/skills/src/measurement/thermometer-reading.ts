import { type InBoth, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { thermometer } from './thermometer.ts'
import { apply, ilan, range, remember, rule } from './words.ts'

/** So many small marks of so many degrees above a number of the scale. */
type Given = { base: number; marks: number; step: number; place: InBoth<string>; who: Person }

const places: readonly InBoth<string>[] = [
  { en: 'in the classroom', fil: 'sa silid-aralan' },
  { en: 'in the school garden', fil: 'sa hardin ng paaralan' },
  { en: 'at the market', fil: 'sa palengke' },
  { en: 'on the basketball court', fil: 'sa basketball court' },
  { en: 'in the library', fil: 'sa aklatan' },
]

const degrees = (value: number) => `${value}°C`
const value = ({ base, marks, step }: Given) => base + marks * step

export const thermometerReading = skill<
  Given,
  'ones' | 'mark-more' | 'mark-less' | 'from-above' | 'base' | 'twos' | 'next'
>({
  id: 'measurement/thermometer-reading',
  area: 'Mathematics',
  name: { en: 'Reading a thermometer', fil: 'Pagbasa ng thermometer' },
  grades: [4, 5],
  cues: {
    en: ['thermometer', 'temperature', 'degrees Celsius', 'scale', 'reading'],
    fil: ['thermometer', 'temperatura', 'degree Celsius', 'antas ng init', 'pagbasa'],
  },
  units: ['science/4/weather-and-instruments'],
  largest: () => 60,
  mistakes: {
    ones: {
      en: 'counted every small mark as one degree',
      fil: 'binilang na isang degree ang bawat maliit na guhit',
    },
    twos: {
      en: 'counted every small mark as twice what it is',
      fil: 'dinoble ang halaga ng bawat maliit na guhit',
    },
    'mark-more': { en: 'read one mark too high', fil: 'lumabis ng isang guhit' },
    'mark-less': { en: 'read one mark too low', fil: 'kinulang ng isang guhit' },
    'from-above': {
      en: 'counted the marks down from the next number but added them to the lower one',
      fil: 'nagbilang mula sa itaas ngunit idinagdag sa mas mababang bilang',
    },
    base: {
      en: 'read only the number below the top of the liquid',
      fil: 'binasa lamang ang bilang sa ibaba ng likido',
    },
    next: {
      en: 'read only the number above the top of the liquid',
      fil: 'binasa lamang ang bilang sa itaas ng likido',
    },
  },
  rules: {
    en: [
      rule(
        'On a thermometer with a mark for every 2 degrees, 3 marks above 30°C is {36°C}.',
        'A thermometer has a mark for every 2 degrees. The liquid is 3 marks above 30°C. What is the temperature?',
        '32°C',
        '33°C',
        '35°C',
      ),
      rule('Water freezes at {0°C}.', 'At what temperature does water freeze?', '10°C', '32°C', '100°C'),
      rule(
        'If five spaces between marks stand for 10 degrees, the number of degrees that one space stands for is {2}.',
        'If five spaces between marks stand for 10 degrees, how many degrees does one space stand for?',
        '1',
        '5',
        '10',
      ),
    ],
    fil: [
      rule(
        'Sa thermometer na may guhit sa bawat 2 degree, ang 3 guhit sa itaas ng 30°C ay {36°C}.',
        'May guhit ang thermometer sa bawat 2 degree. Ang likido ay 3 guhit sa itaas ng 30°C. Ano ang temperatura?',
        '32°C',
        '33°C',
        '35°C',
      ),
      rule(
        'Nagyeyelo ang tubig sa {0°C}.',
        'Sa anong temperatura nagyeyelo ang tubig?',
        '10°C',
        '32°C',
        '100°C',
      ),
      rule(
        'Kung ang limang pagitan ng mga guhit ay 10 degree, ang isang pagitan ay {2} degree.',
        'Kung ang limang pagitan ng mga guhit ay 10 degree, ilang degree ang isang pagitan?',
        '1',
        '5',
        '10',
      ),
    ],
  },
  draw: (draw) => {
    const step = draw.pick([1, 2, 2])
    const base = draw.pick([20, 20, 30])
    const marks = draw.pick(range(1, 10 / step - 1).filter((count) => base + count * step <= 38))
    return { base, marks, step, place: draw.pick(places), who: draw.person() }
  },
  answer: (given) => degrees(value(given)),
  wrong: (given) => {
    const { base, marks, step } = given
    return {
      ones: step > 1 ? degrees(base + marks) : undefined,
      twos: step === 1 ? degrees(base + marks * 2) : undefined,
      'mark-more': degrees(value(given) + step),
      'mark-less': degrees(value(given) - step),
      'from-above': degrees(base + 10 - marks * step),
      base: degrees(base),
      next: degrees(base + 10),
    }
  },
  stems: {
    en: [
      remember(
        ({ place, who }) =>
          `${who.name} hung the thermometer in the figure ${place.en}. What temperature does it show?`,
      ),
      apply(
        ({ place, who }) =>
          `${who.name} measured the temperature ${place.en} with the thermometer in the figure. What was the temperature?`,
      ),
      apply(
        ({ place, who }) =>
          `${who.name} wrote down the temperature ${place.en} from the thermometer in the figure. Which temperature should ${who.he} write?`,
      ),
    ],
    fil: [
      remember(
        ({ place, who }) =>
          `Isinabit ni ${who.name} ${place.fil} ang thermometer na nasa larawan. Anong temperatura ang ipinakikita nito?`,
      ),
      apply(
        ({ place, who }) =>
          `Sinukat ni ${who.name} ang temperatura ${place.fil} gamit ang thermometer sa larawan. Ano ang temperatura?`,
      ),
      apply(
        ({ place, who }) =>
          `Itinala ni ${who.name} ang temperatura ${place.fil} mula sa thermometer sa larawan. Anong temperatura ang dapat niyang isulat?`,
      ),
    ],
  },
  statement: {
    en: (_, said) => `The thermometer in the figure shows ${said}.`,
    fil: (_, said) => `Ipinakikita ng thermometer sa larawan ang ${said}.`,
  },
  solution: {
    en: (given) => [
      `From ${given.base} to ${given.base + 10} there are ${10 / given.step} spaces, so one space is ${10} ÷ ${10 / given.step} = ${given.step === 1 ? '1 degree' : `${given.step} degrees`}.`,
      `The liquid reaches ${given.marks === 1 ? '1 space' : `${given.marks} spaces`} above ${given.base}: ${given.base} + ${given.marks} × ${given.step} = ${value(given)}`,
      `The temperature is ${degrees(value(given))}.`,
    ],
    fil: (given) => [
      `Mula ${given.base} hanggang ${given.base + 10} ay may ${10 / given.step} pagitan, kaya ang isang pagitan ay ${10} ÷ ${10 / given.step} = ${given.step} degree.`,
      `Umabot ang likido nang ${ilan(given.marks, 'pagitan')} sa itaas ng ${given.base}: ${given.base} + ${given.marks} × ${given.step} = ${value(given)}`,
      `Ang temperatura ay ${degrees(value(given))}.`,
    ],
  },
  drawing: (given, language) =>
    thermometer({
      from: given.base - 10,
      to: given.base + 20,
      step: given.step,
      value: value(given),
      alt: {
        en: `A thermometer in degrees Celsius with ${10 / given.step} spaces between ${given.base} and ${given.base + 10}. The liquid reaches ${given.marks === 1 ? '1 small mark' : `${given.marks} small marks`} above ${given.base}.`,
        fil: `Isang thermometer sa degree Celsius na may ${10 / given.step} pagitan mula ${given.base} hanggang ${given.base + 10}. Umabot ang likido nang ${ilan(given.marks, 'maliit na guhit')} sa itaas ng ${given.base}.`,
      }[language],
    }),
})
