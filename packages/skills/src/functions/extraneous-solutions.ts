import { skill } from '../skill.ts'
import { radicalUnits } from './radicals.ts'
import { both, fits, listed, need, num, polynomial } from './writing.ts'

/** √(px + q) = x; squaring gives one true and one extraneous result. */
type Given = { right: number; extraneous: number }

const inside = ({ right, extraneous }: Given) => polynomial([right + extraneous, -right * extraneous])
const equation = (given: Given) => `√(${inside(given)}) = x`
const only = (value: number, language: 'en' | 'fil') =>
  `${num(value)} ${language === 'en' ? 'only' : 'lamang'}`

export const extraneousSolutions = skill<Given, 'both' | 'other' | 'none' | 'sign' | 'both-signs'>({
  id: 'functions/extraneous-solutions',
  area: 'Mathematics',
  name: {
    en: 'Radical equations with extraneous solutions',
    fil: 'Mga radical equation na may extraneous na solusyon',
  },
  grades: [9, 10],
  cues: {
    en: [
      'extraneous solution',
      'extraneous root',
      'radical equation',
      'square both sides',
      'check the solutions',
    ],
    fil: [
      'extraneous',
      'extraneous root',
      'radical equation',
      'i-square ang magkabilang panig',
      'suriin ang solusyon',
    ],
  },
  notation: [/√\(\d*x [+−-] \d+\) = x/],
  units: radicalUnits,
  largest: () => 100,
  mistakes: {
    both: { en: 'kept the extraneous result', fil: 'isinama ang extraneous na resulta' },
    other: { en: 'kept only the extraneous result', fil: 'extraneous na resulta lamang ang itinira' },
    none: { en: 'rejected both results', fil: 'inalis ang parehong resulta' },
    sign: { en: 'changed the sign of the solution', fil: 'binago ang sign ng solusyon' },
    'both-signs': {
      en: 'changed both signs when reading the factors',
      fil: 'nagkamali sa parehong sign nang basahin ang mga factor',
    },
  },
  rules: both((say) => [
    {
      say: say(
        'For a real number x with √(x + 6) = x, the number x cannot be {negative}.',
        'Para sa real number x kung saan √(x + 6) = x, ang x ay hindi maaaring maging {negative}.',
      ),
      ask: say('What can x not be if √(x + 6) = x?', 'Ano ang hindi maaaring maging x kung √(x + 6) = x?'),
      not: ['positive', say('whole', 'whole number'), say('odd', 'odd number')],
    },
    {
      say: say(
        'Extraneous results can arise when both sides of an equation are {squared}.',
        'Maaaring magkaroon ng extraneous na resulta kapag ang magkabilang panig ng equation ay {ini-square}.',
      ),
      ask: say(
        'When what is done to both sides of an equation can extraneous results arise?',
        'Kapag ano ang ginawa sa magkabilang panig ng equation maaaring magkaroon ng extraneous na resulta?',
      ),
      not: [
        say('increased by 2', 'dinagdagan ng 2'),
        say('divided by 2', 'hinati sa 2'),
        say('multiplied by 2', 'pinarami ng 2'),
      ],
    },
  ]),
  draw: (draw) => {
    const given = { right: draw.int(2, 12), extraneous: -draw.int(1, 8) }
    const sum = given.right + given.extraneous
    need(sum >= 1 && -given.right * given.extraneous <= 80)
    fits(draw, given.right * given.extraneous)
    return given
  },
  answer: ({ right }, language) => only(right, language),
  wrong: ({ right, extraneous }, language) => ({
    both: listed([right, extraneous], language),
    other: only(extraneous, language),
    none: language === 'en' ? 'no real solution' : 'walang real na solusyon',
    sign: only(-right, language),
    'both-signs': listed([-right, -extraneous], language),
  }),
  choicesOnly: true,
  stems: both((say) => [
    {
      level: 'analyze',
      text: (given) =>
        say(
          `Which gives all real solutions of ${equation(given)}?`,
          `Alin ang nagbibigay ng lahat ng real na solusyon ng ${equation(given)}?`,
        ),
    },
    {
      level: 'analyze',
      text: (given) =>
        say(
          `Solve ${equation(given)} and check the results. What is the solution?`,
          `Lutasin ang ${equation(given)} at suriin ang mga resulta. Ano ang solusyon?`,
        ),
    },
  ]),
  statement: both(
    (say) => (given, answer) =>
      say(
        `For the equation ${equation(given)}, all real solutions are given by: ${answer}.`,
        `Para sa equation na ${equation(given)}, ang lahat ng real na solusyon ay: ${answer}.`,
      ),
  ),
  solution: both((say) => (given) => {
    const { right, extraneous } = given
    return [
      say(
        `Square both sides: ${inside(given)} = x²`,
        `I-square ang magkabilang panig: ${inside(given)} = x²`,
      ),
      `${polynomial([1, -(right + extraneous), right * extraneous])} = 0`,
      `(${polynomial([1, -right])})(${polynomial([1, -extraneous])}) = 0`,
      say(
        `Check: ${right} satisfies the equation, but ${num(extraneous)} does not, because a square root is never negative.`,
        `Suriin: tumutugon ang ${right} sa equation, ngunit hindi ang ${num(extraneous)}, dahil hindi negative ang square root.`,
      ),
    ]
  }),
})
