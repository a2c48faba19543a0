import { skill } from '../skill.ts'
import { fraction } from '../words/fractions.ts'
import { probabilityText as chance } from './chances.ts'
import { type Color, colors } from './probability-of-marbles.ts'
import { ilan, need, rule, says, stems } from './writing.ts'

/** So many favorable and so many unfavorable outcomes; odds in favor or against. */
type Given = { good: number; bad: number; against: boolean; color: Color; story: number }

const ratio = (one: number, other: number) => {
  const { n, d } = fraction(one, other)
  return `${n}:${d}`
}
const answer = ({ good, bad, against }: Given) => (against ? ratio(bad, good) : ratio(good, bad))
const side = {
  en: ({ against }: Given) => (against ? 'against' : 'in favor of'),
  fil: ({ against }: Given) => (against ? 'odds against' : 'odds in favor'),
}

const stories = {
  en: [
    (given: Given) =>
      `A bag has ${given.good} ${given.color.en} marbles and ${given.bad} marbles of other colors. What are the odds ${side.en(given)} drawing a ${given.color.en} marble?`,
    (given: Given) =>
      `The probability that a team wins is ${chance(given.good, given.good + given.bad)}. What are the odds ${side.en(given)} a win?`,
    (given: Given) =>
      `Of ${given.good + given.bad} raffle tickets, ${given.good} win a prize. What are the odds ${side.en(given)} winning with one ticket?`,
  ],
  fil: [
    (given: Given) =>
      `Ang isang supot ay may ${ilan(given.good, `${given.color.linked} holen`)} at ${ilan(given.bad, 'holen')} na iba ang kulay. Ano ang ${side.fil(given)} ng pagkuha ng ${given.color.linked} holen?`,
    (given: Given) =>
      `Ang probability na manalo ang isang koponan ay ${chance(given.good, given.good + given.bad)}. Ano ang ${side.fil(given)} ng pagkapanalo nito?`,
    (given: Given) =>
      `Sa ${ilan(given.good + given.bad, 'tiket')} ng raffle, ${given.good} ang mananalo ng premyo. Ano ang ${side.fil(given)} ng pagkapanalo sa isang tiket?`,
  ],
}
const text = (given: Given, language: 'en' | 'fil') => stories[language][given.story]?.(given) ?? ''

export const odds = skill<Given, 'reversed' | 'all' | 'allAgainst' | 'off' | 'flipped'>({
  id: 'statistics/odds',
  area: 'Mathematics',
  name: says('Odds in favor and odds against', 'Odds in favor at odds against'),
  grades: [10, 11],
  cues: says(
    ['odds in favor', 'odds against', 'odds', 'favorable to unfavorable'],
    ['odds in favor', 'odds against', 'odds', 'favorable sa hindi favorable'],
  ),
  units: [],
  largest: () => 100,
  mistakes: {
    reversed: says('changed the order of the two numbers', 'napagpalit ang ayos ng dalawang bilang'),
    all: says(
      'compared the favorable outcomes with all outcomes',
      'inihambing ang favorable outcome sa lahat ng outcome',
    ),
    allAgainst: says(
      'compared the unfavorable outcomes with all outcomes',
      'inihambing ang hindi favorable na outcome sa lahat ng outcome',
    ),
    off: says(
      'counted one unfavorable outcome too many',
      'sobra ng isa ang bilang ng hindi favorable na outcome',
    ),
    flipped: says(
      'compared all outcomes with the favorable ones',
      'inihambing ang lahat ng outcome sa favorable outcome',
    ),
  },
  rules: says(
    [
      rule(
        'The odds in favor of an event compare the favorable outcomes with {the unfavorable outcomes}.',
        'With what do the odds in favor of an event compare the favorable outcomes?',
        'all possible outcomes',
        'the number of trials',
        'the number of events',
      ),
      rule(
        'If the odds in favor of an event are 2:3, its probability is {2/5}.',
        'What is the probability of an event whose odds in favor are 2:3?',
        '2/3',
        '3/5',
        '1/2',
      ),
    ],
    [
      rule(
        'Inihahambing ng odds in favor ang mga favorable outcome sa {mga outcome na hindi favorable}.',
        'Sa ano inihahambing ng odds in favor ang mga favorable outcome?',
        'lahat ng posibleng outcome',
        'bilang ng pagsubok',
        'bilang ng mga event',
      ),
      rule(
        'Kung ang odds in favor ng isang event ay 2:3, ang probability nito ay {2/5}.',
        'Ano ang probability ng event na ang odds in favor ay 2:3?',
        '2/3',
        '3/5',
        '1/2',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.int(0, 2)
    const [one, other] = [draw.int(2, 12), draw.int(2, 15)]
    const { n, d } = fraction(one, other)
    // A probability is given in lowest terms: nothing else is known of the outcomes.
    const [good, bad] = story === 1 ? [Number(n), Number(d)] : [one, other]
    const given = { good, bad, against: draw.chanceOf(40), color: draw.pick(colors), story }
    need(given.good !== given.bad && (given.story !== 2 || given.good < given.bad))
    return given
  },
  answer,
  wrong: ({ good, bad, against }) => ({
    reversed: against ? ratio(good, bad) : ratio(bad, good),
    all: ratio(good, good + bad),
    allAgainst: ratio(bad, good + bad),
    off: against ? ratio(bad + 1, good) : ratio(good, bad + 1),
    flipped: ratio(good + bad, good),
  }),
  stems: stems(
    [
      'apply',
      (given) => `Answer with a ratio in lowest terms. ${text(given, 'en')}`,
      (given) => `Sagutin gamit ang ratio sa pinakapayak na anyo. ${text(given, 'fil')}`,
    ],
    [
      'apply',
      (given) => `${text(given, 'en')} Give the ratio in lowest terms.`,
      (given) => `${text(given, 'fil')} Ibigay ang ratio sa pinakapayak na anyo.`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `If the number of favorable outcomes is ${given.good} and the number of unfavorable outcomes is ${given.bad}, the odds ${side.en(given)} the event are ${answer}.`,
    fil: (given, answer) =>
      `Kung ${given.good} ang favorable at ${given.bad} ang hindi favorable na outcome, ang ${side.fil(given)} ng event ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Of ${given.good + given.bad} outcomes, ${given.good} favorable; unfavorable: ${given.good + given.bad} − ${given.good} = ${given.bad}`,
      `${given.against ? 'Unfavorable to favorable' : 'Favorable to unfavorable'}: ${answer(given)}`,
    ],
    fil: (given) => [
      `Sa ${ilan(given.good + given.bad, 'outcome')}, ${given.good} ang favorable; hindi favorable: ${given.good + given.bad} − ${given.good} = ${given.bad}`,
      `${given.against ? 'Hindi favorable sa favorable' : 'Favorable sa hindi favorable'}: ${answer(given)}`,
    ],
  },
})
