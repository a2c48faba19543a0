import type { InBoth } from '../skill.ts'
import { both } from './writing.ts'

export type Sizes = { a: number; b: number; c: number }
type Told = { tells: (sizes: Sizes) => string; asks: string; claims: (answer: string) => string }

export type PythagoreanStory = {
  asks: 'b' | 'c'
  unit: string
  /** Legs a and b, hypotenuse c, as such things are in life. */
  sizes: readonly (readonly [number, number, number])[]
  text: InBoth<Told>
}

export const pythagoreanStories: readonly PythagoreanStory[] = [
  {
    asks: 'b',
    unit: 'm',
    sizes: [
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [9, 12, 15],
    ],
    text: both(
      {
        tells: ({ a, c }) =>
          `A fire ladder ${c} m long leans against a building. Its foot is ${a} m from the building.`,
        asks: 'How high up the building does the ladder reach?',
        claims: (answer) => `The ladder reaches ${answer} up the building.`,
      },
      {
        tells: ({ a, c }) =>
          `Nakasandal sa gusali ang hagdan ng bombero na ${c} m ang haba. Ang paa nito ay ${a} m ang layo sa gusali.`,
        asks: 'Gaano kataas sa gusali ang naaabot ng hagdan?',
        claims: (answer) => `Ang naaabot ng hagdan sa gusali ay ${answer} ang taas.`,
      },
    ),
  },
  {
    asks: 'c',
    unit: 'km',
    sizes: [
      [3, 4, 5],
      [8, 6, 10],
      [5, 12, 13],
      [9, 12, 15],
      [15, 8, 17],
      [12, 16, 20],
      [24, 7, 25],
    ],
    text: both(
      {
        tells: ({ a, b }) => `A boat sails ${a} km due east and then ${b} km due north.`,
        asks: 'How far is it from its starting point in a straight line?',
        claims: (answer) => `In a straight line, it is ${answer} from its starting point.`,
      },
      {
        tells: ({ a, b }) => `Naglayag ang bangka nang ${a} km pasilangan at pagkatapos ay ${b} km pahilaga.`,
        asks: 'Ano ang tuwid na distansiya nito mula sa pinagsimulan?',
        claims: (answer) => `Ang tuwid na distansiya nito mula sa pinagsimulan ay ${answer}.`,
      },
    ),
  },
  {
    asks: 'c',
    unit: 'm',
    sizes: [
      [8, 6, 10],
      [12, 9, 15],
      [12, 5, 13],
      [15, 8, 17],
      [16, 12, 20],
      [20, 15, 25],
      [24, 10, 26],
      [24, 18, 30],
      [21, 20, 29],
    ],
    text: both(
      {
        tells: ({ a, b }) =>
          `A rectangular garden is ${a} m long and ${b} m wide. A straight path goes from one corner to the opposite corner.`,
        asks: 'How long is the path?',
        claims: (answer) => `The path is ${answer} long.`,
      },
      {
        tells: ({ a, b }) =>
          `Ang hardin na parihaba ay ${a} m ang haba at ${b} m ang lapad. May tuwid na daanan mula sa isang sulok hanggang sa katapat na sulok.`,
        asks: 'Gaano kahaba ang daanan?',
        claims: (answer) => `Ang haba ng daanan ay ${answer}.`,
      },
    ),
  },
  {
    asks: 'b',
    unit: 'm',
    sizes: [
      [15, 20, 25],
      [18, 24, 30],
      [21, 28, 35],
      [24, 32, 40],
      [16, 30, 34],
      [20, 48, 52],
    ],
    text: both(
      {
        tells: ({ a, c }) =>
          `A kite is tied to a peg in the ground by a straight string ${c} m long. It flies right above a point on the ground that is ${a} m from the peg.`,
        asks: 'How high is the kite?',
        claims: (answer) => `The kite is ${answer} high.`,
      },
      {
        tells: ({ a, c }) =>
          `Nakatali ang saranggola sa tulos sa lupa gamit ang tuwid na taling ${c} m ang haba. Nasa tapat ito ng bahagi ng lupa na ${a} m ang layo sa tulos.`,
        asks: 'Gaano kataas ang saranggola?',
        claims: (answer) => `Ang taas ng saranggola ay ${answer}.`,
      },
    ),
  },
  {
    asks: 'c',
    unit: 'm',
    sizes: [
      [9, 12, 15],
      [5, 12, 13],
      [6, 8, 10],
      [8, 15, 17],
      [3, 4, 5],
    ],
    text: both(
      {
        tells: ({ a, b }) =>
          `A straight wire is tied from the top of a pole ${b} m high to a peg in the ground ${a} m from the foot of the pole.`,
        asks: 'How long is the wire?',
        claims: (answer) => `The wire is ${answer} long.`,
      },
      {
        tells: ({ a, b }) =>
          `Nakatali ang tuwid na kawad mula sa tuktok ng posteng ${b} m ang taas hanggang sa tulos sa lupa na ${a} m ang layo sa paa ng poste.`,
        asks: 'Gaano kahaba ang kawad?',
        claims: (answer) => `Ang haba ng kawad ay ${answer}.`,
      },
    ),
  },
  {
    asks: 'b',
    unit: 'cm',
    sizes: [
      [24, 32, 40],
      [27, 36, 45],
      [30, 40, 50],
      [33, 44, 55],
      [36, 48, 60],
    ],
    text: both(
      {
        tells: ({ a, c }) =>
          `The diagonal of a rectangular picture frame is ${c} cm long. The frame is ${a} cm high.`,
        asks: 'How wide is the frame?',
        claims: (answer) => `The frame is ${answer} wide.`,
      },
      {
        tells: ({ a, c }) =>
          `Ang diagonal ng parihabang kuwadro ay ${c} cm ang haba. Ang taas ng kuwadro ay ${a} cm.`,
        asks: 'Gaano kalapad ang kuwadro?',
        claims: (answer) => `Ang lapad ng kuwadro ay ${answer}.`,
      },
    ),
  },
]
