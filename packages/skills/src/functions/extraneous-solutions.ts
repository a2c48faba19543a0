import { chief } from '../algebra/terms.ts'
import { skill } from '../skill.ts'
import { radicalUnits } from './radicals.ts'
import { fits, listedValues, need, num, polynomial, sayInBoth } from './writing.ts'

/** √(px + q) = x; squaring gives one true and one extraneous result. */
type Given = { right: number; extraneous: number }

const inside = ({ right, extraneous }: Given) => polynomial([right + extraneous, -right * extraneous])
const equation = (given: Given) => `√(${inside(given)}) = x`
const only = (value: number, language: 'en' | 'fil') =>
  `${num(value)} ${language === 'en' ? 'only' : 'lamang'}`

const none = { en: 'no real solution', fil: 'walang real na solusyon' }

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
  rules: sayInBoth((say) => [
    {
      say: say(
        'The number −2 is not a solution of √(x + 6) = x because {√4 is not −2}.',
        'Hindi solusyon ng √(x + 6) = x ang −2 dahil {hindi −2 ang √4}.',
      ),
      ask: say('Why is −2 not a solution of √(x + 6) = x?', 'Bakit hindi solusyon ng √(x + 6) = x ang −2?'),
      not: [
        say('√4 is not 2', 'hindi 2 ang √4'),
        say('−2 + 6 is negative', 'negative ang −2 + 6'),
        say('√4 is not a real number', 'hindi real number ang √4'),
      ],
    },
    {
      say: say(
        'Extraneous solutions may be produced by {squaring both sides} of an equation.',
        'Maaaring magkaroon ng extraneous solution dahil sa {pag-square sa magkabilang panig} ng equation.',
      ),
      ask: say(
        'Which step in solving an equation may produce extraneous solutions?',
        'Aling hakbang sa paglutas ng equation ang maaaring magdulot ng extraneous solution?',
      ),
      not: [
        say('adding 2 to both sides', 'pagdaragdag ng 2 sa magkabilang panig'),
        say('subtracting 2 from both sides', 'pagbabawas ng 2 sa magkabilang panig'),
        say('dividing both sides by 2', 'paghahati sa 2 sa magkabilang panig'),
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
  wrong: ({ right, extraneous }, language) =>
    chief(only(right, language), {
      both: listedValues([right, extraneous], language),
      other: only(extraneous, language),
      none: none[language],
      sign: only(-right, language),
      'both-signs': listedValues([-right, -extraneous], language),
    }),
  choicesOnly: true,
  stems: sayInBoth((say) => [
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
  statement: sayInBoth((say, language) => (given, answer) => {
    if (answer === none[language])
      return say(
        `The equation ${equation(given)} has no real solution.`,
        `Walang real na solusyon ang equation na ${equation(given)}.`,
      )
    const [one, ...others] = answer.split(/ (?:only|lamang)$/)
    return others.length > 0
      ? say(
          `The only real solution of ${equation(given)} is ${one}.`,
          `Ang tanging real na solusyon ng ${equation(given)} ay ${one}.`,
        )
      : say(
          `The real solutions of ${equation(given)} are ${answer}.`,
          `Ang mga real na solusyon ng ${equation(given)} ay ${answer}.`,
        )
  }),
  solution: sayInBoth((say) => (given) => {
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
