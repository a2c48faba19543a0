import { skill } from '../skill.ts'
import { type Flight, flightOpening, heightText, itOf, someThing } from './flights.ts'
import { quadraticUnits } from './quadratics.ts'
import { fits, sayInBoth } from './writing.ts'

const topTime = ({ speed }: Flight) => speed / 10
const result = (flight: Flight) => 5 * topTime(flight) ** 2 + flight.start
const meters = (value: number) => `${value} m`

export const greatestHeight = skill<Flight, 'linear' | 'no-start' | 'added' | 'speed' | 'doubled'>({
  id: 'functions/greatest-height',
  area: 'Mathematics',
  name: {
    en: 'Quadratic problems: greatest height of a thrown object',
    fil: 'Mga suliranin sa quadratic: pinakamataas na naabot ng inihagis',
  },
  grades: [9, 10],
  cues: {
    en: ['quadratic function', 'projectile', 'maximum height', 'vertex', 'thrown upward'],
    fil: ['quadratic function', 'projectile', 'maximum height', 'pinakamataas', 'vertex', 'inihagis pataas'],
  },
  notation: [/h = [−-]5t²/],
  units: quadraticUnits,
  largest: () => 200,
  mistakes: {
    linear: { en: 'left out the term with t²', fil: 'hindi isinama ang term na may t²' },
    'no-start': { en: 'left out the height at the start', fil: 'hindi isinama ang taas sa simula' },
    added: {
      en: 'added the term with t² instead of subtracting it',
      fil: 'idinagdag ang term na may t² sa halip na ibawas',
    },
    speed: { en: 'gave the coefficient of t', fil: 'coefficient ng t ang ibinigay' },
    doubled: {
      en: 'doubled the number instead of squaring it',
      fil: 'dinoble ang numero sa halip na i-square',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The greatest height of a thrown object is found at the {vertex} of the parabola.',
        'Ang pinakamataas na naabot ng inihagis na bagay ay nasa {vertex} ng parabola.',
      ),
      ask: say(
        'At which point of the parabola is the greatest height of a thrown object found?',
        'Sa aling punto ng parabola makikita ang pinakamataas na naabot ng inihagis na bagay?',
      ),
      not: ['y-intercept', 'x-intercept', 'origin'],
    },
    {
      say: say(
        'The height h = −5t² + 20t is greatest at t = {2}.',
        'Ang taas na h = −5t² + 20t ay pinakamalaki sa t = {2}.',
      ),
      ask: say(
        'At which value of t is the height h = −5t² + 20t greatest?',
        'Sa aling value ng t pinakamalaki ang taas na h = −5t² + 20t?',
      ),
      not: ['4', '5', '20'],
    },
  ]),
  draw: (draw) => {
    const speed = 10 * draw.int(1, 5)
    const given = {
      speed,
      start: draw.pick([0, 0, 2, 5, 8, 10, 12, 15, 20, 25, 30, 40]),
      thrown: someThing(draw, speed),
    }
    fits(draw, given.speed, result(given))
    return given
  },
  answer: (flight) => meters(result(flight)),
  wrong: (flight) => {
    const { speed, start } = flight
    const t = topTime(flight)
    const doubled = speed * t - 10 * t + start
    return {
      linear: meters(speed * t + start),
      'no-start': start > 0 ? meters(5 * t * t) : undefined,
      added: meters(15 * t * t + start),
      speed: meters(speed),
      doubled: doubled > 0 ? meters(doubled) : undefined,
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'analyze',
      text: (flight) =>
        say(
          `${flightOpening.en(flight)} What is the greatest height that it reaches?`,
          `${flightOpening.fil(flight)} Ano ang pinakamataas na maaabot nito?`,
        ),
    },
    {
      level: 'analyze',
      text: (flight) =>
        say(
          `${flightOpening.en(flight)} How high above the ground is ${itOf('en', flight)} at its highest point?`,
          `${flightOpening.fil(flight)} Gaano kataas mula sa lupa ang ${itOf('fil', flight)} sa pinakamataas na punto nito?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (flight, answer) =>
      say(
        `If the height in meters of an object after t seconds is ${heightText(flight)}, its greatest height is ${answer}.`,
        `Kung ang taas sa metro ng isang bagay pagkaraan ng t segundo ay ${heightText(flight)}, ang pinakamataas na maaabot nito ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (flight) => {
    const { speed, start } = flight
    const t = topTime(flight)
    return [
      say(
        `The highest point is at t = −b/(2a) = −${speed}/(2 × (−5)) = ${t}.`,
        `Ang pinakamataas na punto ay sa t = −b/(2a) = −${speed}/(2 × (−5)) = ${t}.`,
      ),
      `h = −5(${t})² + ${speed}(${t})${start === 0 ? '' : ` + ${start}`} = ${result(flight)}`,
      say(
        `The greatest height is ${meters(result(flight))}.`,
        `Ang pinakamataas ay ${meters(result(flight))}.`,
      ),
    ]
  }),
})
