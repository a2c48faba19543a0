import { skill } from '../skill.ts'
import { rules, say } from './formula.ts'

type Term = readonly [number, string]
type Given = { left: readonly Term[]; right: readonly Term[] }

const terms = (side: string): Term[] =>
  side.split(' + ').map((text) => {
    const [, count = '', formula = text] = /^(\d*)(.+)$/.exec(text) ?? []
    return [Number(count || 1), formula]
  })

const equations: readonly Given[] = [
  '2H₂ + O₂ → 2H₂O',
  'N₂ + 3H₂ → 2NH₃',
  '2Na + Cl₂ → 2NaCl',
  '2Mg + O₂ → 2MgO',
  '4Al + 3O₂ → 2Al₂O₃',
  '4Fe + 3O₂ → 2Fe₂O₃',
  'CH₄ + 2O₂ → CO₂ + 2H₂O',
  'C₃H₈ + 5O₂ → 3CO₂ + 4H₂O',
  '2H₂O₂ → 2H₂O + O₂',
  '2KClO₃ → 2KCl + 3O₂',
  'Zn + 2HCl → ZnCl₂ + H₂',
  'Mg + 2HCl → MgCl₂ + H₂',
  '2Al + 3Cl₂ → 2AlCl₃',
  '2K + Cl₂ → 2KCl',
  '2Na + 2H₂O → 2NaOH + H₂',
  '2Ca + O₂ → 2CaO',
  'Ca(OH)₂ + 2HCl → CaCl₂ + 2H₂O',
  '2SO₂ + O₂ → 2SO₃',
  '2CO + O₂ → 2CO₂',
  'Fe₂O₃ + 3CO → 2Fe + 3CO₂',
  '2HgO → 2Hg + O₂',
  '2Al + 6HCl → 2AlCl₃ + 3H₂',
  '4Na + O₂ → 2Na₂O',
  'P₄ + 5O₂ → 2P₂O₅',
  'Mg + 2AgNO₃ → Mg(NO₃)₂ + 2Ag',
  '2NaOH + H₂SO₄ → Na₂SO₄ + 2H₂O',
].map((text) => {
  const [left = '', right = ''] = text.split(' → ')
  return { left: terms(left), right: terms(right) }
})

const side = (list: readonly Term[]) =>
  list.map(([count, formula]) => `${count === 1 ? '' : count}${formula}`).join(' + ')
const written = ({ left, right }: Given) => `${side(left)} → ${side(right)}`
const times = (list: readonly Term[], change: (count: number, at: number) => number): Term[] =>
  list.map(([count, formula], at) => [change(count, at), formula])
const bare = (list: readonly Term[]) => times(list, () => 1)
const skeleton = ({ left, right }: Given) => written({ left: bare(left), right: bare(right) })

export const balancingEquations = skill<
  Given,
  'as-is' | 'left-only' | 'right-only' | 'swapped' | 'multiple' | 'one-more' | 'last-more'
>({
  id: 'science/balancing-equations',
  area: 'Science',
  name: say('Balancing chemical equations', 'Pagbabalanse ng chemical equation'),
  grades: [9, 10],
  cues: {
    en: [
      'balancing equations',
      'balanced equation',
      'chemical equation',
      'coefficients',
      'conservation of mass',
      'reactants',
    ],
    fil: [
      'pagbabalanse ng equation',
      'balanced equation',
      'chemical equation',
      'coefficient',
      'conservation of mass',
      'reactant',
    ],
  },
  notation: [/[A-Z][a-z]?[₀-₉]* ?(?:\+ ?\d*[A-Z].*)?→/],
  units: ['science/10/types-of-chemical-reactions'],
  largest: () => 100,
  mistakes: {
    'as-is': say('left the equation without coefficients', 'iniwang walang coefficient ang equation'),
    'left-only': say('put coefficients on the left side only', 'sa kaliwa lamang naglagay ng coefficient'),
    'right-only': say('put coefficients on the right side only', 'sa kanan lamang naglagay ng coefficient'),
    swapped: say('exchanged the coefficients of the reactants', 'napagpalit ang mga coefficient ng reactant'),
    multiple: say(
      'did not reduce the coefficients to the smallest whole numbers',
      'hindi pinaliit ang mga coefficient sa pinakamaliit na buong bilang',
    ),
    'one-more': say(
      'gave the first reactant one too many',
      'sumobra ng isa ang coefficient ng unang reactant',
    ),
    'last-more': say(
      'gave the last product one too many',
      'sumobra ng isa ang coefficient ng huling product',
    ),
  },
  rules: rules(
    {
      say: say(
        'Both sides of a balanced equation have the same {number of atoms of each element}.',
        'Magkapareho sa magkabilang panig ng balanced equation ang {bilang ng atom ng bawat element}.',
      ),
      ask: say(
        'What must be the same on both sides of a balanced equation?',
        'Ano ang dapat na magkapareho sa magkabilang panig ng balanced equation?',
      ),
      not: {
        en: ['number of substances', 'number of molecules', 'sum of the coefficients'],
        fil: ['bilang ng substance', 'bilang ng molecule', 'kabuoan ng mga coefficient'],
      },
    },
    {
      say: say(
        'To balance an equation, we change only the {coefficients}.',
        'Upang mabalanse ang equation, ang mga {coefficient} lamang ang binabago.',
      ),
      ask: say(
        'Which numbers do we change to balance an equation?',
        'Aling mga bilang ang binabago upang mabalanse ang equation?',
      ),
      not: {
        en: ['subscripts', 'atomic numbers', 'atomic masses'],
        fil: ['subscript', 'atomic number', 'atomic mass'],
      },
    },
    {
      say: say(
        'Chemical equations must be balanced because of the {law of conservation of mass}.',
        'Dapat balanse ang mga chemical equation dahil sa {law of conservation of mass}.',
      ),
      ask: say(
        'Because of which law must chemical equations be balanced?',
        'Dahil sa aling batas dapat balanse ang mga chemical equation?',
      ),
      not: ['law of conservation of energy', 'law of conservation of momentum', 'law of inertia'],
    },
  ),
  draw: (draw) => draw.pick(equations),
  answer: written,
  wrong: ({ left, right }) => ({
    'as-is': skeleton({ left, right }),
    'left-only': written({ left, right: bare(right) }),
    'right-only': written({ left: bare(left), right }),
    swapped:
      left.length === 2
        ? written({ left: times(left, (_, at) => left[1 - at]?.[0] ?? 1), right })
        : undefined,
    multiple: written({ left: times(left, (count) => count * 2), right: times(right, (count) => count * 2) }),
    'one-more': written({ left: times(left, (count, at) => (at === 0 ? count + 1 : count)), right }),
    'last-more': written({
      left,
      right: times(right, (count, at) => (at === right.length - 1 ? count + 1 : count)),
    }),
  }),
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `Balance the equation with the smallest whole-number coefficients: ${skeleton(given)}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `What is the balanced form of ${skeleton(given)}, with the smallest whole-number coefficients?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `Balansehin ang equation gamit ang pinakamaliit na buong bilang na mga coefficient: ${skeleton(given)}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ano ang balanced na anyo ng ${skeleton(given)}, gamit ang pinakamaliit na buong bilang na mga coefficient?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `With the smallest whole-number coefficients, ${skeleton(given)} is balanced as ${answer}.`,
    fil: (given, answer) =>
      `Gamit ang pinakamaliit na buong bilang na mga coefficient, ang balanced na anyo ng ${skeleton(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Count the atoms of each element on both sides and change only the coefficients.',
      written(given),
    ],
    fil: (given) => [
      'Bilangin ang atom ng bawat element sa magkabilang panig at coefficient lamang ang baguhin.',
      written(given),
    ],
  },
})
