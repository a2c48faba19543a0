import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { quadraticUnits } from './quadratics.ts'
import { ilan } from './telling.ts'
import { fits, polynomial, sayInBoth } from './writing.ts'

/** A rectangle that is so much longer than wide. */
type Given = { width: number; more: number; asked: 'width' | 'length'; who: Person }

const lengthOf = ({ width, more }: Given) => width + more
const areaOf = (given: Given) => given.width * lengthOf(given)
const result = (given: Given) => (given.asked === 'width' ? given.width : lengthOf(given))
const side = { width: 'lapad', length: 'haba' }
const meters = (value: number) => `${grouped(value)} m`

export const rectangleFromArea = skill<Given, 'other' | 'sum' | 'difference' | 'divided' | 'quarter'>({
  id: 'functions/rectangle-from-area',
  area: 'Mathematics',
  name: {
    en: 'Quadratic problems: sides of a rectangle from its area',
    fil: 'Mga suliranin sa quadratic: sukat ng parihaba mula sa area',
  },
  grades: [9, 10],
  cues: {
    en: ['quadratic equation', 'area of a rectangle', 'dimensions', 'longer than its width', 'word problem'],
    fil: ['quadratic equation', 'area ng parihaba', 'sukat', 'mas mahaba kaysa lapad', 'suliranin'],
  },
  units: quadraticUnits,
  largest: () => 700,
  mistakes: {
    other: { en: 'gave the other side', fil: 'ang kabilang sukat ang ibinigay' },
    sum: { en: 'gave the sum of length and width', fil: 'kabuoan ng haba at lapad ang ibinigay' },
    difference: {
      en: 'gave the difference of length and width',
      fil: 'pagkakaiba ng haba at lapad ang ibinigay',
    },
    divided: {
      en: 'divided the area by the difference of length and width',
      fil: 'hinati ang area sa pagkakaiba ng haba at lapad',
    },
    quarter: { en: 'divided the area by 4', fil: 'hinati ang area sa 4' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If a rectangle is w meters wide and its length is 3 m more than its width, its area in square meters is {w(w + 3)}.',
        'Kung ang lapad ng parihaba ay w metro at ang haba nito ay higit nang 3 m sa lapad, ang area nito sa metro kuwadrado ay {w(w + 3)}.',
      ),
      ask: say(
        'A rectangle is w meters wide. Its length is 3 m more than its width. Which expression gives its area in square meters?',
        'Ang lapad ng isang parihaba ay w metro. Ang haba nito ay higit nang 3 m sa lapad. Aling expression ang area nito sa metro kuwadrado?',
      ),
      not: ['2w + 3', 'w² + 3', '3w²'],
    },
    {
      say: say(
        'If the equation for the width of a lot in meters has the roots 6 and −9, the lot is {6} m wide.',
        'Kung 6 at −9 ang roots ng equation para sa lapad ng lote sa metro, ang lapad ng lote ay {6} m.',
      ),
      ask: say(
        'The equation for the width of a lot in meters has the roots 6 and −9. How many meters wide is the lot?',
        'Ang roots ng equation para sa lapad ng isang lote sa metro ay 6 at −9. Ilang metro ang lapad ng lote?',
      ),
      not: ['9', '3', '15'],
    },
  ]),
  draw: (draw) => {
    const given = {
      width: draw.int(4, 20),
      more: draw.int(2, 10),
      asked: draw.pick(['width', 'width', 'length'] as const),
      who: draw.person(),
    }
    fits(draw, areaOf(given))
    return given
  },
  answer: (given) => meters(result(given)),
  wrong: (given) => {
    const { width, more } = given
    const area = areaOf(given)
    const whole = (value: number) =>
      Number.isInteger(value) && value <= 2 * lengthOf(given) ? meters(value) : undefined
    return {
      other: meters(given.asked === 'width' ? lengthOf(given) : width),
      sum: meters(width + lengthOf(given)),
      difference: meters(more),
      divided: whole(area / more),
      quarter: whole(area / 4),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'analyze',
      text: (given) =>
        say(
          `A rectangular vegetable garden is ${given.more} m longer than it is wide. Its area is ${areaOf(given)} square meters. What is its ${given.asked}?`,
          `Ang haba ng isang parihabang taniman ng gulay ay higit nang ${given.more} m sa lapad nito. Ang area nito ay ${ilan(areaOf(given), 'metro kuwadrado')}. Ano ang ${side[given.asked]} nito?`,
        ),
    },
    {
      level: 'analyze',
      text: (given) =>
        say(
          `${given.who.name} owns a rectangular lot with an area of ${areaOf(given)} square meters. Its length is ${given.more} m more than its width. What is the ${given.asked} of the lot?`,
          `May parihabang lote si ${given.who.name} na may area na ${ilan(areaOf(given), 'metro kuwadrado')}. Ang haba nito ay higit nang ${given.more} m sa lapad. Ano ang ${side[given.asked]} ng lote?`,
        ),
    },
    {
      level: 'analyze',
      text: (given) =>
        say(
          `The floor of a rectangular hall has an area of ${areaOf(given)} square meters. The width is ${given.more} m less than the length. Find the ${given.asked} of the hall.`,
          `Ang sahig ng isang parihabang bulwagan ay may area na ${ilan(areaOf(given), 'metro kuwadrado')}. Ang lapad ay kulang nang ${given.more} m sa haba. Hanapin ang ${side[given.asked]} ng bulwagan.`,
        ),
    },
    {
      level: 'analyze',
      text: (given) =>
        say(
          `A rectangular fishpond covers ${areaOf(given)} square meters and is ${given.more} m longer than wide. What is the ${given.asked} of the fishpond?`,
          `Ang isang parihabang palaisdaan ay may lawak na ${ilan(areaOf(given), 'metro kuwadrado')}. Ang haba nito ay higit nang ${given.more} m sa lapad. Ano ang ${side[given.asked]} ng palaisdaan?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `A rectangle with an area of ${areaOf(given)} square meters that is ${given.more} m longer than wide has a ${given.asked} of ${answer}.`,
        `Kung ang area ng parihaba ay ${ilan(areaOf(given), 'metro kuwadrado')} at ang haba nito ay higit nang ${given.more} m sa lapad, ang ${side[given.asked]} nito ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { width, more } = given
    return [
      say(
        `Let w be the width. Then w(w + ${more}) = ${areaOf(given)}.`,
        `Ipagpalagay na w ang lapad. Kung gayon, w(w + ${more}) = ${areaOf(given)}.`,
      ),
      `${polynomial([1, more, -areaOf(given)], 'w')} = 0`,
      `(w − ${width})(w + ${lengthOf(given)}) = 0`,
      say(
        `A width is positive, so the width is ${meters(width)} and the length is ${meters(lengthOf(given))}.`,
        `Positive ang lapad, kaya ${meters(width)} ang lapad at ${meters(lengthOf(given))} ang haba.`,
      ),
    ]
  }),
})
