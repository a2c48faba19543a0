import { skill } from '../skill.ts'
import { type Flight, flightOpening, heightText, itOf, someThing } from './flights.ts'
import { quadraticUnits } from './quadratics.ts'
import { fits, need, polynomial, sayInBoth } from './writing.ts'

/** −5(t − end)(t + other) */
type Given = Flight & { end: number; other: number }

const seconds = (value: number) => `${value} s`

export const landingTime = skill<
  Given,
  'top' | 'from-ground' | 'other-root' | 'doubled' | 'speed' | 'height'
>({
  id: 'functions/landing-time',
  area: 'Mathematics',
  name: {
    en: 'Quadratic problems: when a thrown object lands',
    fil: 'Mga suliranin sa quadratic: kailan babagsak ang inihagis',
  },
  grades: [9, 10],
  cues: {
    en: ['quadratic function', 'projectile', 'hits the ground', 'height after t seconds', 'thrown upward'],
    fil: [
      'quadratic function',
      'projectile',
      'babagsak sa lupa',
      'taas pagkaraan ng t segundo',
      'inihagis pataas',
    ],
  },
  notation: [/h = [−-]5t²/],
  units: quadraticUnits,
  largest: () => 80,
  mistakes: {
    top: { en: 'gave the time of the highest point', fil: 'oras sa pinakamataas na punto ang ibinigay' },
    'from-ground': {
      en: 'left out the height at the start',
      fil: 'hindi isinama ang taas sa simula',
    },
    'other-root': {
      en: 'took the negative root without its sign',
      fil: 'kinuha ang negative na root nang walang sign',
    },
    doubled: { en: 'doubled the time', fil: 'dinoble ang oras' },
    speed: { en: 'gave the coefficient of t', fil: 'coefficient ng t ang ibinigay' },
    height: {
      en: 'added both roots without their signs',
      fil: 'pinagsama ang dalawang root nang walang sign',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If the height of a ball after t seconds is −5t² + 20t meters, the time when it lands is found with the equation {−5t² + 20t = 0}.',
        'Kung ang taas ng bola pagkaraan ng t segundo ay −5t² + 20t metro, ang oras ng pagbagsak nito ay nakukuha sa equation na {−5t² + 20t = 0}.',
      ),
      ask: say(
        'The height of a ball after t seconds is −5t² + 20t meters. Which equation is solved to find when it lands?',
        'Ang taas ng bola pagkaraan ng t segundo ay −5t² + 20t metro. Aling equation ang lulutasin upang malaman kung kailan ito babagsak sa lupa?',
      ),
      not: ['−5t² + 20t = 20', '−5t² + 20t = t', '−5t² + 20t = −5'],
    },
    {
      say: say(
        'If the equation for the landing time of a ball, in seconds, has the roots −1 and 4, the ball lands after {4} s.',
        'Kung −1 at 4 ang roots ng equation para sa oras ng pagbagsak ng bola sa segundo, babagsak ang bola pagkaraan ng {4} s.',
      ),
      ask: say(
        'The equation for the landing time of a ball, in seconds, has the roots −1 and 4. After how many seconds does the ball land?',
        'Ang roots ng equation para sa oras ng pagbagsak ng bola, sa segundo, ay −1 at 4. Pagkaraan ng ilang segundo babagsak ang bola?',
      ),
      not: ['1', '3', '5'],
    },
  ]),
  draw: (draw) => {
    const [end, other] = [draw.int(2, 9), draw.int(0, 5)]
    const given = {
      end,
      other,
      speed: 5 * (end - other),
      start: 5 * end * other,
      thrown: someThing(draw, 5 * (end - other)),
    }
    need(given.speed > 0 && given.start <= 80)
    fits(draw, given.speed, given.start)
    return given
  },
  answer: ({ end }) => seconds(end),
  wrong: ({ end, other, speed }) => ({
    top: seconds(speed / 10),
    'from-ground': other > 0 ? seconds(speed / 5) : undefined,
    'other-root': other > 0 ? seconds(other) : undefined,
    doubled: seconds(2 * end),
    speed: seconds(speed),
    height: other > 0 ? seconds(end + other) : undefined,
  }),
  stems: sayInBoth((say) => [
    {
      level: 'analyze',
      text: (given) =>
        say(
          `${flightOpening.en(given)} After how many seconds does it hit the ground?`,
          `${flightOpening.fil(given)} Pagkaraan ng ilang segundo ito babagsak sa lupa?`,
        ),
    },
    {
      level: 'analyze',
      text: (given) =>
        say(
          `${flightOpening.en(given)} How many seconds does ${itOf('en', given)} take to reach the ground?`,
          `${flightOpening.fil(given)} Ilang segundo ang lilipas bago marating ng ${itOf('fil', given)} ang lupa?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If the height in meters of an object after t seconds is ${heightText(given)}, it hits the ground after ${answer}.`,
        `Kung ang taas sa metro ng isang bagay pagkaraan ng t segundo ay ${heightText(given)}, babagsak ito sa lupa pagkaraan ng ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { end, other, speed, start } = given
    return [
      say('On the ground h = 0.', 'Sa lupa, h = 0.'),
      `${polynomial([-5, speed, start], 't')} = 0`,
      `${polynomial([1, -speed / 5, -start / 5], 't')} = 0`,
      other === 0 ? `t(t − ${end}) = 0` : `(t − ${end})(t + ${other}) = 0`,
      say(`The time is positive: t = ${end} s.`, `Positive ang oras: t = ${end} s.`),
    ]
  }),
})
