import { type Case, formulaSkill, need, rules, same, say } from '../science/formula.ts'

type Mistake = 'old' | 'added' | 'inverse' | 'double' | 'one' | 'extra'

const dishes = [
  {
    en: 'leche flan',
    fil: 'leche flan',
    what: say('condensed milk', 'kondensada'),
    unit: 'mL',
    each: [50, 60, 75],
  },
  {
    en: 'chicken adobo',
    fil: 'adobong manok',
    what: say('chicken', 'manok'),
    unit: 'g',
    each: [100, 125, 150, 200],
  },
  { en: 'pancit', fil: 'pansit', what: say('bihon', 'bihon'), unit: 'g', each: [40, 50, 60] },
  { en: 'puto', fil: 'puto', what: say('rice flour', 'harinang bigas'), unit: 'g', each: [30, 40, 50] },
  { en: 'ginataan', fil: 'ginataan', what: say('coconut milk', 'gata'), unit: 'mL', each: [75, 100, 120] },
  {
    en: 'champorado',
    fil: 'champorado',
    what: say('glutinous rice', 'malagkit'),
    unit: 'g',
    each: [40, 50, 60],
  },
]

const caseFor = ({ en, fil, what, unit, each }: (typeof dishes)[number]): Case<Mistake> => ({
  asks: 'r',
  unit,
  draw: (draw) => {
    const [a, b, x] = [
      draw.pick([4, 5, 6, 8, 10]),
      draw.pick([8, 10, 12, 15, 20, 25, 30, 40]),
      draw.pick(each),
    ]
    need(b > a)
    return { a, b, q: a * x }
  },
  find: ({ a = 1, b = 0, q = 0 }) => (q / a) * b,
  wrong: ({ a = 1, b = 0, q = 0 }) => ({
    old: q,
    added: q + (b - a),
    inverse: Number.isInteger((q * a) / b) ? (q * a) / b : undefined,
    double: q * 2,
    one: q / a,
    extra: (q / a) * (b - a),
  }),
  plain: say(
    `A recipe for {a} servings of ${en} needs {q} ${unit} of ${what.en}. How much is needed for {b} servings?`,
    `Kailangan ng {q} ${unit} na ${what.fil} ang recipe ng ${fil} para sa {a|katao}. Gaano karami ang kailangan para sa {b|katao}?`,
  ),
  stories: [
    say(
      `{who} is cooking ${en} for {b} guests. The recipe, which is good for {a}, uses {q} ${unit} of ${what.en}. How much ${what.en} does {he} need?`,
      `Magluluto si {who} ng ${fil} para sa {b|bisita}. Ang recipe na para sa {a|katao} ay gumagamit ng {q} ${unit} na ${what.fil}. Gaano karaming ${what.fil} ang kailangan niya?`,
    ),
    say(
      `The cookery class has a recipe of ${en} with {q} ${unit} of ${what.en} for {a} servings. How much ${what.en} is needed to serve {b} learners?`,
      `Ang klase sa cookery ay may recipe ng ${fil} na may {q} ${unit} na ${what.fil} para sa {a|katao}. Gaano karaming ${what.fil} ang kailangan para sa {b|mag-aaral}?`,
    ),
  ],
  says: say(
    `If {a} servings of ${en} need {q} ${unit} of ${what.en}, then {b} servings need {answer}.`,
    `Kung {q} ${unit} na ${what.fil} ang kailangan ng ${fil} para sa {a|katao}, {answer} ang kailangan para sa {b|katao}.`,
  ),
  steps: [
    say(`For one serving: {q} ${unit} ÷ {a}`, `Para sa isang tao: {q} ${unit} ÷ {a}`),
    same(`{q} ${unit} ÷ {a} × {b} = {answer}`),
  ],
})

export const recipeScaling = formulaSkill<Mistake>({
  id: 'tle/recipe-scaling',
  area: 'TLE',
  name: say('Scaling a recipe', 'Pagpaparami ng recipe'),
  grades: [7, 10],
  cues: {
    en: ['recipe', 'servings', 'yield', 'increase the recipe', 'ingredients needed'],
    fil: ['recipe', 'servings', 'yield', 'dami ng sangkap', 'paramihin ang recipe'],
  },
  units: ['tle/9/stocks-soups-and-salads', 'tle/10/bread-and-baking', 'tle/7/kitchen-tools-and-measurement'],
  largest: () => 8_000,
  levels: { plain: 'apply', story: 'apply' },
  mistakes: {
    old: say('kept the amount of the old recipe', 'hindi binago ang dami sa dating recipe'),
    added: say('added the extra servings to the amount', 'idinagdag sa dami ang dagdag na bilang ng tao'),
    inverse: say('scaled the wrong way around', 'baligtad ang pagpaparami'),
    double: say('just doubled the recipe', 'dinoble lamang ang recipe'),
    one: say('gave the amount for one serving', 'ang dami para sa isang tao ang ibinigay'),
    extra: say('gave only what has to be added', 'ang kailangang idagdag lamang ang ibinigay'),
  },
  rules: rules(
    {
      say: say(
        'To cook a recipe for 4 persons for 12 persons, multiply every ingredient by {3}.',
        'Upang maging para sa 12 katao ang recipe na para sa 4 na katao, paramihin ang bawat sangkap sa {3}.',
      ),
      ask: say(
        'A recipe for 4 persons is cooked for 12 persons. By what number do we multiply every ingredient?',
        'Lulutuin para sa 12 katao ang recipe na para sa 4 na katao. Sa anong bilang pararamihin ang bawat sangkap?',
      ),
      not: ['4', '8', '12'],
    },
    {
      say: say(
        'The number of servings that a recipe makes is called its {yield}.',
        'Ang bilang ng serving na nagagawa ng recipe ay tinatawag na {yield} nito.',
      ),
      ask: say(
        'What do we call the number of servings that a recipe makes?',
        'Ano ang tawag sa bilang ng serving na nagagawa ng recipe?',
      ),
      not: ['portion size', 'food cost', 'cooking time'],
    },
  ),
  main: ['extra', 'double'],
  cases: dishes.map(caseFor),
})
