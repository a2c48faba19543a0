import { type Case, formulaSkill, need, rules, same, say } from '../science/formula.ts'

type Mistake = 'total' | 'left-out' | 'one-less' | 'one-more' | 'largest' | 'tenth'

const dishes = [
  {
    en: 'chicken adobo',
    fil: 'adobong manok',
    a: say('chicken', 'manok'),
    b: say('soy sauce and vinegar', 'toyo at suka'),
    c: say('spices', 'pampalasa'),
    prices: [
      [180, 260],
      [20, 45],
      [10, 30],
    ],
  },
  {
    en: 'turon',
    fil: 'turon',
    a: say('saba bananas', 'saging na saba'),
    b: say('lumpia wrappers and sugar', 'lumpia wrapper at asukal'),
    c: say('cooking oil', 'mantika'),
    prices: [
      [60, 120],
      [40, 70],
      [30, 60],
    ],
  },
  {
    en: 'pancit bihon',
    fil: 'pansit bihon',
    a: say('noodles', 'bihon'),
    b: say('meat and vegetables', 'karne at gulay'),
    c: say('seasonings', 'pampalasa'),
    prices: [
      [60, 100],
      [120, 220],
      [20, 40],
    ],
  },
  {
    en: 'macaroni salad',
    fil: 'macaroni salad',
    a: say('macaroni', 'macaroni'),
    b: say('mayonnaise and cream', 'mayonnaise at cream'),
    c: say('fruit cocktail', 'fruit cocktail'),
    prices: [
      [60, 110],
      [110, 190],
      [70, 120],
    ],
  },
] as const

const caseFor = ({ en, fil, a, b, c, prices }: (typeof dishes)[number]): Case<Mistake> => ({
  asks: 'each',
  unit: '₱',
  draw: (draw) => {
    const [x, y, z] = prices.map(([least, most]) => draw.int(least / 5, most / 5) * 5) as [
      number,
      number,
      number,
    ]
    const n = draw.pick([4, 5, 6, 8, 10, 12])
    need(((x + y + z) / n) % 0.5 === 0)
    return { a: x, b: y, c: z, n, t: x + y + z }
  },
  find: ({ t = 0, n = 1 }) => t / n,
  wrong: (all) => {
    const { t = 0, n = 1, a: x = 0, c: z = 0 } = all
    const paid = (value: number) => (value % 0.25 === 0 ? value : undefined)
    return {
      total: t,
      'left-out': paid((t - z) / n),
      'one-less': paid(t / (n - 1)),
      'one-more': paid(t / (n + 1)),
      largest: paid(x / n),
      tenth: paid(t / 10),
    }
  },
  plain: say(
    `The ingredients of ${en} cost {₱a}, {₱b} and {₱c}. The recipe makes {n} servings. What is the cost per serving?`,
    `Ang mga sangkap ng ${fil} ay nagkakahalaga ng {₱a}, {₱b} at {₱c}. Makagagawa ang recipe ng {n|serving}. Magkano ang gastos sa bawat serving?`,
  ),
  stories: [
    say(
      `To cook ${en}, {who} spends {₱a} on ${a.en}, {₱b} on ${b.en} and {₱c} on ${c.en}. If it makes {n} servings, how much does one serving cost?`,
      `Sa pagluluto ng ${fil}, gumastos si {who} ng {₱a} sa ${a.fil}, {₱b} sa ${b.fil} at {₱c} sa ${c.fil}. Kung {n|serving} ang magagawa, magkano ang gastos sa isang serving?`,
    ),
    say(
      `A cookery group buys ${a.en} for {₱a}, ${b.en} for {₱b} and ${c.en} for {₱c}. Their ${en} yields {n} servings. What is the cost of each serving?`,
      `Bumili ang isang pangkat sa cookery ng ${a.fil} sa halagang {₱a}, ${b.fil} sa {₱b} at ${c.fil} sa {₱c}. Ang kanilang ${fil} ay may {n|serving}. Magkano ang gastos sa bawat serving?`,
    ),
  ],
  says: say(
    `If ingredients for {₱a}, {₱b} and {₱c} make {n} servings, one serving costs {answer}.`,
    `Kung ang mga sangkap na {₱a}, {₱b} at {₱c} ay makagagawa ng {n|serving}, ang gastos sa isang serving ay {answer}.`,
  ),
  steps: [
    say('Total cost: {₱a} + {₱b} + {₱c} = {₱t}', 'Kabuoang gastos: {₱a} + {₱b} + {₱c} = {₱t}'),
    same('{₱t} ÷ {n} = {answer}'),
  ],
})

export const recipeCost = formulaSkill<Mistake>({
  id: 'tle/recipe-cost',
  area: 'TLE',
  name: say('Cost per serving of a recipe', 'Gastos sa bawat serving ng recipe'),
  grades: [7, 10],
  cues: {
    en: ['recipe costing', 'cost per serving', 'food cost', 'cost of ingredients', 'portion cost'],
    fil: ['recipe costing', 'gastos sa bawat serving', 'food cost', 'halaga ng sangkap', 'puhunan'],
  },
  units: ['tle/10/business-ideas-and-costing', 'tle/9/stocks-soups-and-salads'],
  largest: () => 1_000,
  levels: { plain: 'apply', story: 'analyze' },
  mistakes: {
    total: say('gave the total cost', 'ang kabuoang gastos ang ibinigay'),
    'left-out': say('left out the last ingredient', 'hindi isinama ang huling sangkap'),
    'one-less': say('divided by one serving too few', 'kulang ng isang serving ang pinaghatian'),
    'one-more': say('divided by one serving too many', 'sobra ng isang serving ang pinaghatian'),
    largest: say('used only the first ingredient', 'ang unang sangkap lamang ang ginamit'),
    tenth: say('divided by 10 whatever the yield', 'sa 10 hinati anuman ang yield'),
  },
  rules: rules(
    {
      say: say(
        'To find the cost per serving, {divide the total cost by the number of servings}.',
        'Upang makuha ang gastos sa bawat serving, {hatiin ang kabuoang gastos sa bilang ng serving}.',
      ),
      ask: say('How do we find the cost per serving?', 'Paano makukuha ang gastos sa bawat serving?'),
      not: {
        en: [
          'multiply the total cost by the number of servings',
          'divide the number of servings by the total cost',
          'subtract the number of servings from the total cost',
        ],
        fil: [
          'paramihin ang kabuoang gastos sa bilang ng serving',
          'hatiin ang bilang ng serving sa kabuoang gastos',
          'ibawas ang bilang ng serving sa kabuoang gastos',
        ],
      },
    },
    {
      say: say(
        'If the ingredients cost ₱200 and make 10 servings, one serving costs {₱20}.',
        'Kung ₱200 ang mga sangkap at 10 serving ang magagawa, {₱20} ang gastos sa isang serving.',
      ),
      ask: say(
        'The ingredients cost ₱200 and make 10 servings. How much does one serving cost?',
        '₱200 ang mga sangkap at 10 serving ang magagawa. Magkano ang gastos sa isang serving?',
      ),
      not: ['₱2', '₱190', '₱210'],
    },
  ),
  main: ['left-out'],
  cases: dishes.map(caseFor),
})
