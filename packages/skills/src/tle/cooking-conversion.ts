import { type Case, formulaSkill, rules, say } from '../science/formula.ts'

type Mistake = 'opposite' | 'half' | 'double' | 'tens' | 'added' | 'other-unit'

type Pair = {
  large: readonly [string, string]
  small: readonly [string, string]
  factor: number
  counts: readonly number[]
  told: boolean
  other: number
}

const cup = ['cups', 'tasa'] as const
const tablespoon = ['tablespoons', 'kutsara'] as const
const teaspoon = ['teaspoons', 'kutsarita'] as const
const milliliter = ['milliliters', 'mililitro'] as const

const pairs: readonly Pair[] = [
  { large: cup, small: tablespoon, factor: 16, counts: [2, 3, 1.5, 2.5], told: false, other: 3 },
  {
    large: tablespoon,
    small: teaspoon,
    factor: 3,
    counts: [2, 4, 5, 6, 7, 8, 9, 10, 12],
    told: false,
    other: 16,
  },
  { large: cup, small: milliliter, factor: 240, counts: [2, 3, 4, 5, 6, 1.5, 2.5], told: true, other: 15 },
  { large: tablespoon, small: milliliter, factor: 15, counts: [2, 3, 4, 5, 6, 8, 10], told: true, other: 5 },
  { large: teaspoon, small: milliliter, factor: 5, counts: [2, 3, 4, 6, 7, 8, 9, 12], told: true, other: 15 },
]

const byCup = [say('coconut milk', 'gata'), say('water', 'tubig'), say('chicken broth', 'sabaw ng manok')]
const bySpoon = [say('soy sauce', 'toyo'), say('vinegar', 'suka'), say('cooking oil', 'mantika')]

function casesFor({ large, small, factor, counts, told, other }: Pair): Case<Mistake>[] {
  const draw: Case<Mistake>['draw'] = (from) => {
    const a = from.pick(counts)
    return { a, b: a * factor }
  }
  const one = (name: string) => name.replace(/s$/, '')
  const hint = told
    ? say(
        ` Use 1 ${one(large[0])} = ${factor} ${small[0]}.`,
        ` Gamitin ang 1 ${large[1]} = ${factor} ${small[1]}.`,
      )
    : say('', '')
  const ask = (n: string, from: readonly [string, string], to: readonly [string, string]) => ({
    plain: say(
      `How many ${to[0]} are equal to {${n}} ${from[0]}?${hint.en}`,
      `Ilang ${to[1]} ang katumbas ng {${n}|${from[1]}}?${hint.fil}`,
    ),
    stories: (large === cup ? byCup : bySpoon).map(({ en, fil }) =>
      say(
        `The recipe that {who} follows needs {${n}} ${from[0]} of ${en}. How many ${to[0]} is that?${hint.en}`,
        `Sa recipe na sinusundan ni {who}, kailangan ang {${n}|${from[1]}} ng ${fil}. Ilang ${to[1]} iyon?${hint.fil}`,
      ),
    ),
    says: say(
      `The number of ${to[0]} equal to {${n}} ${from[0]} is {answer}.`,
      `Ang bilang ng ${to[1]} na katumbas ng {${n}|${from[1]}} ay {answer}.`,
    ),
  })
  return [
    {
      asks: 'b',
      unit: '',
      draw,
      find: ({ a = 0 }) => a * factor,
      wrong: ({ a = 0 }) => ({
        opposite: factor / a,
        half: (a * factor) / 2,
        double: a * factor * 2,
        tens: a * 10,
        added: a + factor,
        'other-unit': a * other,
      }),
      ...ask('a', large, small),
      steps: [
        say(`1 ${one(large[0])} = ${factor} ${small[0]}`, `1 ${large[1]} = ${factor} ${small[1]}`),
        say(`{a} × ${factor} = {answer}`, `{a} × ${factor} = {answer}`),
      ],
    },
    {
      asks: 'a',
      unit: '',
      draw,
      find: ({ b = 0 }) => b / factor,
      wrong: ({ b = 0 }) => ({
        half: b / factor / 2,
        double: (b / factor) * 2,
        tens: factor < 100 ? b / 10 : undefined,
        'other-unit': b / other,
        added: factor < 100 && b > factor ? b - factor : undefined,
      }),
      ...ask('b', small, large),
      steps: [
        say(`1 ${one(large[0])} = ${factor} ${small[0]}`, `1 ${large[1]} = ${factor} ${small[1]}`),
        say(`{b} ÷ ${factor} = {answer}`, `{b} ÷ ${factor} = {answer}`),
      ],
    },
  ]
}

export const cookingConversion = formulaSkill<Mistake>({
  id: 'tle/cooking-conversion',
  area: 'TLE',
  name: say('Converting kitchen measures', 'Pagko-convert ng mga sukat sa kusina'),
  grades: [7, 10],
  cues: {
    en: ['cups', 'tablespoons', 'teaspoons', 'kitchen measurement', 'measuring ingredients', 'equivalents'],
    fil: ['tasa', 'kutsara', 'kutsarita', 'sukat sa kusina', 'pagsukat ng sangkap', 'katumbas na sukat'],
  },
  notation: [/\b\d+ ?(?:tbsp|tsp|cups?)\b/i],
  units: ['tle/7/kitchen-tools-and-measurement', 'tle/10/bread-and-baking'],
  largest: () => 2_000,
  mistakes: {
    opposite: say('divided instead of multiplying', 'nag-divide sa halip na mag-multiply'),
    half: say('used half of what the units stand for', 'kalahati lamang ng katumbas ang nakuha'),
    double: say('used twice what the units stand for', 'doble ng katumbas ang nakuha'),
    tens: say('converted by tens', 'sa sampu ibinatay ang pag-convert'),
    added: say(
      'added or subtracted instead of multiplying or dividing',
      'nagdagdag o nagbawas sa halip na mag-multiply o mag-divide',
    ),
    'other-unit': say('used the number for another unit', 'ginamit ang bilang para sa ibang sukat'),
  },
  rules: rules(
    {
      say: say(
        'One tablespoon is equal to {3} teaspoons.',
        'Ang katumbas ng isang kutsara sa kutsarita ay {3}.',
      ),
      ask: say('How many teaspoons are in one tablespoon?', 'Ilang kutsarita ang nasa isang kutsara?'),
      not: ['2', '4', '5'],
    },
    {
      say: say('One cup is equal to {16} tablespoons.', 'Ang katumbas ng isang tasa sa kutsara ay {16}.'),
      ask: say('How many tablespoons are in one cup?', 'Ilang kutsara ang nasa isang tasa?'),
      not: ['8', '10', '12'],
    },
  ),
  main: ['opposite', 'other-unit'],
  cases: pairs.flatMap(casesFor),
})
