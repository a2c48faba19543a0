import { skill } from '../skill.ts'
import { type Flight, heightText, itOf, opening, someThing } from './flights.ts'
import { quadraticUnits } from './quadratics.ts'
import { both, fits, need, polynomial } from './writing.ts'

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
  rules: both((say) => [
    {
      say: say(
        'When a thrown object hits the ground, its height is {0}.',
        'Kapag bumagsak sa lupa ang inihagis na bagay, ang taas nito ay {0}.',
      ),
      ask: say(
        'What is the height of a thrown object when it hits the ground?',
        'Ano ang taas ng inihagis na bagay kapag bumagsak ito sa lupa?',
      ),
      not: ['1', '5', '10'],
    },
    {
      say: say(
        'If the equation for a time has the roots −1 and 4, the time is {4} s.',
        'Kung −1 at 4 ang roots ng equation para sa oras, ang oras ay {4} s.',
      ),
      ask: say(
        'The equation for a time has the roots −1 and 4. How many seconds is the time?',
        'Ang roots ng equation para sa oras ay −1 at 4. Ilang segundo ang oras?',
      ),
      not: ['1', '−1', '3'],
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
  stems: both((say) => [
    {
      level: 'analyze',
      text: (given) =>
        say(
          `${opening.en(given)} After how many seconds does it hit the ground?`,
          `${opening.fil(given)} Pagkaraan ng ilang segundo ito babagsak sa lupa?`,
        ),
    },
    {
      level: 'analyze',
      text: (given) =>
        say(
          `${opening.en(given)} How long is ${itOf('en', given)} in the air until it reaches the ground?`,
          `${opening.fil(given)} Gaano katagal sa ere ang ${itOf('fil', given)} hanggang sa marating nito ang lupa?`,
        ),
    },
  ]),
  statement: both(
    (say) => (given, answer) =>
      say(
        `If the height in meters of an object after t seconds is ${heightText(given)}, it hits the ground after ${answer}.`,
        `Kung ang taas sa metro ng isang bagay pagkaraan ng t segundo ay ${heightText(given)}, babagsak ito sa lupa pagkaraan ng ${answer}.`,
      ),
  ),
  solution: both((say) => (given) => {
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
