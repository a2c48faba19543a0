import { type Case, formulaSkill, need, rules, same, say } from '../science/formula.ts'

type Mistake = 'cost' | 'markup' | 'minus' | 'flat' | 'all' | 'half'

/** With what it costs to make one. */
const goods = [
  { en: 'cupcakes', fil: 'cupcake', costs: [10, 12, 15, 16, 20] },
  { en: 'ensaymada', fil: 'ensaymada', costs: [12, 15, 16, 20, 24] },
  { en: 'potholders', fil: 'potholder', costs: [10, 12, 15, 16, 20] },
  { en: 'bars of soap', fil: 'sabon', costs: [16, 20, 24, 25, 30] },
  { en: 'slices of cassava cake', fil: 'hiwa ng cassava cake', costs: [8, 10, 12, 15, 20] },
  { en: 'embutido rolls', fil: 'embutido', costs: [40, 45, 48, 50, 60, 75] },
]

const caseFor = ({ en, fil, costs }: (typeof goods)[number]): Case<Mistake> => ({
  asks: 'price',
  unit: '₱',
  draw: (draw) => {
    const [n, each, r] = [
      draw.pick([10, 12, 15, 20, 24, 25, 30, 40, 50]),
      draw.pick(costs),
      draw.pick([20, 25, 30, 40, 50]),
    ]
    need((each * r) % 50 === 0)
    return { n, t: n * each, r, c: each, m: (each * r) / 100 }
  },
  find: ({ t = 0, n = 1, r = 0 }) => (t / n) * (1 + r / 100),
  wrong: ({ t = 0, r = 0, c = 0, m = 0 }) => ({
    cost: c,
    markup: m,
    minus: c - m,
    flat: c + r,
    all: t + (t * r) / 100,
    half: c + m / 2,
  }),
  plain: say(
    `It costs {₱t} to make {n} ${en}. With a markup of {r}%, what is the selling price of one?`,
    `Nagkakahalaga ng {₱t} ang paggawa ng {n|${fil}}. Kung {r}% ang markup, magkano ang selling price ng isa?`,
  ),
  stories: [
    say(
      `{who} spends {₱t} to make {n} ${en} and adds a markup of {r}% to the cost. At what price must {he} sell each one?`,
      `Gumastos si {who} ng {₱t} sa paggawa ng {n|${fil}} at nagpatong ng {r}% na markup sa gastos. Magkano niya dapat ibenta ang bawat isa?`,
    ),
    say(
      `A TLE class makes {n} ${en} for {₱t} to sell at the school fair. What is the selling price of each if the markup is {r}% of the cost?`,
      `Gumawa ang klase sa TLE ng {n|${fil}} sa gastos na {₱t} upang ibenta sa school fair. Magkano ang selling price ng bawat isa kung {r}% ng gastos ang markup?`,
    ),
  ],
  says: say(
    `If {n} ${en} cost {₱t} to make and the markup is {r}%, one sells for {answer}.`,
    `Kung {₱t} ang gastos sa {n|${fil}} at {r}% ang markup, {answer} ang selling price ng isa.`,
  ),
  steps: [
    say('Cost of one: {₱t} ÷ {n} = {₱c}', 'Gastos sa isa: {₱t} ÷ {n} = {₱c}'),
    same('Markup: {r}% × {₱c} = {₱m}'),
    same('Selling price: {₱c} + {₱m} = {answer}'),
  ],
})

export const sellingPrice = formulaSkill<Mistake>({
  id: 'tle/selling-price',
  area: 'TLE',
  name: say('Selling price of products made', 'Selling price ng mga nagawang produkto'),
  grades: [7, 10],
  cues: {
    en: ['selling price', 'markup', 'production cost', 'costing', 'pricing products'],
    fil: ['selling price', 'markup', 'gastos sa paggawa', 'pagpepresyo', 'puhunan'],
  },
  units: ['tle/10/business-ideas-and-costing'],
  largest: () => 2_000,
  levels: { plain: 'apply', story: 'analyze' },
  mistakes: {
    cost: say('gave the cost of one without the markup', 'ang gastos sa isa na walang markup ang ibinigay'),
    markup: say('gave the markup of one', 'ang markup ng isa ang ibinigay'),
    minus: say('subtracted the markup', 'ibinawas ang markup'),
    flat: say('added the rate as if it were pesos', 'idinagdag ang rate na para bang piso'),
    all: say('gave the price of all', 'ang presyo ng lahat ang ibinigay'),
    half: say('added only half of the markup', 'kalahati lamang ng markup ang idinagdag'),
  },
  rules: rules(
    {
      say: say(
        'The selling price is the cost plus the {markup}.',
        'Ang selling price ay ang gastos na dinagdagan ng {markup}.',
      ),
      ask: say(
        'What is added to the cost of a product to get its selling price?',
        'Ano ang idinaragdag sa gastos sa produkto upang makuha ang selling price nito?',
      ),
      not: { en: ['discount', 'capital', 'change'], fil: ['diskuwento', 'puhunan', 'sukli'] },
    },
    {
      say: say(
        'If a product costs ₱20 and the markup is 50%, the selling price is {₱30}.',
        'Kung ₱20 ang gastos sa produkto at 50% ang markup, {₱30} ang selling price.',
      ),
      ask: say(
        'What is the selling price if the cost is ₱20 and the markup is 50% of the cost?',
        'Magkano ang selling price kung ₱20 ang gastos at 50% ng gastos ang markup?',
      ),
      not: ['₱10', '₱25', '₱70'],
    },
  ),
  main: ['cost', 'flat'],
  cases: goods.map(caseFor),
})
