import type { Draw } from '../draw.ts'
import { grouped, pesos } from '../words/numbers.ts'
import { ilan } from './stories.ts'
import { He, type OperationSign, step, type Tale } from './tales.ts'

type Range = readonly [number, number]
type Pair = readonly [Range, Range]

/** The ranges of two numbers, for each grade from the first on. */
const inGrade =
  (first: number, pairs: readonly Pair[]) =>
  (draw: Draw): number[] => {
    const [[from, to], [least, most]] = pairs[draw.grade - first] ??
      pairs[0] ?? [
        [2, 9],
        [2, 9],
      ]
    return [draw.int(from, to), draw.int(least, most)]
  }

/** The same, where the first number is the second times something: a division without remainder. */
const evenly =
  (first: number, pairs: readonly Pair[]) =>
  (draw: Draw): number[] => {
    const [quotient = 2, divisor = 2] = inGrade(first, pairs)(draw)
    return [quotient * divisor, divisor]
  }

const steps = ([one = 0, other = 0]: readonly number[], [sign]: readonly OperationSign[]) => [
  step(one, sign, other),
]

export const oneStepTales: readonly Tale[] = [
  {
    name: 'joined',
    grades: [1, 3],
    draw: inGrade(1, [
      [
        [8, 40],
        [8, 40],
      ],
      [
        [60, 400],
        [60, 400],
      ],
      [
        [300, 2_000],
        [300, 2_000],
      ],
    ]),
    signs: ['+'],
    steps,
    en: ([a = 0, b = 0]) => ({
      facts: `There are ${grouped(a)} boys and ${grouped(b)} girls at the school program.`,
      question: 'How many children are there in all?',
      answered: (answer) => `There are ${answer} children in all.`,
    }),
    fil: ([a = 0, b = 0]) => ({
      facts: `May ${ilan(a, 'batang lalaki')} at ${ilan(b, 'batang babae')} sa palatuntunan ng paaralan.`,
      question: 'Ilan lahat ang bata?',
      answered: (answer) => `Ang bilang ng lahat ng bata ay ${answer}.`,
    }),
  },
  {
    name: 'saved',
    grades: [2, 4],
    pesos: true,
    draw: inGrade(2, [
      [
        [50, 300],
        [50, 300],
      ],
      [
        [150, 900],
        [150, 900],
      ],
      [
        [800, 3_500],
        [800, 3_500],
      ],
    ]),
    signs: ['+'],
    steps,
    en: ([a = 0, b = 0], { who }) => ({
      facts: `${who.name} saved ${pesos(a)} in May and ${pesos(b)} in June.`,
      question: `How much did ${who.he} save in the two months?`,
      answered: (answer) => `In the two months, ${who.he} saved ${answer}.`,
    }),
    fil: ([a = 0, b = 0], { who }) => ({
      facts: `Nakaipon si ${who.name} ng ${pesos(a)} noong Mayo at ${pesos(b)} noong Hunyo.`,
      question: 'Magkano ang naipon niya sa dalawang buwan?',
      answered: (answer) => `Sa dalawang buwan, nakaipon siya ng ${answer}.`,
    }),
  },
  {
    name: 'more-than',
    grades: [1, 3],
    draw: inGrade(1, [
      [
        [10, 40],
        [5, 20],
      ],
      [
        [40, 200],
        [15, 90],
      ],
      [
        [200, 900],
        [60, 300],
      ],
    ]),
    signs: ['+'],
    steps,
    en: ([a = 0, b = 0], { who, friend }) => ({
      facts: `${who.name} collected ${grouped(a)} bottle caps. ${friend.name} collected ${grouped(b)} more than ${who.name}.`,
      question: `How many bottle caps did ${friend.name} collect?`,
      answered: (answer) => `The number of bottle caps that ${friend.name} collected is ${answer}.`,
    }),
    fil: ([a = 0, b = 0], { who, friend }) => ({
      facts: `Nakaipon si ${who.name} ng ${ilan(a, 'takip ng bote')}. Higit ng ${grouped(b)} ang naipon ni ${friend.name} kaysa kay ${who.name}.`,
      question: `Ilang takip ng bote ang naipon ni ${friend.name}?`,
      answered: (answer) => `Ang bilang ng takip ng bote na naipon ni ${friend.name} ay ${answer}.`,
    }),
  },
  {
    name: 'flew-away',
    grades: [1, 1],
    draw: inGrade(1, [
      [
        [15, 40],
        [4, 12],
      ],
    ]),
    signs: ['−'],
    steps,
    en: ([a = 0, b = 0]) => ({
      facts: `There were ${a} birds in a tree. Then ${b} of them flew away.`,
      question: 'How many birds were left?',
      answered: (answer) => `The number of birds left was ${answer}.`,
    }),
    fil: ([a = 0, b = 0]) => ({
      facts: `May ${ilan(a, 'ibon')} sa puno. Lumipad palayo ang ${b} sa mga ito.`,
      question: 'Ilang ibon ang natira?',
      answered: (answer) => `Ang bilang ng ibong natira ay ${answer}.`,
    }),
  },
  {
    name: 'points',
    grades: [1, 3],
    draw: inGrade(1, [
      [
        [35, 90],
        [12, 34],
      ],
      [
        [250, 600],
        [80, 240],
      ],
      [
        [1_200, 3_000],
        [400, 1_100],
      ],
    ]),
    signs: ['−'],
    steps,
    en: ([a = 0, b = 0]) => ({
      facts: `The red team scored ${grouped(a)} points and the blue team scored ${grouped(b)} points.`,
      question: 'How many more points did the red team score?',
      answered: (answer) => `The red team scored ${answer} more points.`,
    }),
    fil: ([a = 0, b = 0]) => ({
      facts: `Nakakuha ang pulang pangkat ng ${ilan(a, 'puntos')} at ang asul na pangkat ng ${ilan(b, 'puntos')}.`,
      question: 'Ilang puntos ang lamang ng pulang pangkat?',
      answered: (answer) => `Ang lamang ng pulang pangkat sa puntos ay ${answer}.`,
    }),
  },
  {
    name: 'still-needed',
    grades: [2, 4],
    pesos: true,
    draw: inGrade(2, [
      [
        [250, 450],
        [80, 220],
      ],
      [
        [500, 950],
        [120, 450],
      ],
      [
        [1_200, 2_800],
        [350, 1_100],
      ],
    ]),
    signs: ['−'],
    steps,
    en: ([a = 0, b = 0], { who }) => ({
      facts: `${who.name} wants to buy a pair of shoes that costs ${pesos(a)}. ${He(who)} has saved ${pesos(b)}.`,
      question: `How much more does ${who.he} need?`,
      answered: (answer) => `The amount that ${who.he} still needs is ${answer}.`,
    }),
    fil: ([a = 0, b = 0], { who }) => ({
      facts: `Gustong bumili ni ${who.name} ng sapatos na ${pesos(a)} ang halaga. Nakaipon na siya ng ${pesos(b)}.`,
      question: 'Magkano pa ang kailangan niya?',
      answered: (answer) => `Ang halagang kailangan pa niya ay ${answer}.`,
    }),
  },
  {
    name: 'seats',
    grades: [3, 4],
    draw: inGrade(3, [
      [
        [600, 1_500],
        [180, 580],
      ],
      [
        [2_000, 9_000],
        [600, 1_900],
      ],
    ]),
    signs: ['−'],
    steps,
    en: ([a = 0, b = 0]) => ({
      facts: `A gymnasium has ${grouped(a)} seats, and ${grouped(b)} of them are taken.`,
      question: 'How many seats are free?',
      answered: (answer) => `The number of free seats is ${answer}.`,
    }),
    fil: ([a = 0, b = 0]) => ({
      facts: `May ${ilan(a, 'upuan')} ang isang gymnasium. Okupado na ang ${grouped(b)}.`,
      question: 'Ilang upuan ang bakante?',
      answered: (answer) => `Ang bilang ng bakanteng upuan ay ${answer}.`,
    }),
  },
  {
    name: 'bags',
    grades: [2, 3],
    draw: inGrade(2, [
      [
        [3, 9],
        [2, 5],
      ],
      [
        [12, 30],
        [4, 9],
      ],
    ]),
    signs: ['×'],
    steps,
    en: ([a = 0, b = 0], { who }) => ({
      facts: `${who.name} filled ${a} bags with calamansi. There are ${b} calamansi in each bag.`,
      question: 'How many calamansi are there in all?',
      answered: (answer) => `The number of calamansi in all is ${answer}.`,
    }),
    fil: ([a = 0, b = 0], { who }) => ({
      facts: `Pinuno ni ${who.name} ng kalamansi ang ${ilan(a, 'supot')}. May ${ilan(b, 'kalamansi')} sa bawat supot.`,
      question: 'Ilan lahat ang kalamansi?',
      answered: (answer) => `Ang bilang ng lahat ng kalamansi ay ${answer}.`,
    }),
  },
  {
    name: 'fare',
    grades: [3, 4],
    pesos: true,
    draw: inGrade(3, [
      [
        [13, 18],
        [4, 9],
      ],
      [
        [13, 25],
        [11, 20],
      ],
    ]),
    signs: ['×'],
    steps,
    en: ([a = 0, b = 0]) => ({
      facts: `The jeepney fare for one passenger is ${pesos(a)}. There are ${b} passengers who pay this fare.`,
      question: 'How much do they pay in all?',
      answered: (answer) => `They pay ${answer} in all.`,
    }),
    fil: ([a = 0, b = 0]) => ({
      facts: `Ang pamasahe sa dyip ng isang pasahero ay ${pesos(a)}. Nagbayad nito ang ${ilan(b, 'pasahero')}.`,
      question: 'Magkano ang ibinayad nila sa kabuoan?',
      answered: (answer) => `Ang ibinayad nila sa kabuoan ay ${answer}.`,
    }),
  },
  {
    name: 'daily-sales',
    grades: [4, 4],
    pesos: true,
    draw: inGrade(4, [
      [
        [310, 890],
        [5, 9],
      ],
    ]),
    signs: ['×'],
    steps,
    en: ([a = 0, b = 0], { who }) => ({
      facts: `${who.name} earns ${pesos(a)} a day from selling banana cue.`,
      question: `How much does ${who.he} earn in ${b} days?`,
      answered: (answer) => `In ${b} days, ${who.he} earns ${answer}.`,
    }),
    fil: ([a = 0, b = 0], { who }) => ({
      facts: `Kumikita si ${who.name} ng ${pesos(a)} bawat araw sa pagtitinda ng bananacue.`,
      question: `Magkano ang kinikita niya sa loob ng ${ilan(b, 'araw')}?`,
      answered: (answer) => `Sa loob ng ${ilan(b, 'araw')}, kumikita siya ng ${answer}.`,
    }),
  },
  {
    name: 'shared',
    grades: [2, 3],
    draw: evenly(2, [
      [
        [3, 9],
        [2, 5],
      ],
      [
        [6, 15],
        [4, 9],
      ],
    ]),
    signs: ['÷'],
    steps,
    en: ([a = 0, b = 0], { who }) => ({
      facts: `${who.name} shares ${a} candies equally among ${b} friends.`,
      question: 'How many candies does each friend get?',
      answered: (answer) => `The number of candies for each friend is ${answer}.`,
    }),
    fil: ([a = 0, b = 0], { who }) => ({
      facts: `Hinati ni ${who.name} nang pantay ang ${ilan(a, 'kendi')} sa ${ilan(b, 'kaibigan')}.`,
      question: 'Ilang kendi ang makukuha ng bawat kaibigan?',
      answered: (answer) => `Ang bilang ng kendi ng bawat kaibigan ay ${answer}.`,
    }),
  },
  {
    name: 'rows',
    grades: [3, 4],
    draw: evenly(3, [
      [
        [11, 25],
        [4, 9],
      ],
      [
        [21, 60],
        [12, 20],
      ],
    ]),
    signs: ['÷'],
    steps,
    en: ([a = 0, b = 0]) => ({
      facts: `For a program, ${grouped(a)} chairs are arranged in rows of ${b}.`,
      question: 'How many rows are there?',
      answered: (answer) => `The number of rows is ${answer}.`,
    }),
    fil: ([a = 0, b = 0]) => ({
      facts: `Para sa isang palatuntunan, inayos ang ${ilan(a, 'upuan')} sa mga hilera na tig-${b}.`,
      question: 'Ilan ang hilera?',
      answered: (answer) => `Ang bilang ng hilera ay ${answer}.`,
    }),
  },
  {
    name: 'price-of-one',
    grades: [3, 4],
    pesos: true,
    draw: evenly(3, [
      [
        [65, 95],
        [3, 9],
      ],
      [
        [120, 195],
        [4, 9],
      ],
    ]),
    signs: ['÷'],
    steps,
    en: ([a = 0, b = 0], { who }) => ({
      facts: `${who.name} paid ${pesos(a)} for ${b} books of the same price.`,
      question: 'How much is one book?',
      answered: (answer) => `The price of one book is ${answer}.`,
    }),
    fil: ([a = 0, b = 0], { who }) => ({
      facts: `Nagbayad si ${who.name} ng ${pesos(a)} para sa ${ilan(b, 'aklat')} na magkakapareho ang presyo.`,
      question: 'Magkano ang isang aklat?',
      answered: (answer) => `Ang presyo ng isang aklat ay ${answer}.`,
    }),
  },
]
