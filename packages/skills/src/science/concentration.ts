import { type Case, type FormulaWords, formulaSkill, rules, same, say } from './formula.ts'
import { slips } from './law.ts'

type Mistake = 'solvent' | 'added' | 'inverted' | 'rest' | 'amount' | 'whole' | 'divided' | 'ten' | 'tenth'

const numbers =
  (percents: readonly number[]): Case<Mistake>['draw'] =>
  (draw) => {
    const w = draw.pick([50, 80, 100, 150, 200, 250, 300, 400, 500])
    const p = draw.pick(percents)
    return { p, w, s: (w * p) / 100, r: w - (w * p) / 100 }
  }
const drawn = numbers([2, 4, 5, 6, 8, 10, 12, 15, 20, 25])

const percent = {
  asks: 'p',
  unit: '%',
  draw: drawn,
  find: ({ s = 0, w = 1 }) => (s / w) * 100,
} satisfies Partial<Case<Mistake>>
const tenths = (value: number) => Math.round(value * 10) / 10
const wrongPercent: Case<Mistake>['wrong'] = ({ s = 0, w = 1 }) => {
  const right = (s / w) * 100
  return {
    added: tenths((s / (s + w)) * 100),
    inverted: w / s,
    rest: 100 - right,
    amount: s < 100 ? s : undefined,
    ten: right < 10 ? right * 10 : undefined,
    tenth: right / 10,
  }
}

const byVolume = (percents: readonly number[], story: FormulaWords): Case<Mistake> => ({
  ...percent,
  draw: numbers(percents),
  wrong: wrongPercent,
  plain: say(
    'There are {s} mL of solute in {w} mL of a solution. What is its percent by volume?',
    'May {s} mL na solute ang {w} mL na solution. Ano ang percent by volume nito?',
  ),
  stories: [story],
  says: say(
    'If there are {s} mL of solute in {w} mL of a solution, its concentration is {answer} by volume.',
    'Kung may {s} mL na solute ang {w} mL na solution, ang concentration nito ay {answer} by volume.',
  ),
  steps: [
    say(
      'Percent by volume = volume of solute ÷ volume of solution × 100%',
      'Percent by volume = volume ng solute ÷ volume ng solution × 100%',
    ),
    same('{s} mL ÷ {w} mL × 100% = {answer}'),
  ],
})

export const concentration = formulaSkill<Mistake>({
  id: 'science/concentration',
  area: 'Science',
  name: say('Percent concentration of a solution', 'Percent concentration ng solution'),
  grades: [7, 9],
  cues: {
    en: ['concentration', 'percent by mass', 'percent by volume', 'solute', 'solvent', 'solution'],
    fil: ['concentration', 'percent by mass', 'percent by volume', 'solute', 'solvent', 'solution'],
  },
  notation: [/% ?(?:by mass|by volume|\(?[mv]\/[mv])/],
  units: ['science/7/solutions-and-solubility'],
  largest: () => 500,
  levels: { plain: 'apply', story: 'apply' },
  mistakes: {
    solvent: say(
      'divided by the solvent instead of the solution',
      'sa solvent hinati sa halip na sa solution',
    ),
    added: say('added the solute to the solution once more', 'idinagdag pang muli ang solute sa solution'),
    inverted: say('divided the solution by the solute', 'hinati ang solution sa solute'),
    rest: say('gave the part of the solvent', 'ang bahagi ng solvent ang ibinigay'),
    amount: say('took the amount of solute for the percent', 'inakalang percent ang dami ng solute'),
    whole: say('took the percent for the amount', 'inakalang dami ang percent'),
    divided: say('divided the mass by the percent', 'hinati ang mass sa percent'),
    ...slips,
  },
  rules: rules(
    {
      say: say(
        'In a solution, the substance that is dissolved is called the {solute}.',
        'Sa isang solution, ang substance na tinunaw ay tinatawag na {solute}.',
      ),
      ask: say(
        'In a solution, what do we call the substance that is dissolved?',
        'Sa isang solution, ano ang tawag sa substance na tinunaw?',
      ),
      not: ['solvent', 'filtrate', 'precipitate'],
    },
    {
      say: say(
        'When 10 g of salt is dissolved in 90 g of water, the mass of the solution is {100 g}.',
        'Kapag tinunaw ang 10 g na asin sa 90 g na tubig, ang mass ng solution ay {100 g}.',
      ),
      ask: say(
        'What is the mass of the solution when 10 g of salt is dissolved in 90 g of water?',
        'Ano ang mass ng solution kapag tinunaw ang 10 g na asin sa 90 g na tubig?',
      ),
      not: ['10 g', '80 g', '90 g'],
    },
    {
      say: say(
        'When more water is added to a salt solution, its percent by mass of salt {decreases}.',
        'Kapag dinagdagan ng tubig ang solution ng asin, ang percent by mass ng asin dito ay {bumababa}.',
      ),
      ask: say(
        'More water is added to a salt solution. What happens to its percent by mass of salt?',
        'Dinagdagan ng tubig ang solution ng asin. Ano ang nangyayari sa percent by mass ng asin dito?',
      ),
      not: {
        en: ['increases', 'stays the same', 'becomes zero'],
        fil: ['tumataas', 'hindi nagbabago', 'nagiging zero'],
      },
    },
  ),
  main: ['solvent', 'added'],
  cases: [
    {
      ...percent,
      wrong: wrongPercent,
      plain: say(
        'There are {s} g of solute in {w} g of a solution. What is its percent by mass?',
        'May {s} g na solute ang {w} g na solution. Ano ang percent by mass nito?',
      ),
      stories: [
        say(
          'A salt solution with a mass of {w} g contains {s} g of salt. What is its percent by mass of salt?',
          'Ang solution ng asin na may mass na {w} g ay may {s} g na asin. Ano ang percent by mass ng asin dito?',
        ),
        say(
          '{who} prepares {w} g of a sugar solution that contains {s} g of sugar. What is the percent by mass of sugar in it?',
          'Gumawa si {who} ng {w} g na solution ng asukal na may {s} g na asukal. Ano ang percent by mass ng asukal dito?',
        ),
      ],
      says: say(
        'If there are {s} g of solute in {w} g of a solution, its concentration is {answer} by mass.',
        'Kung may {s} g na solute ang {w} g na solution, ang concentration nito ay {answer} by mass.',
      ),
      steps: [
        say(
          'Percent by mass = mass of solute ÷ mass of solution × 100%',
          'Percent by mass = mass ng solute ÷ mass ng solution × 100%',
        ),
        same('{s} g ÷ {w} g × 100% = {answer}'),
      ],
    },
    {
      ...percent,
      wrong: (n) => {
        const { s = 0, r = 1 } = n
        return { ...wrongPercent(n), added: undefined, solvent: tenths((s / r) * 100) }
      },
      plain: say(
        'What is the percent by mass of a solution made of {s} g of solute and {r} g of solvent?',
        'Ano ang percent by mass ng solution na gawa sa {s} g na solute at {r} g na solvent?',
      ),
      stories: [
        say(
          '{who} dissolves {s} g of salt in {r} g of water. What is the percent by mass of salt in the solution?',
          'Tinunaw ni {who} ang {s} g na asin sa {r} g na tubig. Ano ang percent by mass ng asin sa solution?',
        ),
        say(
          'A cook dissolves {s} g of sugar in {r} g of water. What is the percent by mass of sugar in the solution?',
          'Tinunaw ng kusinero ang {s} g na asukal sa {r} g na tubig. Ano ang percent by mass ng asukal sa solution?',
        ),
      ],
      says: say(
        'A solution of {s} g of solute in {r} g of solvent has a concentration of {answer} by mass.',
        'Ang solution na may {s} g na solute at {r} g na solvent ay may concentration na {answer} by mass.',
      ),
      steps: [
        say('Mass of the solution: {s} g + {r} g = {w} g', 'Mass ng solution: {s} g + {r} g = {w} g'),
        same('{s} g ÷ {w} g × 100% = {answer}'),
      ],
    },
    byVolume(
      [60, 70, 75],
      say(
        'A bottle of {w} mL of disinfectant contains {s} mL of alcohol. What is its percent by volume of alcohol?',
        'Ang bote ng {w} mL na disinfectant ay may {s} mL na alcohol. Ano ang percent by volume ng alcohol dito?',
      ),
    ),
    byVolume(
      [4, 5, 6],
      say(
        'A bottle of {w} mL of cane vinegar contains {s} mL of acetic acid. What is its percent by volume of acetic acid?',
        'Ang bote ng {w} mL na sukang tubo ay may {s} mL na acetic acid. Ano ang percent by volume ng acetic acid dito?',
      ),
    ),
    {
      asks: 's',
      unit: 'g',
      draw: drawn,
      find: ({ p = 0, w = 0 }) => (w * p) / 100,
      wrong: ({ p = 0, w = 0, s = 0, r = 0 }) => ({
        whole: p,
        rest: r,
        divided: w / p,
        ten: s * 10 < w ? s * 10 : undefined,
        tenth: s / 10,
      }),
      plain: say(
        'How many grams of solute are in {w} g of a solution that is {p}% by mass?',
        'Ilang gramo ng solute ang nasa {w} g ng solution na {p}% by mass?',
      ),
      stories: [
        say(
          '{who} needs {w} g of a salt solution that is {p}% by mass. How many grams of salt must be used?',
          'Kailangan ni {who} ng {w} g ng solution ng asin na {p}% by mass. Ilang gramo ng asin ang dapat gamitin?',
        ),
        say(
          'How many grams of sugar are in {w} g of a sugar solution that is {p}% by mass?',
          'Ilang gramo ng asukal ang nasa {w} g ng solution ng asukal na {p}% by mass?',
        ),
      ],
      says: say(
        'In {w} g of a solution that is {p}% by mass, there are {answer} of solute.',
        'Sa {w} g ng solution na {p}% by mass, may {answer} na solute.',
      ),
      steps: [
        say('Mass of solute = percent × mass of solution', 'Mass ng solute = percent × mass ng solution'),
        same('({p} ÷ 100) × {w} g = {answer}'),
      ],
    },
  ],
})
