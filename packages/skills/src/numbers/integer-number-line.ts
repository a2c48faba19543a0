import { numberLine } from '@klasrum/drawings/number-line'
import { skill } from '../skill.ts'
import { ilan, signed } from './amounts.ts'

/** A point on a line with ten ticks on both sides of zero. */
type Given = { at: number; step: number; letter: string; who: string }

const ends = ({ step }: Given) => 10 * step
const ticks = ({ at, step }: Given) => Math.abs(at / step)
const side = ({ at }: Given, left: string, right: string) => (at < 0 ? left : right)

export const integerNumberLine = skill<Given, 'sign' | 'before' | 'after' | 'left' | 'ticks' | 'label'>({
  id: 'numbers/integer-number-line',
  area: 'Mathematics',
  name: { en: 'Integers on the number line', fil: 'Mga integer sa number line' },
  grades: [6, 7],
  cues: {
    en: ['number line', 'integers on the number line', 'locate integers', 'left of zero', 'right of zero'],
    fil: ['number line', 'mga integer sa number line', 'kaliwa ng zero', 'kanan ng zero'],
  },
  units: ['mathematics/7/integers', 'mathematics/6/integers-and-the-number-line'],
  largest: () => 50,
  mistakes: {
    sign: { en: 'took the wrong sign', fil: 'mali ang ginamit na sign' },
    before: {
      en: 'counted one tick too few from zero',
      fil: 'kulang ng isang guhit ang bilang mula sa zero',
    },
    after: { en: 'counted one tick too many from zero', fil: 'sobra ng isang guhit ang bilang mula sa zero' },
    left: { en: 'counted the ticks from the left end', fil: 'nagbilang ng guhit mula sa kaliwang dulo' },
    ticks: { en: 'counted each tick as one', fil: 'binilang na isa ang bawat guhit' },
    label: { en: 'read the nearest label', fil: 'binasa ang pinakamalapit na nakasulat na bilang' },
  },
  rules: {
    en: [
      {
        say: 'On a number line, −4 is {4 units to the left of zero}.',
        ask: 'Where is −4 on a number line?',
        not: ['4 units to the right of zero', '5 units to the left of zero', '4 units to the left of 1'],
      },
      {
        say: 'Two integers that are the same distance from zero, but on opposite sides of it, are called {opposites}.',
        ask: 'What do we call two integers like 6 and −6, which are the same distance from zero?',
        not: ['absolute values', 'consecutive integers', 'reciprocals'],
      },
    ],
    fil: [
      {
        say: 'Sa number line, ang −4 ay {4 na yunit sa kaliwa ng zero}.',
        ask: 'Nasaan ang −4 sa number line?',
        not: ['4 na yunit sa kanan ng zero', '5 yunit sa kaliwa ng zero', '4 na yunit sa kaliwa ng 1'],
      },
      {
        say: 'Ang dalawang integer na magkasinlayo sa zero ngunit nasa magkabilang panig nito ay tinatawag na {opposites}.',
        ask: 'Ano ang tawag sa dalawang integer gaya ng 6 at −6, na magkasinlayo sa zero?',
        not: ['absolute values', 'consecutive integers', 'reciprocals'],
      },
    ],
  },
  draw: (draw) => {
    const step = draw.grade < 7 || draw.chanceOf(50) ? 1 : draw.pick([2, 5])
    const ticks = draw.pick([1, 2, 3, 4, 6, 7, 8, 9])
    return {
      at: (draw.chanceOf(65) ? -1 : 1) * ticks * step,
      step,
      letter: draw.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ']),
      who: draw.person().name,
    }
  },
  answer: ({ at }) => signed(at),
  wrong: (given) => {
    const { at, step } = given
    const sign = Math.sign(at)
    return {
      sign: signed(-at),
      before: signed(at - sign * step),
      after: signed(at + sign * step),
      left: at < 0 && step === 1 ? signed(at + ends(given)) : undefined,
      ticks: step > 1 ? signed(at / step) : undefined,
      label: signed(Math.round(at / step / 5) * 5 * step),
    }
  },
  stems: {
    en: [
      {
        level: 'remember',
        text: ({ letter }) =>
          `Which integer does point ${letter} stand for on the number line in the figure?`,
      },
      {
        level: 'remember',
        text: ({ letter, who }) =>
          `${who} marked point ${letter} on the number line in the figure. At which integer is it?`,
      },
      {
        level: 'understand',
        text: ({ step, letter }) =>
          `On the number line in the figure, each tick is ${step === 1 ? '1 unit' : `${step} units`} from the next. What is the coordinate of point ${letter}?`,
      },
      {
        level: 'apply',
        text: ({ letter, who }) =>
          `The number line in the figure shows temperatures in degrees Celsius that ${who} measured in an experiment. Which temperature does point ${letter} show, in degrees Celsius?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: ({ letter }) =>
          `Aling integer ang katapat ng puntong ${letter} sa number line na nasa larawan?`,
      },
      {
        level: 'remember',
        text: ({ letter, who }) =>
          `Minarkahan ni ${who} ang puntong ${letter} sa number line na nasa larawan. Nasa aling integer ito?`,
      },
      {
        level: 'understand',
        text: ({ step, letter }) =>
          `Sa number line na nasa larawan, ${ilan(step, 'yunit')} ang pagitan ng magkakasunod na guhit. Ano ang coordinate ng puntong ${letter}?`,
      },
      {
        level: 'apply',
        text: ({ letter, who }) =>
          `Ipinakikita ng number line sa larawan ang mga temperatura sa degree Celsius na sinukat ni ${who} sa isang eksperimento. Anong temperatura, sa degree Celsius, ang ipinakikita ng puntong ${letter}?`,
      },
    ],
  },
  statement: {
    en: ({ letter }, answer) => `On the number line in the figure, point ${letter} is at ${answer}.`,
    fil: ({ letter }, answer) => `Sa number line na nasa larawan, ang puntong ${letter} ay nasa ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Point ${given.letter} is ${ticks(given)} ${ticks(given) === 1 ? 'tick' : 'ticks'} to the ${side(given, 'left', 'right')} of zero, and each tick is ${given.step}.`,
      `Point ${given.letter} is at ${signed(given.at)}.`,
    ],
    fil: (given) => [
      `Ang puntong ${given.letter} ay ${ilan(ticks(given), 'guhit')} sa ${side(given, 'kaliwa', 'kanan')} ng zero, at ${given.step} ang bawat guhit.`,
      `Ang puntong ${given.letter} ay nasa ${signed(given.at)}.`,
    ],
  },
  drawing: (given, language) =>
    numberLine({
      from: -ends(given),
      to: ends(given),
      step: given.step,
      label: (value) => (value % (5 * given.step) === 0 ? signed(value) : ''),
      points: [{ at: given.at, label: given.letter }],
      alt:
        language === 'en'
          ? `A number line from ${signed(-ends(given))} to ${ends(given)} with a tick at every ${given.step}; every fifth tick is labeled. Point ${given.letter} is ${ticks(given)} ${ticks(given) === 1 ? 'tick' : 'ticks'} to the ${side(given, 'left', 'right')} of 0.`
          : `Number line mula ${signed(-ends(given))} hanggang ${ends(given)} na may guhit sa bawat ${given.step}; may bilang ang bawat ikalimang guhit. Ang puntong ${given.letter} ay ${ilan(ticks(given), 'guhit')} sa ${side(given, 'kaliwa', 'kanan')} ng 0.`,
    }),
})
