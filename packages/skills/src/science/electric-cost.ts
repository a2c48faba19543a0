import type { Draw } from '../draw.ts'
import { type Case, formulaSkill, type Numbers, need, rules, same, say } from './formula.ts'
import { slips } from './law.ts'

type Mistake = 'one-day' | 'no-hours' | 'no-rate' | 'flat-hour' | 'ten' | 'tenth'

type Appliance = { en: string; fil: string; watts: readonly number[]; hours: readonly number[] }

const appliances: readonly Appliance[] = [
  { en: 'An electric fan', fil: 'electric fan', watts: [50, 60, 75, 80], hours: [5, 6, 8, 10] },
  { en: 'A rice cooker', fil: 'rice cooker', watts: [400, 500, 600], hours: [1.5, 2] },
  { en: 'A television set', fil: 'telebisyon', watts: [80, 100, 120], hours: [3, 4, 5, 6] },
  { en: 'An air conditioner', fil: 'aircon', watts: [800, 1_000, 1_200], hours: [4, 5, 6, 8] },
  { en: 'A desktop computer', fil: 'desktop computer', watts: [150, 200, 250], hours: [2, 3, 4, 5] },
]

const energy = ({ p = 0, h = 0, d = 0 }: Numbers) => (p * h * d) / 1_000
const wholeQuarter = (pesos: number) => Number.isInteger(Math.round(pesos * 1e6) / 250_000)

const drawn =
  ({ watts, hours }: Appliance) =>
  (draw: Draw): Numbers => {
    const n = {
      p: draw.pick(watts),
      h: draw.pick(hours),
      d: draw.pick([10, 20, 30]),
      r: draw.pick([10, 11, 12, 12.5]),
    }
    need(wholeQuarter(energy(n) * n.r))
    return n
  }

const casesFor = (appliance: Appliance): Case<Mistake>[] => {
  const [en, fil] = [appliance.en, appliance.fil]
  return [
    {
      asks: 'kWh',
      unit: 'kWh',
      draw: drawn(appliance),
      find: energy,
      wrong: (n) => {
        const { p = 0, h = 0, d = 0 } = n
        return {
          'one-day': d > 10 ? energy(n) / d : undefined,
          'no-hours': (p * d) / 1_000,
          'flat-hour': h * d,
          ten: energy(n) * 10,
          tenth: energy(n) / 10,
        }
      },
      plain: say(
        `${en} with a power of {p} W is used {h} h a day. How many kilowatt-hours of energy does it use in {d} days?`,
        `Ang ${fil} na may power na {p} W ay ginagamit nang {h} h bawat araw. Ilang kilowatt-hour na energy ang nagagamit nito sa loob ng {d|araw}?`,
      ),
      stories: [
        say(
          `${en} in {who}'s house has a power of {p} W and runs {h} h a day. How many kilowatt-hours does it use in {d} days?`,
          `Ang ${fil} sa bahay nina {who} ay may power na {p} W at ginagamit nang {h} h bawat araw. Ilang kilowatt-hour ang nagagamit nito sa loob ng {d|araw}?`,
        ),
      ],
      says: say(
        `${en} with a power of {p} W that is used {h} h a day uses {answer} in {d} days.`,
        `Ang ${fil} na may power na {p} W at ginagamit nang {h} h bawat araw ay nakagagamit ng {answer} sa loob ng {d|araw}.`,
      ),
      steps: [
        say('Energy = power in kilowatts × hours', 'Energy = power sa kilowatt × oras'),
        same('({p} ÷ 1,000) kW × {h} h × {d} = {answer}'),
      ],
    },
    {
      asks: 'cost',
      unit: '₱',
      draw: drawn(appliance),
      find: (n) => energy(n) * (n.r ?? 0),
      wrong: (n) => {
        const { p = 0, d = 0, r = 0 } = n
        const right = energy(n) * r
        return {
          'one-day': d > 10 ? right / d : undefined,
          'no-hours': (p * d * r) / 1_000,
          'no-rate': energy(n),
          ten: right * 10,
          tenth: right / 10,
        }
      },
      plain: say(
        `${en} with a power of {p} W is used {h} h a day. At {₱r} per kWh, how much does its electricity cost in {d} days?`,
        `Ang ${fil} na may power na {p} W ay ginagamit nang {h} h bawat araw. Kung {₱r} bawat kWh, magkano ang koryente nito sa loob ng {d|araw}?`,
      ),
      stories: [
        say(
          `${en} in {who}'s house has a power of {p} W and runs {h} h a day. Electricity costs {₱r} per kWh. How much is paid for it in {d} days?`,
          `Ang ${fil} sa bahay nina {who} ay may power na {p} W at ginagamit nang {h} h bawat araw. Ang koryente ay {₱r} bawat kWh. Magkano ang bayad para dito sa loob ng {d|araw}?`,
        ),
      ],
      says: say(
        `At {₱r} per kWh, the electricity for ${en.charAt(0).toLowerCase()}${en.slice(1)} with a power of {p} W that is used {h} h a day costs {answer} in {d} days.`,
        `Kung {₱r} bawat kWh, ang koryenteng nagagamit sa loob ng {d|araw} ng ${fil} na may power na {p} W at bukas nang {h} h bawat araw ay nagkakahalaga ng {answer}.`,
      ),
      steps: [
        say('Cost = energy in kWh × price per kWh', 'Halaga = energy sa kWh × presyo bawat kWh'),
        same('({p} ÷ 1,000) kW × {h} h × {d} × {₱r} = {answer}'),
      ],
    },
  ]
}

export const electricCost = formulaSkill<Mistake>({
  id: 'science/electric-cost',
  area: 'Science',
  name: say('Electrical energy and its cost', 'Electrical energy at ang halaga nito'),
  grades: [8, 9],
  cues: {
    en: [
      'electrical energy',
      'kilowatt-hour',
      'kwh',
      'cost of electricity',
      'electric bill',
      'power consumption',
    ],
    fil: ['electrical energy', 'kilowatt-hour', 'kwh', 'halaga ng koryente', 'bayad sa koryente', 'konsumo'],
  },
  notation: [/\bkWh\b/],
  units: ['tle/9/household-electrical-installation', 'epp/6/batayang-gawaing-elektrikal'],
  largest: () => 5_000,
  levels: { plain: 'apply', story: 'analyze' },
  mistakes: {
    'one-day': say('computed for one day only', 'para sa isang araw lamang ang kinuwenta'),
    'no-hours': say('left out the hours of use each day', 'hindi isinama ang oras ng gamit bawat araw'),
    'no-rate': say('left out the price per kilowatt-hour', 'hindi isinama ang presyo bawat kilowatt-hour'),
    'flat-hour': say('left out the power', 'hindi isinama ang power'),
    ...slips,
  },
  rules: rules(
    {
      say: say('One kilowatt is equal to {1,000} watts.', 'Ang isang kilowatt ay katumbas ng {1,000} watt.'),
      ask: say('How many watts are in one kilowatt?', 'Ilang watt ang nasa isang kilowatt?'),
      not: ['10', '100', '10,000'],
    },
    {
      say: say(
        'The electric meter of a house measures {energy in kilowatt-hours}.',
        'Ang metro ng koryente sa bahay ay sumusukat ng {energy sa kilowatt-hour}.',
      ),
      ask: say(
        'What does the electric meter of a house measure?',
        'Ano ang sinusukat ng metro ng koryente sa bahay?',
      ),
      not: {
        en: ['power in kilowatts', 'voltage in volts', 'current in amperes'],
        fil: ['power sa kilowatt', 'voltage sa volt', 'current sa ampere'],
      },
    },
    {
      say: say(
        'A 100-W lamp that is on for 10 hours uses {1 kWh} of energy.',
        'Ang 100-W na lampara na bukas nang 10 oras ay nakagagamit ng {1 kWh} na energy.',
      ),
      ask: say(
        'How much energy does a 100-W lamp use in 10 hours?',
        'Gaano karaming energy ang nagagamit ng 100-W na lampara sa loob ng 10 oras?',
      ),
      not: ['0.1 kWh', '10 kWh', '1,000 kWh'],
    },
  ),
  main: ['one-day'],
  cases: appliances.flatMap(casesFor).map((each) => ({
    ...each,
    wrong: (n: Numbers) => {
      const results = Object.entries(each.wrong(n))
      return Object.fromEntries(
        results.filter(([, value]) => value === undefined || each.unit !== '₱' || wholeQuarter(value)),
      )
    },
  })),
})
