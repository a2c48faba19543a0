import { type InBoth, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { signed, within } from './amounts.ts'
import { steps } from './divisors.ts'

/** It starts somewhere and changes by so much so many times. */
type Given = { start: number; each: number; times: number; story: Story; who: Person }
type Story = InBoth<(given: Given) => string> & { starts: readonly number[]; sizes: readonly number[] }

const end = ({ start, each, times }: Given) => start + each * times
const size = ({ each }: Given) => Math.abs(each)

const stories: readonly Story[] = [
  {
    starts: steps(-12, 12),
    sizes: steps(2, 6),
    en: (given) =>
      `In an experiment, a liquid is at ${signed(given.start)} °C. Its temperature ${given.each < 0 ? 'falls' : 'rises'} by ${size(given)} degrees every minute. What is its temperature in degrees Celsius after ${given.times} minutes?`,
    fil: (given) =>
      `Sa isang eksperimento, nasa ${signed(given.start)} °C ang isang likido. ${given.each < 0 ? 'Bumababa' : 'Tumataas'} ang temperatura nito nang ${size(given)} degree bawat minuto. Ano ang temperatura nito sa degree Celsius pagkaraan ng ${given.times} minuto?`,
  },
  {
    starts: steps(-10, 20),
    sizes: [2, 3, 4, 5],
    en: (given) =>
      `In a quiz game, ${given.who.name} has a score of ${signed(given.start)}. Each of ${given.who.his} next ${given.times} answers ${given.each < 0 ? 'is wrong and takes away' : 'is correct and adds'} ${size(given)} points. What is ${given.who.his} score then?`,
    fil: (given) =>
      `Sa isang quiz game, ${signed(given.start)} ang iskor ni ${given.who.name}. ${given.each < 0 ? 'Mali ang bawat isa sa' : 'Tama ang bawat isa sa'} sumunod na ${given.times} sagot niya at ${given.each < 0 ? 'nababawasan' : 'nadaragdagan'} ng ${size(given)} puntos ang iskor sa bawat sagot. Ano na ang kaniyang iskor?`,
  },
  {
    starts: steps(-60, -40),
    sizes: [2, 3, 4, 5],
    en: (given) =>
      `A submarine is at ${signed(given.start)} m, where 0 is sea level. It ${given.each < 0 ? 'dives' : 'rises'} ${size(given)} m every minute. At which position in meters is it after ${given.times} minutes?`,
    fil: (given) =>
      `Nasa ${signed(given.start)} m ang isang submarino, kung saan 0 ang antas ng dagat. ${given.each < 0 ? 'Lumulubog' : 'Umaangat'} ito nang ${size(given)} m bawat minuto. Nasa anong posisyon sa metro ito pagkaraan ng ${given.times} minuto?`,
  },
  {
    starts: steps(-15, 15),
    sizes: steps(2, 6),
    en: (given) =>
      `${given.who.name} starts at ${signed(given.start)} on a number line and makes ${given.times} jumps of ${size(given)} units each to the ${given.each < 0 ? 'left' : 'right'}. At which integer does ${given.who.he} stop?`,
    fil: (given) =>
      `Nagsimula si ${given.who.name} sa ${signed(given.start)} sa number line at gumawa ng ${given.times} talon na tig-${size(given)} yunit ${given.each < 0 ? 'pakaliwa' : 'pakanan'}. Saang integer siya huminto?`,
  },
]

export const integerProblems = skill<Given, 'once' | 'change' | 'sign' | 'wrong-way' | 'fewer' | 'summed'>({
  id: 'numbers/integer-problems',
  area: 'Mathematics',
  name: { en: 'Word problems on integers', fil: 'Mga suliranin sa integer' },
  grades: [6, 7],
  cues: {
    en: ['integers', 'problems involving integers', 'below zero', 'below sea level', 'gain and loss'],
    fil: ['integer', 'suliranin sa integer', 'mababa sa zero', 'antas ng dagat'],
  },
  units: ['mathematics/7/integers'],
  largest: () => 100,
  mistakes: {
    once: { en: 'counted the change only once', fil: 'isang beses lamang ibinilang ang pagbabago' },
    change: { en: 'gave the change only', fil: 'ang pagbabago lamang ang ibinigay' },
    sign: { en: 'gave the result the wrong sign', fil: 'mali ang sign ng sagot' },
    'wrong-way': { en: 'went in the opposite direction', fil: 'sa kabilang direksiyon pumunta' },
    fewer: { en: 'counted one change too few', fil: 'kulang ng isa ang bilang ng pagbabago' },
    summed: {
      en: 'added the size and the number of the changes instead of multiplying',
      fil: 'pinagsama ang laki at bilang ng pagbabago sa halip na paramihin',
    },
  },
  rules: {
    en: [
      {
        say: 'A loss of 5 points is shown by the integer {−5}.',
        ask: 'Which integer shows a loss of 5 points?',
        not: ['5', '0', '−15'],
      },
      {
        say: 'A place 30 m below sea level is shown by {−30}.',
        ask: 'Which integer shows a place 30 m below sea level?',
        not: ['30', '0', '−3'],
      },
    ],
    fil: [
      {
        say: 'Ang pagkabawas ng 5 puntos ay ipinakikita ng integer na {−5}.',
        ask: 'Aling integer ang nagpapakita ng pagkabawas ng 5 puntos?',
        not: ['5', '0', '−15'],
      },
      {
        say: 'Ang pook na 30 m na mababa sa antas ng dagat ay ipinakikita ng {−30}.',
        ask: 'Aling integer ang nagpapakita ng pook na 30 m na mababa sa antas ng dagat?',
        not: ['30', '0', '−3'],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.pick(stories)
    const start = draw.pick(story.starts)
    const each = draw.pick(story.sizes) * (draw.chanceOf(65) ? -1 : 1)
    const times = draw.int(3, 8)
    const given = { start, each, times, story, who: draw.person() }
    if (start === 0 || end(given) === 0 || (start > 0 && end(given) > 0))
      throw new RangeError('No integers to practise.')
    within(draw, start, end(given))
    return given
  },
  answer: (given) => signed(end(given)),
  wrong: (given) => ({
    once: signed(given.start + given.each),
    change: signed(given.each * given.times),
    sign: signed(-end(given)),
    'wrong-way': signed(given.start - given.each * given.times),
    fewer: signed(end(given) - given.each),
    summed: signed(given.start + Math.sign(given.each) * (size(given) + given.times)),
  }),
  stems: {
    en: [
      { level: 'analyze', text: (given) => given.story.en(given) },
      { level: 'analyze', text: (given) => `Solve. ${given.story.en(given)}` },
    ],
    fil: [
      { level: 'analyze', text: (given) => given.story.fil(given) },
      { level: 'analyze', text: (given) => `Lutasin. ${given.story.fil(given)}` },
    ],
  },
  statement: {
    en: (given, answer) =>
      `Starting at ${signed(given.start)} and changing ${given.times} times by ${signed(given.each)} leads to ${answer}.`,
    fil: (given, answer) =>
      `Kapag nagsimula sa ${signed(given.start)} at nagbago nang ${given.times} beses ng ${signed(given.each)}, hahantong ito sa ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Change: ${given.times} × ${given.each < 0 ? `(${signed(given.each)})` : given.each} = ${signed(given.each * given.times)}`,
      `${signed(given.start)} ${given.each < 0 ? '−' : '+'} ${size(given) * given.times} = ${signed(end(given))}`,
    ],
    fil: (given) => [
      `Pagbabago: ${given.times} × ${given.each < 0 ? `(${signed(given.each)})` : given.each} = ${signed(given.each * given.times)}`,
      `${signed(given.start)} ${given.each < 0 ? '−' : '+'} ${size(given) * given.times} = ${signed(end(given))}`,
    ],
  },
})
