import { type Case, formulaSkill, range, rules, same, say } from '../science/formula.ts'

type Mistake = 'multiplied' | 'nutrient' | 'ten' | 'tenth' | 'rest' | 'added-percent'

const fertilizers = [
  { en: 'urea (46% nitrogen)', fil: 'urea (46% nitrogen)', rate: 46 },
  { en: 'ammonium sulfate (21% nitrogen)', fil: 'ammonium sulfate (21% nitrogen)', rate: 21 },
  { en: 'complete fertilizer (14% nitrogen)', fil: 'complete fertilizer (14% nitrogen)', rate: 14 },
]

const caseFor = ({ en, fil, rate }: (typeof fertilizers)[number]): Case<Mistake> => ({
  asks: 'kg',
  unit: 'kg',
  draw: (draw) => {
    const f = draw.pick([...range(50, 300, 25), 400, 500])
    return { f, n: Number(((f * rate) / 100).toFixed(2)), g: rate }
  },
  find: ({ n = 0, g = 1 }) => (n / g) * 100,
  wrong: ({ n = 0, g = 1, f = 0 }) => ({
    multiplied: (n * g) / 100,
    nutrient: n,
    ten: f * 10,
    tenth: f / 10,
    rest: f - n,
    'added-percent': n + g,
  }),
  plain: say(
    `How many kilograms of ${en} supply {n} kg of nitrogen?`,
    `Ilang kilogramo ng ${fil} ang magbibigay ng {n} kg na nitrogen?`,
  ),
  stories: [
    say(
      `A field needs {n} kg of nitrogen. How much ${en} must {who} apply?`,
      `Kailangan ng isang bukid ang {n} kg na nitrogen. Gaano karaming ${fil} ang dapat ilagay ni {who}?`,
    ),
    say(
      `The soil test of a farm recommends {n} kg of nitrogen. How much ${en} is needed?`,
      `Inirerekomenda ng soil test ng isang sakahan ang {n} kg na nitrogen. Gaano karaming ${fil} ang kailangan?`,
    ),
  ],
  says: say(
    `To supply {n} kg of nitrogen, {answer} of ${en} is needed.`,
    `Upang makapagbigay ng {n} kg na nitrogen, {answer} na ${fil} ang kailangan.`,
  ),
  steps: [
    say(
      'Fertilizer = nutrient needed ÷ percent of the nutrient',
      'Abono = kailangang nutrient ÷ percent ng nutrient',
    ),
    same('{n} kg ÷ ({g} ÷ 100) = {answer}'),
  ],
})

export const fertilizer = formulaSkill<Mistake>({
  id: 'tle/fertilizer',
  area: 'TLE',
  name: say('Amount of fertilizer', 'Dami ng abono'),
  grades: [8, 10],
  cues: {
    en: ['fertilizer', 'fertilizer computation', 'nitrogen', 'urea', 'recommended rate'],
    fil: ['abono', 'pataba', 'pagkuwenta ng abono', 'nitrogen', 'urea'],
  },
  units: ['tle/10/vegetable-crop-production'],
  largest: () => 500,
  levels: { plain: 'apply', story: 'apply' },
  mistakes: {
    multiplied: say(
      'multiplied by the percent instead of dividing',
      'nag-multiply sa percent sa halip na mag-divide',
    ),
    nutrient: say('took the nutrient for the fertilizer', 'inakalang abono ang dami ng nutrient'),
    ten: say(
      'put the decimal point one place too far to the right',
      'lumampas ng isang puwesto pakanan ang decimal point',
    ),
    tenth: say(
      'put the decimal point one place too far to the left',
      'lumampas ng isang puwesto pakaliwa ang decimal point',
    ),
    rest: say('gave the part that is not the nutrient', 'ang bahaging hindi nutrient ang ibinigay'),
    'added-percent': say('added the percent to the nutrient', 'idinagdag ang percent sa nutrient'),
  },
  rules: rules(
    {
      say: say(
        'In the fertilizer 14-14-14, the first number stands for {nitrogen}.',
        'Sa abonong 14-14-14, ang unang bilang ay para sa {nitrogen}.',
      ),
      ask: say(
        'Which nutrient does the first number of the fertilizer 14-14-14 stand for?',
        'Para sa anong nutrient ang unang bilang ng abonong 14-14-14?',
      ),
      not: ['phosphorus', 'potassium', 'calcium'],
    },
    {
      say: say(
        'A 50-kg bag of 14-14-14 contains {7 kg} of nitrogen.',
        'Ang 50-kg na sako ng 14-14-14 ay may {7 kg} na nitrogen.',
      ),
      ask: say(
        'How much nitrogen is in a 50-kg bag of 14-14-14?',
        'Gaano karaming nitrogen ang nasa 50-kg na sako ng 14-14-14?',
      ),
      not: ['14 kg', '21 kg', '42 kg'],
    },
  ),
  main: ['multiplied'],
  cases: fertilizers.map(caseFor),
})
