import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { type FunctionStory, functionStoryStem, ilan, many } from './telling.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** y = kx, known for x1 and asked for x2. */
type Given = { story: number; k: number; x1: number; x2: number; who: Person }

const known = ({ k, x1 }: Given) => k * x1
const result = ({ k, x2 }: Given) => k * x2

const ranges: readonly { k: readonly [number, number, number]; x: readonly [number, number] }[] = [
  { k: [50, 90, 5], x: [3, 12] },
  { k: [30, 60, 5], x: [2, 6] },
  { k: [42, 60, 2], x: [2, 12] },
  { k: [8, 15, 1], x: [3, 12] },
  { k: [3, 8, 1], x: [2, 12] },
]

const stories: readonly FunctionStory<Given>[] = [
  {
    en: (given) =>
      `The pay of a worker varies directly as the number of hours of work. ${given.who.name} earns ${grouped(known(given))} pesos for ${many(given.x1, 'hour')}. How many pesos does ${given.who.he} earn for ${many(given.x2, 'hour')}?`,
    fil: (given) =>
      `Ang sahod ng isang manggagawa ay nag-iiba nang tuwiran (varies directly) sa bilang ng oras ng trabaho. Kumikita si ${given.who.name} ng ${ilan(known(given), 'piso')} sa ${ilan(given.x1, 'oras')}. Ilang piso ang kikitain niya sa ${ilan(given.x2, 'oras')}?`,
  },
  {
    en: (given) =>
      `A bus goes at a constant speed, so the distance varies directly as the time. In ${many(given.x1, 'hour')} it travels ${known(given)} km. How many kilometers does it travel in ${many(given.x2, 'hour')}?`,
    fil: (given) =>
      `Pare-pareho ang bilis ng isang bus, kaya ang distansiya ay nag-iiba nang tuwiran (varies directly) sa oras. Sa ${ilan(given.x1, 'oras')}, nakapaglalakbay ito ng ${known(given)} km. Ilang kilometro ang malalakbay nito sa ${ilan(given.x2, 'oras')}?`,
  },
  {
    en: (given) =>
      `The cost of rice varies directly as its mass. If ${given.x1} kg cost ${grouped(known(given))} pesos, how many pesos do ${given.x2} kg cost?`,
    fil: (given) =>
      `Ang halaga ng bigas ay nag-iiba nang tuwiran (varies directly) sa timbang nito. Kung ${ilan(known(given), 'piso')} ang ${given.x1} kg, ilang piso ang ${given.x2} kg?`,
  },
  {
    en: (given) =>
      `The distance that a car can go varies directly as the amount of gasoline. With ${many(given.x1, 'liter')} it goes ${known(given)} km. How many kilometers does it go with ${many(given.x2, 'liter')}?`,
    fil: (given) =>
      `Ang layo ng nararating ng isang kotse ay nag-iiba nang tuwiran (varies directly) sa dami ng gasolina. Sa ${ilan(given.x1, 'litro')}, nakararating ito nang ${known(given)} km. Ilang kilometro ang mararating nito sa ${ilan(given.x2, 'litro')}?`,
  },
  {
    en: (given) =>
      `The stretch of a spring varies directly as the mass hung on it. A mass of ${given.x1} kg stretches the spring by ${known(given)} cm. By how many centimeters does a mass of ${given.x2} kg stretch it?`,
    fil: (given) =>
      `Ang pag-unat ng isang spring ay nag-iiba nang tuwiran (varies directly) sa mass na nakasabit dito. Iniuunat ng ${given.x1} kg ang spring nang ${known(given)} cm. Ilang sentimetro ang pag-unat nito sa ${given.x2} kg?`,
  },
]

export const directVariation = skill<Given, 'inverse' | 'additive' | 'constant' | 'added' | 'undivided'>({
  id: 'functions/direct-variation',
  area: 'Mathematics',
  name: { en: 'Direct variation', fil: 'Direct variation' },
  grades: [9, 10],
  cues: {
    en: ['direct variation', 'varies directly', 'directly proportional', 'constant of variation', 'y = kx'],
    fil: ['direct variation', 'varies directly', 'nag-iiba nang tuwiran', 'constant of variation', 'y = kx'],
  },
  units: [],
  largest: () => 1_200,
  mistakes: {
    inverse: { en: 'treated it as an inverse variation', fil: 'itinuring itong inverse variation' },
    additive: {
      en: 'added the difference of the x-values to y',
      fil: 'idinagdag sa y ang pagkakaiba ng mga value ng x',
    },
    constant: { en: 'gave the constant of variation', fil: 'constant of variation ang ibinigay' },
    added: {
      en: 'added the old value to the new one',
      fil: 'idinagdag ang dating value sa bago',
    },
    undivided: {
      en: 'multiplied by the difference of the x-values only',
      fil: 'pagkakaiba lamang ng mga value ng x ang ginamit sa pagpaparami',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If y varies directly as x, with the constant k, then {y = kx}.',
        'Kung ang y ay nag-iiba nang tuwiran (varies directly) sa x at k ang constant, {y = kx}.',
      ),
      ask: say(
        'Which equation says that y varies directly as x, with the constant k?',
        'Aling equation ang nagsasaad na ang y ay nag-iiba nang tuwiran (varies directly) sa x, kung k ang constant?',
      ),
      not: ['y = k/x', 'y = k + x', 'y = x − k'],
    },
    {
      say: say(
        'If y varies directly as x and x is doubled, then {y is doubled}.',
        'Kung ang y ay nag-iiba nang tuwiran (varies directly) sa x at dinoble ang x, {nadodoble ang y}.',
      ),
      ask: say(
        'The number y varies directly as x. What happens if x is doubled?',
        'Ang y ay nag-iiba nang tuwiran (varies directly) sa x. Ano ang mangyayari kung dinoble ang x?',
      ),
      not: [
        say('y is halved', 'nahahati sa dalawa ang y'),
        say('y stays the same', 'hindi nagbabago ang y'),
        say('y is squared', 'nai-square ang y'),
      ],
    },
  ]),
  draw: (draw) => {
    const story = draw.int(0, ranges.length - 1)
    const {
      k: [least, most, step],
      x,
    } = ranges[story] ?? { k: [1, 1, 1], x: [1, 1] }
    const given = {
      story,
      k: least + step * draw.int(0, Math.floor((most - least) / step)),
      x1: draw.int(...x),
      x2: draw.int(...x),
      who: draw.person(),
    }
    need(given.x1 !== given.x2 && given.x2 !== 2 * given.x1)
    fits(draw, known(given), result(given))
    return given
  },
  answer: (given) => grouped(result(given)),
  wrong: (given) => {
    const { k, x1, x2 } = given
    const inverse = (known(given) * x1) / x2
    return {
      inverse: Number.isInteger(inverse) ? grouped(inverse) : undefined,
      additive: grouped(known(given) + x2 - x1),
      constant: grouped(k),
      added: grouped(known(given) + result(given)),
      undivided: grouped(k * Math.abs(x2 - x1)),
    }
  },
  stems: sayInBoth((say, language) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `If y varies directly as x, and y = ${grouped(known(given))} when x = ${given.x1}, what is y when x = ${given.x2}?`,
          `Kung ang y ay nag-iiba nang tuwiran (varies directly) sa x, at ang y ay ${grouped(known(given))} kapag x = ${given.x1}, ano ang y kapag x = ${given.x2}?`,
        ),
    },
    functionStoryStem(stories, language),
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If y varies directly as x, and y = ${grouped(known(given))} when x = ${given.x1}, then y = ${answer} when x = ${given.x2}.`,
        `Kung ang y ay nag-iiba nang tuwiran (varies directly) sa x, at ang y ay ${grouped(known(given))} kapag x = ${given.x1}, ang y ay ${answer} kapag x = ${given.x2}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say('Direct variation: y = kx', 'Direct variation: y = kx'),
    `k = ${grouped(known(given))}/${given.x1} = ${given.k}`,
    `y = ${given.k} × ${given.x2} = ${grouped(result(given))}`,
  ]),
})
