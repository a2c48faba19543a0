import { type Language, skill } from '../skill.ts'
import { equationOf, quadraticUnits } from './quadratics.ts'
import { bracketedValue, fits, need, nonzero, num, sayInBoth } from './writing.ts'

type Nature = 'equal' | 'rational' | 'irrational' | 'unreal'
type Given = { a: number; b: number; c: number }

const words: Record<Nature, Record<Language, string>> = {
  equal: { en: 'real, rational and equal', fil: 'real, rational at magkapareho' },
  rational: { en: 'real, rational and unequal', fil: 'real, rational at magkaiba' },
  irrational: { en: 'real, irrational and unequal', fil: 'real, irrational at magkaiba' },
  unreal: { en: 'not real', fil: 'hindi real' },
}

const equation = ({ a, b, c }: Given) => equationOf([a, b, c])
const discriminant = ({ a, b, c }: Given) => b * b - 4 * a * c

function natureOf(given: Given): Nature {
  const D = discriminant(given)
  if (D < 0) return 'unreal'
  if (D === 0) return 'equal'
  return Number.isInteger(Math.sqrt(D)) ? 'rational' : 'irrational'
}

export const natureOfRoots = skill<Given, Nature>({
  id: 'functions/nature-of-roots',
  area: 'Mathematics',
  name: { en: 'Nature of the roots of a quadratic equation', fil: 'Nature ng roots ng quadratic equation' },
  grades: [9, 10],
  cues: {
    en: ['nature of the roots', 'discriminant', 'real and equal', 'imaginary roots', 'rational roots'],
    fil: [
      'nature ng roots',
      'nature of the roots',
      'discriminant',
      'real at magkapareho',
      'rational na roots',
    ],
  },
  units: quadraticUnits,
  largest: () => 200,
  mistakes: {
    equal: { en: 'took the discriminant to be 0', fil: 'inakalang 0 ang discriminant' },
    rational: {
      en: 'took the discriminant to be a positive perfect square',
      fil: 'inakalang positive na perfect square ang discriminant',
    },
    irrational: {
      en: 'took the discriminant to be positive but not a perfect square',
      fil: 'inakalang positive ngunit hindi perfect square ang discriminant',
    },
    unreal: { en: 'took the discriminant to be negative', fil: 'inakalang negative ang discriminant' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If the discriminant of a quadratic equation is 0, its roots are {real and equal}.',
        'Kung 0 ang discriminant ng quadratic equation, ang roots nito ay {real at magkapareho}.',
      ),
      ask: say(
        'What kind of roots does a quadratic equation have if its discriminant is 0?',
        'Anong uri ng roots mayroon ang quadratic equation kung 0 ang discriminant nito?',
      ),
      not: [
        say('not real', 'hindi real'),
        say('rational and unequal', 'rational at magkaiba'),
        say('irrational and unequal', 'irrational at magkaiba'),
      ],
    },
    {
      say: say(
        'If the discriminant of a quadratic equation is negative, its roots are {not real}.',
        'Kung negative ang discriminant ng quadratic equation, ang roots nito ay {hindi real}.',
      ),
      ask: say(
        'What kind of roots does a quadratic equation have if its discriminant is negative?',
        'Anong uri ng roots mayroon ang quadratic equation kung negative ang discriminant nito?',
      ),
      not: [
        say('real and equal', 'real at magkapareho'),
        say('rational and unequal', 'rational at magkaiba'),
        say('irrational and unequal', 'irrational at magkaiba'),
      ],
    },
  ]),
  draw: (draw) => {
    const wanted = draw.pick(Object.keys(words) as Nature[])
    const side = draw.int(1, 7)
    const given =
      wanted === 'equal'
        ? draw.pick([
            { a: 1, b: 2 * side, c: side * side },
            { a: 1, b: -2 * side, c: side * side },
            { a: 4, b: 4 * side, c: side * side },
            { a: 9, b: -6 * side, c: side * side },
          ])
        : { a: draw.int(1, 4), b: nonzero(draw, 9), c: nonzero(draw, 9) }
    need(natureOf(given) === wanted)
    fits(draw, given.b, given.c, discriminant(given))
    return given
  },
  answer: (given, language) => words[natureOf(given)][language],
  wrong: (_, language) => ({
    equal: words.equal[language],
    rational: words.rational[language],
    irrational: words.irrational[language],
    unreal: words.unreal[language],
  }),
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `Without solving the equation, tell the nature of the roots of ${equation(given)}.`,
          `Nang hindi nilulutas ang equation, sabihin ang nature ng roots ng ${equation(given)}.`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Use the discriminant. What is the nature of the roots of ${equation(given)}?`,
          `Gamitin ang discriminant. Ano ang nature ng roots ng ${equation(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Which describes the roots of ${equation(given)}?`,
          `Alin ang naglalarawan sa roots ng ${equation(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(`The roots of ${equation(given)} are ${answer}.`, `Ang roots ng ${equation(given)} ay ${answer}.`),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b, c } = given
    const D = discriminant(given)
    const why: Record<Nature, string> = {
      equal: say('It is 0', '0 ito'),
      rational: say('It is a positive perfect square', 'Positive na perfect square ito'),
      irrational: say('It is positive but not a perfect square', 'Positive ito ngunit hindi perfect square'),
      unreal: say('It is negative', 'Negative ito'),
    }
    const nature = natureOf(given)
    return [
      `b² − 4ac = ${bracketedValue(b)}² − 4(${num(a)})(${num(c)}) = ${num(D)}`,
      say(
        `${why[nature]}, so the roots are ${words[nature].en}.`,
        `${why[nature]}, kaya ang roots ay ${words[nature].fil}.`,
      ),
    ]
  }),
})
