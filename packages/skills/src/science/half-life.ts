import { type Case, formulaSkill, need, range, rules, say } from './formula.ts'

type Mistake = 'once' | 'one-less' | 'one-more' | 'divided' | 'gone' | 'same'

const isotopes = [
  { name: 'iodine-131', half: 8, one: 'day', fil: 'araw' },
  { name: 'phosphorus-32', half: 14, one: 'day', fil: 'araw' },
  { name: 'technetium-99m', half: 6, one: 'hour', fil: 'oras' },
  { name: 'cesium-137', half: 30, one: 'year', fil: 'taon' },
  { name: 'carbon-14', half: 5_730, one: 'year', fil: 'taon' },
  { name: 'radium-226', half: 1_600, one: 'year', fil: 'taon' },
]

const caseFor = ({ name, half, one, fil }: (typeof isotopes)[number]): Case<Mistake>[] => {
  const drawn: Case<Mistake>['draw'] = (draw) => {
    const k = draw.int(2, 4)
    const s = draw.pick([...range(16, 96, 8), 100, 120, 160, 200, 240, 320, 400])
    need(Number.isInteger(s / 2 ** k))
    return { s, h: half, t: half * k, k, e: s / 2 ** k }
  }
  return [
    {
      asks: 'left',
      unit: 'mg',
      draw: drawn,
      find: ({ s = 0, k = 0 }) => s / 2 ** k,
      wrong: ({ s = 0, k = 1, e = 0 }) => ({
        once: s / 2,
        'one-less': e * 2,
        'one-more': e / 2,
        divided: s / (2 * k),
        gone: s - e,
        same: s / k,
      }),
      plain: say(
        `The half-life of ${name} is {h} ${one}s. How much of a sample of {s} mg is left after {t} ${one}s?`,
        `Ang half-life ng ${name} ay {h|${fil}}. Gaano karami ang natitira sa sample na {s} mg pagkaraan ng {t|${fil}}?`,
      ),
      stories: [
        say(
          `A sample contains {s} mg of ${name}, which has a half-life of {h} ${one}s. How much is left after {t} ${one}s?`,
          `May {s} mg na ${name} ang isang sample, na may half-life na {h|${fil}}. Gaano karami ang natitira pagkaraan ng {t|${fil}}?`,
        ),
      ],
      says: say(
        `If the half-life of ${name} is {h} ${one}s, then {answer} of a sample of {s} mg is left after {t} ${one}s.`,
        `Kung ang half-life ng ${name} ay {h|${fil}}, {answer} ang natitira sa sample na {s} mg pagkaraan ng {t|${fil}}.`,
      ),
      steps: [
        say('Number of half-lives: {t} ÷ {h} = {k}', 'Bilang ng half-life: {t} ÷ {h} = {k}'),
        say('Halve {s} mg {k} times: {answer}', 'Hatiin sa dalawa ang {s} mg nang {k|beses}: {answer}'),
      ],
    },
    {
      asks: 'start',
      unit: 'mg',
      draw: drawn,
      find: ({ e = 0, k = 0 }) => e * 2 ** k,
      wrong: ({ e = 0, k = 1 }) => ({
        once: e * 2,
        'one-less': e * 2 ** (k - 1),
        'one-more': e * 2 ** (k + 1),
        divided: e * 2 * k,
        same: e * k,
      }),
      plain: say(
        `The half-life of ${name} is {h} ${one}s. After {t} ${one}s, {e} mg of a sample is left. How much was there at the start?`,
        `Ang half-life ng ${name} ay {h|${fil}}. Pagkaraan ng {t|${fil}}, {e} mg ng sample ang natira. Gaano karami ito sa simula?`,
      ),
      stories: [
        say(
          `A sample of ${name} has {e} mg left after {t} ${one}s. If the half-life is {h} ${one}s, how much was there at the start?`,
          `May natirang {e} mg sa sample ng ${name} pagkaraan ng {t|${fil}}. Kung ang half-life ay {h|${fil}}, gaano karami ito sa simula?`,
        ),
      ],
      says: say(
        `If the half-life of ${name} is {h} ${one}s and {e} mg is left after {t} ${one}s, there was {answer} at the start.`,
        `Kung ang half-life ng ${name} ay {h|${fil}} at {e} mg ang natira pagkaraan ng {t|${fil}}, {answer} ito sa simula.`,
      ),
      steps: [
        say('Number of half-lives: {t} ÷ {h} = {k}', 'Bilang ng half-life: {t} ÷ {h} = {k}'),
        say('Double {e} mg {k} times: {answer}', 'Doblehin ang {e} mg nang {k|beses}: {answer}'),
      ],
    },
  ]
}

export const radioactiveHalfLife = formulaSkill<Mistake>({
  id: 'science/half-life',
  area: 'Science',
  name: say('Half-life of radioactive isotopes', 'Half-life ng mga radioactive isotope'),
  grades: [9, 11],
  cues: {
    en: ['half-life', 'radioactive decay', 'isotope', 'radioactive', 'nuclear'],
    fil: ['half-life', 'radioactive decay', 'isotope', 'radioactive', 'nuclear'],
  },
  units: [],
  largest: () => 25_000,
  levels: { plain: 'apply', story: 'apply' },
  mistakes: {
    once: say('counted one half-life only', 'isang half-life lamang ang binilang'),
    'one-less': say('counted one half-life too few', 'kulang ng isa ang bilang ng half-life'),
    'one-more': say('counted one half-life too many', 'sobra ng isa ang bilang ng half-life'),
    divided: say('used 2 times the number of half-lives', 'ginamit ang 2 na pinarami sa bilang ng half-life'),
    gone: say('gave what is gone', 'ang nawala ang ibinigay'),
    same: say('used the number of half-lives itself', 'ang bilang mismo ng half-life ang ginamit'),
  },
  rules: rules(
    {
      say: say(
        'After two half-lives, {1/4} of a radioactive sample is left.',
        'Pagkaraan ng dalawang half-life, {1/4} ng radioactive na sample ang natitira.',
      ),
      ask: say(
        'What part of a radioactive sample is left after two half-lives?',
        'Anong bahagi ng radioactive na sample ang natitira pagkaraan ng dalawang half-life?',
      ),
      not: ['1/2', '1/3', '1/8'],
    },
    {
      say: say(
        'After three half-lives, {1/8} of a radioactive sample is left.',
        'Pagkaraan ng tatlong half-life, {1/8} ng radioactive na sample ang natitira.',
      ),
      ask: say(
        'What part of a radioactive sample is left after three half-lives?',
        'Anong bahagi ng radioactive na sample ang natitira pagkaraan ng tatlong half-life?',
      ),
      not: ['1/3', '1/4', '1/6'],
    },
    {
      say: say(
        'If only 50 mg of a 100-mg radioactive sample is left after 8 days, its half-life is {8 days}.',
        'Kung 50 mg na lamang ng 100-mg na radioactive sample ang natira pagkaraan ng 8 araw, ang half-life nito ay {8 araw}.',
      ),
      ask: say(
        'After 8 days, only 50 mg of a 100-mg radioactive sample is left. What is its half-life?',
        'Pagkaraan ng 8 araw, 50 mg na lamang ng 100-mg na radioactive sample ang natira. Ano ang half-life nito?',
      ),
      not: { en: ['2 days', '4 days', '16 days'], fil: ['2 araw', '4 na araw', '16 na araw'] },
    },
  ),
  main: ['same', 'one-less'],
  cases: isotopes.flatMap(caseFor),
})
