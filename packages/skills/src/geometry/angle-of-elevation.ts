import { type InBoth, type Language, skill } from '../skill.ts'
import { fixed } from '../words/numbers.ts'
import type { Side } from './right-triangle.ts'
import {
  exact,
  isSafeToRound,
  type RightTriangleGiven,
  type TrigMistake,
  tenths,
  trigMistakes,
  trigSteps,
  trigWrong,
} from './trigonometry.ts'
import { analyze, both, rule } from './writing.ts'

type Told = {
  tells: (length: number, angle: number) => string
  asks: string
  claims: (answer: string) => string
}
type Story = {
  known: Side
  asked: Side
  lengths: readonly [number, number]
  angles: readonly [number, number]
  text: InBoth<Told>
}
type Given = RightTriangleGiven & { story: number; unit: string }

const stories: readonly Story[] = [
  {
    known: 'adjacent',
    asked: 'opposite',
    lengths: [8, 15],
    angles: [32, 52],
    text: both(
      {
        tells: (length, angle) =>
          `From a point on the ground ${length} m from the foot of a flagpole, the angle of elevation of its top is ${angle}°.`,
        asks: 'How tall is the flagpole?',
        claims: (answer) => `The flagpole is about ${answer} tall.`,
      },
      {
        tells: (length, angle) =>
          `Mula sa isang point sa lupa na ${length} m ang layo sa paa ng tagdan ng watawat, ang angle of elevation ng tuktok nito ay ${angle}°.`,
        asks: 'Gaano kataas ang tagdan?',
        claims: (answer) => `Ang taas ng tagdan ay humigit-kumulang ${answer}.`,
      },
    ),
  },
  {
    known: 'adjacent',
    asked: 'opposite',
    lengths: [10, 22],
    angles: [32, 55],
    text: both(
      {
        tells: (length, angle) =>
          `The shadow of a coconut tree on level ground is ${length} m long when the angle of elevation of the sun is ${angle}°.`,
        asks: 'How tall is the tree?',
        claims: (answer) => `The tree is about ${answer} tall.`,
      },
      {
        tells: (length, angle) =>
          `Ang anino ng puno ng niyog sa patag na lupa ay ${length} m ang haba kapag ang angle of elevation ng araw ay ${angle}°.`,
        asks: 'Gaano kataas ang puno?',
        claims: (answer) => `Ang taas ng puno ay humigit-kumulang ${answer}.`,
      },
    ),
  },
  {
    known: 'adjacent',
    asked: 'opposite',
    lengths: [25, 60],
    angles: [28, 55],
    text: both(
      {
        tells: (length, angle) =>
          `From a point on the street ${length} m from the base of a building, the angle of elevation of its roof is ${angle}°.`,
        asks: 'How high is the roof above the street?',
        claims: (answer) => `The roof is about ${answer} above the street.`,
      },
      {
        tells: (length, angle) =>
          `Mula sa isang point sa kalye na ${length} m ang layo sa ibaba ng gusali, ang angle of elevation ng bubong nito ay ${angle}°.`,
        asks: 'Gaano kataas ang bubong mula sa kalye?',
        claims: (answer) => `Ang taas ng bubong mula sa kalye ay humigit-kumulang ${answer}.`,
      },
    ),
  },
  {
    known: 'opposite',
    asked: 'adjacent',
    lengths: [18, 40],
    angles: [20, 40],
    text: both(
      {
        tells: (length, angle) =>
          `From the top of a lighthouse ${length} m above the sea, the angle of depression of a boat is ${angle}°.`,
        asks: 'How far is the boat from the foot of the lighthouse?',
        claims: (answer) => `The boat is about ${answer} from the foot of the lighthouse.`,
      },
      {
        tells: (length, angle) =>
          `Mula sa tuktok ng parola na ${length} m ang taas mula sa dagat, ang angle of depression ng isang bangka ay ${angle}°.`,
        asks: 'Gaano kalayo ang bangka sa paanan ng parola?',
        claims: (answer) => `Ang bangka ay humigit-kumulang ${answer} ang layo sa paanan ng parola.`,
      },
    ),
  },
  {
    known: 'hypotenuse',
    asked: 'opposite',
    lengths: [30, 70],
    angles: [35, 62],
    text: both(
      {
        tells: (length, angle) =>
          `A kite flies on a straight string ${length} m long that is tied to the ground. The angle of elevation of the kite is ${angle}°.`,
        asks: 'How high is the kite above the ground?',
        claims: (answer) => `The kite is about ${answer} above the ground.`,
      },
      {
        tells: (length, angle) =>
          `Lumilipad ang saranggola sa tuwid na taling ${length} m ang haba na nakatali sa lupa. Ang angle of elevation ng saranggola ay ${angle}°.`,
        asks: 'Gaano kataas ang saranggola mula sa lupa?',
        claims: (answer) => `Ang taas ng saranggola mula sa lupa ay humigit-kumulang ${answer}.`,
      },
    ),
  },
  {
    known: 'hypotenuse',
    asked: 'adjacent',
    lengths: [4, 10],
    angles: [60, 74],
    text: both(
      {
        tells: (length, angle) =>
          `A ladder ${length} m long leans against a wall and makes an angle of ${angle}° with the level ground.`,
        asks: 'How far is the foot of the ladder from the wall?',
        claims: (answer) => `The foot of the ladder is about ${answer} from the wall.`,
      },
      {
        tells: (length, angle) =>
          `Nakasandal sa pader ang hagdang ${length} m ang haba at may anggulong ${angle}° sa patag na lupa.`,
        asks: 'Gaano kalayo sa pader ang paa ng hagdan?',
        claims: (answer) => `Ang paa ng hagdan ay humigit-kumulang ${answer} ang layo sa pader.`,
      },
    ),
  },
]

const rounding = {
  en: 'Round to the nearest tenth of a meter.',
  fil: 'I-round sa pinakamalapit na tenth ng metro.',
}
const textOf = ({ story }: Given, language: Language) => (stories[story] as Story).text[language]
const asked = (given: Given, language: Language) => {
  const { tells, asks } = textOf(given, language)
  return `${tells(given.length, given.angle)} ${asks} ${rounding[language]}`
}
const sides = { opposite: 'opposite', adjacent: 'adjacent', hypotenuse: 'hypotenuse' }

export const angleOfElevation = skill<Given, TrigMistake>({
  id: 'geometry/angle-of-elevation',
  area: 'Mathematics',
  name: both('Angles of elevation and depression', 'Angle of elevation at angle of depression'),
  grades: [9, 10],
  cues: {
    en: ['angle of elevation', 'angle of depression', 'line of sight', 'clinometer', 'height of a building'],
    fil: ['angle of elevation', 'angle of depression', 'line of sight', 'clinometer', 'taas ng gusali'],
  },
  units: ['mathematics/9/trigonometric-ratios'],
  largest: () => 150,
  mistakes: trigMistakes,
  rules: {
    en: [
      rule(
        'The angle of elevation is measured upward from the {horizontal line}.',
        'From which line do we measure an angle of elevation upward?',
        'vertical line',
        'line of sight',
        'line of the shadow',
      ),
      rule(
        'The angle between the horizontal line and the line of sight down to a boat is the {angle of depression}.',
        'A guard looks down from a tower to a boat. What is the angle between the horizontal line and the line of sight called?',
        'angle of elevation',
        'right angle',
        'central angle',
      ),
      rule(
        'For the angle of elevation of the sun, the height of a tree divided by the length of its shadow is the {tangent}.',
        'The height of a tree is divided by the length of its shadow. Which ratio of the angle of elevation of the sun is this?',
        'sine',
        'cosine',
        'secant',
      ),
    ],
    fil: [
      rule(
        'Ang angle of elevation ay sinusukat pataas mula sa {pahalang na guhit}.',
        'Mula sa aling guhit sinusukat pataas ang angle of elevation?',
        'patayong guhit',
        'line of sight',
        'guhit ng anino',
      ),
      rule(
        'Ang anggulo sa pagitan ng pahalang na guhit at ng line of sight pababa sa bangka ay {angle of depression}.',
        'Tumingin ang bantay pababa mula sa tore patungo sa bangka. Ano ang tawag sa anggulo sa pagitan ng pahalang na guhit at ng line of sight?',
        'angle of elevation',
        'right angle',
        'central angle',
      ),
      rule(
        'Ang taas ng puno na hinati sa haba ng anino nito ay ang {tangent} ng angle of elevation ng araw.',
        'Hinati ang taas ng puno sa haba ng anino nito. Aling ratio ito ng angle of elevation ng araw?',
        'sine',
        'cosine',
        'secant',
      ),
    ],
  },
  draw: (draw) => {
    const story = draw.int(0, stories.length - 1)
    const { known, asked, lengths, angles } = stories[story] as Story
    const given: Given = {
      story,
      known,
      asked,
      length: draw.int(...lengths),
      angle: draw.int(...angles),
      unit: 'm',
    }
    if (!isSafeToRound(exact(given)) || given.angle === 45) throw new RangeError('Hard to round.')
    return given
  },
  answer: (given) => tenths(exact(given), 'm'),
  also: (given) => [fixed(exact(given), 1)],
  wrong: ({ angle, length, known }) => {
    const results = trigWrong(angle, length, 'm')
    // Nothing is so much longer than the ladder or the string itself.
    return known === 'hypotenuse'
      ? Object.fromEntries(Object.entries(results).filter(([, text]) => Number.parseFloat(text) < 2 * length))
      : results
  },
  stems: {
    en: [
      analyze((given) => asked(given, 'en')),
      analyze((given) => `${asked(given, 'en')} Use a trigonometric ratio.`),
    ],
    fil: [
      analyze((given) => asked(given, 'fil')),
      analyze((given) => `${asked(given, 'fil')} Gumamit ng trigonometric ratio.`),
    ],
  },
  statement: {
    en: (given, answer) =>
      `${textOf(given, 'en').tells(given.length, given.angle)} ${textOf(given, 'en').claims(answer)}`,
    fil: (given, answer) =>
      `${textOf(given, 'fil').tells(given.length, given.angle)} ${textOf(given, 'fil').claims(answer)}`,
  },
  solution: {
    en: (given) => trigSteps(given, sides),
    fil: (given) => trigSteps(given, sides),
  },
})
