import { formulaSkill, need, rules, same, say } from '../science/formula.ts'

type Mistake = 'no-bits' | 'divided' | 'multiplied' | 'ten' | 'half'

export const downloadTime = formulaSkill<Mistake>({
  id: 'tle/download-time',
  area: 'TLE',
  name: say('Download time', 'Oras ng pag-download'),
  grades: [8, 10],
  cues: {
    en: ['download', 'bandwidth', 'mbps', 'internet speed', 'transfer rate'],
    fil: ['download', 'bandwidth', 'mbps', 'bilis ng internet', 'transfer rate'],
  },
  notation: [/\bMbps\b/],
  units: [],
  largest: () => 2_000,
  levels: { plain: 'apply', story: 'analyze' },
  mistakes: {
    'no-bits': say('did not change megabytes to megabits', 'hindi ginawang megabit ang megabyte'),
    divided: say('divided by 8 instead of multiplying', 'hinati sa 8 sa halip na i-multiply'),
    multiplied: say('gave the size in megabits', 'ang laki sa megabit ang ibinigay'),
    ten: say(
      'put the decimal point one place too far to the right',
      'lumampas ng isang puwesto pakanan ang decimal point',
    ),
    half: say('used 4 bits for a byte', 'gumamit ng 4 na bit sa isang byte'),
  },
  rules: rules(
    {
      say: say(
        'Mbps stands for {megabits per second}.',
        'Ang Mbps ay nangangahulugang {megabits per second}.',
      ),
      ask: say('What does Mbps stand for?', 'Ano ang kahulugan ng Mbps?'),
      not: ['megabytes per second', 'megabits per minute', 'megabytes per minute'],
    },
    {
      say: say('One megabyte is equal to {8} megabits.', 'Ang isang megabyte ay katumbas ng {8} megabit.'),
      ask: say('How many megabits are in one megabyte?', 'Ilang megabit ang nasa isang megabyte?'),
      not: ['2', '10', '1,024'],
    },
    {
      say: say(
        'To find the download time in seconds, {divide the megabits by the speed in Mbps}.',
        'Upang makuha ang oras ng pag-download sa segundo, {hatiin ang dami ng megabit sa speed sa Mbps}.',
      ),
      ask: say(
        'How do we find the download time in seconds?',
        'Paano makukuha ang oras ng pag-download sa segundo?',
      ),
      not: {
        en: [
          'divide the megabytes by the speed in Mbps',
          'multiply the megabits by the speed in Mbps',
          'divide the speed in Mbps by the megabits',
        ],
        fil: [
          'hatiin ang dami ng megabyte sa speed sa Mbps',
          'paramihin ang dami ng megabit sa speed sa Mbps',
          'hatiin ang speed sa Mbps sa dami ng megabit',
        ],
      },
    },
  ),
  main: ['no-bits'],
  cases: [
    {
      asks: 's',
      unit: 's',
      draw: (draw) => {
        const [m, v] = [
          draw.pick([20, 25, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250]),
          draw.pick([4, 5, 8, 10, 16, 20, 25, 40, 50]),
        ]
        need(Number.isInteger((m * 8) / v) && (m * 8) / v > 5)
        return { m, v, b: m * 8 }
      },
      find: ({ m = 0, v = 1 }) => (m * 8) / v,
      wrong: ({ m = 0, v = 1 }) => ({
        'no-bits': m / v,
        divided: m / 8 / v,
        multiplied: v <= 15 ? m * 8 : undefined,
        ten: (m * 80) / v,
        half: (m * 4) / v,
      }),
      plain: say(
        'How long does a file of {m} MB take to download at {v} Mbps? Use 1 byte = 8 bits.',
        'Gaano katagal ang pag-download ng file na {m} MB sa {v} Mbps? Gamitin ang 1 byte = 8 bit.',
      ),
      stories: [
        say(
          '{who} downloads a video lesson of {m} MB over a connection of {v} Mbps. How long does it take? Use 1 byte = 8 bits.',
          'Nag-download si {who} ng video lesson na {m} MB sa koneksiyong {v} Mbps. Gaano ito katagal? Gamitin ang 1 byte = 8 bit.',
        ),
        say(
          'A learning module of {m} MB is downloaded at a steady {v} Mbps. How long does it take? Use 1 byte = 8 bits.',
          'Dina-download ang isang learning module na {m} MB sa tuloy-tuloy na {v} Mbps. Gaano ito katagal? Gamitin ang 1 byte = 8 bit.',
        ),
      ],
      says: say(
        'A file of {m} MB takes {answer} to download at {v} Mbps.',
        'Ang file na {m} MB ay aabutin ng {answer} sa pag-download sa {v} Mbps.',
      ),
      steps: [
        say('Size in megabits: {m} × 8 = {b}', 'Laki sa megabit: {m} × 8 = {b}'),
        same('{b} ÷ {v} = {answer}'),
      ],
    },
  ],
})
