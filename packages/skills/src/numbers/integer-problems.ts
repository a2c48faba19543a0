import { type InBoth, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { ilan, signed, withinLargest } from './amounts.ts'
import { equalSteps } from './divisors.ts'

/** It starts somewhere and changes by so much so many times. */
type Given = { start: number; each: number; times: number; story: Story; who: Person }
type Told = { text: (given: Given) => string; claim: (given: Given, answer: string) => string }
type Story = InBoth<Told> & { starts: readonly number[]; sizes: readonly number[] }

const end = ({ start, each, times }: Given) => start + each * times
const size = ({ each }: Given) => Math.abs(each)

/** What is told, the question about it, and the same with an answer. */
const told = (
  tells: (given: Given) => string,
  asks: (given: Given) => string,
  claims: (given: Given, answer: string) => string,
): Told => ({
  text: (given) => `${tells(given)} ${asks(given)}`,
  claim: (given, answer) => `${tells(given)} ${claims(given, answer)}`,
})

const stories: readonly Story[] = [
  {
    starts: equalSteps(-12, 12),
    sizes: equalSteps(2, 6),
    en: told(
      (given) =>
        `In an experiment, a liquid is at ${signed(given.start)} °C. Its temperature ${given.each < 0 ? 'falls' : 'rises'} by ${size(given)} degrees every minute.`,
      ({ times }) => `What is its temperature in degrees Celsius after ${times} minutes?`,
      ({ times }, answer) => `After ${times} minutes, its temperature is ${answer} °C.`,
    ),
    fil: told(
      (given) =>
        `Sa isang eksperimento, ${signed(given.start)} °C ang temperatura ng isang likido. ${given.each < 0 ? 'Bumababa' : 'Tumataas'} ito nang ${ilan(size(given), 'degree')} bawat minuto.`,
      ({ times }) => `Ano ang temperatura nito sa degree Celsius pagkaraan ng ${ilan(times, 'minuto')}?`,
      ({ times }, answer) => `Pagkaraan ng ${ilan(times, 'minuto')}, ${answer} °C ang temperatura nito.`,
    ),
  },
  {
    starts: equalSteps(-10, 20),
    sizes: [2, 3, 4, 5],
    en: told(
      (given) =>
        `In a quiz game, ${given.who.name} has a score of ${signed(given.start)}. Each of ${given.who.his} next ${given.times} answers ${given.each < 0 ? 'is wrong and takes away' : 'is correct and adds'} ${size(given)} points.`,
      ({ who }) => `What is ${who.his} score then?`,
      ({ who }, answer) => `After that, ${who.his} score is ${answer}.`,
    ),
    fil: told(
      (given) =>
        `Sa isang quiz game, ${signed(given.start)} ang iskor ni ${given.who.name}. ${given.each < 0 ? 'Mali' : 'Tama'} ang sumunod na ${ilan(given.times, 'sagot')} niya, at sa bawat isa ay ${given.each < 0 ? 'nababawasan' : 'nadaragdagan'} ng ${ilan(size(given), 'puntos')} ang kaniyang iskor.`,
      () => 'Ano na ang kaniyang iskor?',
      (_, answer) => `Ang kaniyang iskor ngayon ay ${answer}.`,
    ),
  },
  {
    starts: equalSteps(-60, -40),
    sizes: [2, 3, 4, 5],
    en: told(
      (given) =>
        `A submarine is at ${signed(given.start)} m, where 0 is sea level. It ${given.each < 0 ? 'dives' : 'rises'} ${size(given)} m every minute.`,
      ({ times }) => `At which position in meters is it after ${times} minutes?`,
      ({ times }, answer) => `After ${times} minutes, it is at ${answer} m.`,
    ),
    fil: told(
      (given) =>
        `Nasa ${signed(given.start)} m ang isang submarino, kung saan 0 ang antas ng dagat. ${given.each < 0 ? 'Lumulubog' : 'Umaangat'} ito nang ${size(given)} m bawat minuto.`,
      ({ times }) => `Nasa anong posisyon sa metro ito pagkaraan ng ${ilan(times, 'minuto')}?`,
      ({ times }, answer) => `Pagkaraan ng ${ilan(times, 'minuto')}, nasa ${answer} m ito.`,
    ),
  },
  {
    starts: equalSteps(-15, 15),
    sizes: equalSteps(2, 6),
    en: told(
      (given) =>
        `${given.who.name} starts at ${signed(given.start)} on a number line and makes ${given.times} jumps of ${size(given)} units each to the ${given.each < 0 ? 'left' : 'right'}.`,
      ({ who }) => `At which integer does ${who.he} stop?`,
      ({ who }, answer) => `${who.he === 'he' ? 'He' : 'She'} stops at ${answer}.`,
    ),
    fil: told(
      (given) =>
        `Nagsimula si ${given.who.name} sa ${signed(given.start)} sa number line at gumawa ng ${ilan(given.times, 'talon')} na tig-${ilan(size(given), 'yunit')} ${given.each < 0 ? 'pakaliwa' : 'pakanan'}.`,
      () => 'Saang integer siya huminto?',
      (_, answer) => `Huminto siya sa ${answer}.`,
    ),
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
        say: 'If a player loses 8 points twice, the change of the score is shown by the integer {−16}.',
        ask: 'A player loses 8 points twice. Which integer shows the change of the score?',
        not: ['16', '−8', '−10'],
      },
      {
        say: 'The integer −30 can show {a place 30 m below sea level}.',
        ask: 'What can the integer −30 show?',
        not: ['a place 30 m above sea level', 'a gain of 30 points', 'a deposit of ₱30'],
      },
    ],
    fil: [
      {
        say: 'Kung dalawang beses nabawasan ng 8 puntos ang isang manlalaro, ipinakikita ang pagbabago ng iskor ng integer na {−16}.',
        ask: 'Dalawang beses nabawasan ng 8 puntos ang isang manlalaro. Aling integer ang nagpapakita ng pagbabago ng iskor?',
        not: ['16', '−8', '−10'],
      },
      {
        say: 'Maaaring ipakita ng integer na −30 ang {lugar na 30 m ang baba sa antas ng dagat}.',
        ask: 'Ano ang maaaring ipakita ng integer na −30?',
        not: ['lugar na 30 m ang taas sa antas ng dagat', 'dagdag na 30 puntos', 'depositong ₱30'],
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
    withinLargest(draw, start, end(given))
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
      { level: 'analyze', text: (given) => given.story.en.text(given) },
      {
        level: 'analyze',
        text: (given) => `Write the change as an integer, then solve. ${given.story.en.text(given)}`,
      },
    ],
    fil: [
      { level: 'analyze', text: (given) => given.story.fil.text(given) },
      {
        level: 'analyze',
        text: (given) => `Isulat ang pagbabago bilang integer, saka lutasin. ${given.story.fil.text(given)}`,
      },
    ],
  },
  statement: {
    en: (given, answer) => given.story.en.claim(given, answer),
    fil: (given, answer) => given.story.fil.claim(given, answer),
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
