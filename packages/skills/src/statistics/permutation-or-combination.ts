import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { raised } from '../words/numbers.ts'
import { type CountingChoice, combinations, drawChoice, ordered, unordered } from './counting.ts'
import { need, rule, says, stems } from './writing.ts'

type Given = CountingChoice & { counts: boolean }

const sign = ({ counts }: Given) => (counts ? 'P' : 'C')
export const permutationOrCombination = skill<
  Given,
  'other' | 'power' | 'product' | 'all' | 'swapped' | 'less'
>({
  id: 'statistics/permutation-or-combination',
  area: 'Mathematics',
  name: says('Permutation or combination', 'Permutation o combination'),
  grades: [10, 11],
  cues: says(
    ['permutation or combination', 'order matters', 'order does not matter', 'permutation', 'combination'],
    [
      'permutation o combination',
      'mahalaga ang ayos',
      'hindi mahalaga ang ayos',
      'permutation',
      'combination',
    ],
  ),
  units: [],
  largest: () => 100,
  choicesOnly: true,
  mistakes: {
    other: says('mixed up permutation and combination', 'napagpalit ang permutation at combination'),
    power: says('allowed repetition', 'pinahintulutan ang pag-uulit'),
    product: says('multiplied the two numbers', 'minultiply ang dalawang bilang'),
    all: says('arranged all the objects', 'isinaayos ang lahat ng bagay'),
    swapped: says('changed the places of the two numbers', 'napagpalit ang dalawang bilang'),
    less: says('took the number of objects that are left over', 'ginamit ang bilang ng natirang bagay'),
  },
  rules: says(
    [
      rule(
        'Choosing 3 members of equal rank for a committee is an example of a {combination}.',
        'Choosing 3 members of equal rank for a committee is an example of what?',
        'permutation',
        'circular permutation',
        'factorial',
      ),
      rule(
        'Choosing a president and a secretary from a class is an example of a {permutation}.',
        'Choosing a president and a secretary from a class is an example of what?',
        'combination',
        'circular permutation',
        'factorial',
      ),
      rule(
        'In a permutation, unlike in a combination, {the order of the objects} matters.',
        'What matters in a permutation but not in a combination?',
        'the number of objects',
        'the size of the objects',
        'the kind of objects',
      ),
    ],
    [
      rule(
        'Ang pagpili ng 3 kasaping magkakapantay ng tungkulin para sa komite ay halimbawa ng {combination}.',
        'Ang pagpili ng 3 kasaping magkakapantay ng tungkulin para sa komite ay halimbawa ng ano?',
        'permutation',
        'circular permutation',
        'factorial',
      ),
      rule(
        'Ang pagpili ng pangulo at kalihim mula sa isang klase ay halimbawa ng {permutation}.',
        'Ang pagpili ng pangulo at kalihim mula sa isang klase ay halimbawa ng ano?',
        'combination',
        'circular permutation',
        'factorial',
      ),
      rule(
        'Sa permutation, hindi tulad sa combination, mahalaga ang {ayos ng mga bagay}.',
        'Ano ang mahalaga sa permutation ngunit hindi sa combination?',
        'bilang ng mga bagay',
        'laki ng mga bagay',
        'uri ng mga bagay',
      ),
    ],
  ),
  draw: (draw) => {
    const counts = draw.chanceOf(50)
    const choice = drawChoice(draw, counts ? ordered : unordered)
    const { n, r } = choice
    need(r * 2 !== n && r < n - 1 && combinations(n, r) !== n * r)
    return { ...choice, counts }
  },
  answer: (given) => `${sign(given)}(${given.n}, ${given.r})`,
  wrong: withChief('other', ({ n, r, counts }) => ({
    other: `${counts ? 'C' : 'P'}(${n}, ${r})`,
    power: `${n}${raised(r)}`,
    product: `${n} × ${r}`,
    all: `${n}!`,
    swapped: `${counts ? 'P' : 'C'}(${r}, ${n})`,
    less: counts ? `P(${n}, ${n - r})` : undefined,
  })),
  stems: stems(
    [
      'analyze',
      (given) => `Choose the expression that gives the answer. ${given.story.text.en(given)}`,
      (given) => `Piliin ang expression na nagbibigay ng sagot. ${given.story.text.fil(given)}`,
    ],
    [
      'analyze',
      (given) =>
        `Think about whether the order matters, then choose the right expression. ${given.story.text.en(given)}`,
      (given) =>
        `Isipin kung mahalaga ang ayos, saka piliin ang tamang expression. ${given.story.text.fil(given)}`,
    ],
  ),
  statement: {
    en: (given, answer) => `The question "${given.story.text.en(given)}" is answered by ${answer}.`,
    fil: (given, answer) => `Ang tanong na "${given.story.text.fil(given)}" ay sinasagot ng ${answer}.`,
  },
  solution: {
    en: (given) => [
      given.counts
        ? 'The order matters, so it is a permutation.'
        : 'The order does not matter, so it is a combination.',
      `${given.r} of ${given.n}: ${sign(given)}(${given.n}, ${given.r})`,
    ],
    fil: (given) => [
      given.counts
        ? 'Mahalaga ang ayos, kaya ito ay permutation.'
        : 'Hindi mahalaga ang ayos, kaya ito ay combination.',
      `${given.r} sa ${given.n}: ${sign(given)}(${given.n}, ${given.r})`,
    ],
  },
})
