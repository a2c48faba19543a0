import type { InBoth } from '../skill.ts'
import { says } from './writing.ts'

type Ask = (label: string) => string
type AskTwo = (one: string, other: string) => string

/** What a graph is about: its labels stand below the bars and, perhaps in small letters, in the questions. */
export type ChartTopic = {
  title: InBoth<string>
  axis: InBoth<string>
  labels: InBoth<readonly string[]>
  small?: boolean
  steps: readonly number[]
  unit?: string
  told: InBoth<(place: string) => string>
  ask: InBoth<Ask>
  more: InBoth<AskTwo>
  total: InBoth<AskTwo>
  /** Said of the difference of two numbers. */
  gap: InBoth<(one: string, other: string, answer: string) => string>
  /** Said of a number that was read: "On Monday, 15 books were borrowed." */
  claim: InBoth<(label: string, answer: string) => string>
}

export const days = says(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ['Lunes', 'Martes', 'Miyerkules', 'Huwebes', 'Biyernes'],
)

export const barTopics: readonly ChartTopic[] = [
  {
    steps: [2, 5, 10, 20],
    title: says('Books Borrowed in a Week', 'Mga Aklat na Hiniram sa Isang Linggo'),
    axis: says('Number of books', 'Bilang ng aklat'),
    labels: days,
    told: says(
      (place) =>
        `The bar graph in the figure shows the books borrowed in a week from the library of ${place}.`,
      (place) =>
        `Ipinakikita sa bar graph sa larawan ang mga aklat na hiniram sa isang linggo sa aklatan ng ${place}.`,
    ),
    ask: says(
      (day) => `How many books were borrowed on ${day}?`,
      (day) => `Ilang aklat ang hiniram noong ${day}?`,
    ),
    more: says(
      (one, other) => `How many more books were borrowed on ${one} than on ${other}?`,
      (one, other) => `Ilang aklat ang lamang ng hiniram noong ${one} sa hiniram noong ${other}?`,
    ),
    total: says(
      (one, other) => `How many books were borrowed on ${one} and ${other} in all?`,
      (one, other) => `Ilang aklat ang hiniram noong ${one} at ${other} sa kabuoan?`,
    ),
    gap: says(
      (one, other, n) => `On ${one}, ${n} more books were borrowed than on ${other}.`,
      (one, other, n) => `Mas marami nang ${n} ang aklat na hiniram noong ${one} kaysa noong ${other}.`,
    ),
    claim: says(
      (day, n) => `On ${day}, ${n} books were borrowed.`,
      (day, n) => `Noong ${day}, ${n} ang hiniram na aklat.`,
    ),
  },
  {
    steps: [2, 5, 10, 20],
    title: says('Favorite Fruits', 'Mga Paboritong Prutas'),
    axis: says('Number of learners', 'Bilang ng mag-aaral'),
    labels: says(
      ['Mango', 'Banana', 'Guava', 'Papaya', 'Apple'],
      ['Mangga', 'Saging', 'Bayabas', 'Papaya', 'Mansanas'],
    ),
    small: true,
    told: says(
      (place) => `The bar graph in the figure shows the favorite fruits of some learners of ${place}.`,
      (place) =>
        `Ipinakikita sa bar graph sa larawan ang mga paboritong prutas ng ilang mag-aaral ng ${place}.`,
    ),
    ask: says(
      (fruit) => `How many learners chose ${fruit}?`,
      (fruit) => `Ilang mag-aaral ang pumili ng ${fruit}?`,
    ),
    more: says(
      (one, other) => `How many more learners chose ${one} than ${other}?`,
      (one, other) => `Ilang mag-aaral ang lamang ng mga pumili ng ${one} sa mga pumili ng ${other}?`,
    ),
    total: says(
      (one, other) => `How many learners chose ${one} or ${other} in all?`,
      (one, other) => `Ilang mag-aaral ang pumili ng ${one} o ${other} sa kabuoan?`,
    ),
    gap: says(
      (one, other, n) => `There are ${n} more learners who chose ${one} than ${other}.`,
      (one, other, n) =>
        `Mas marami nang ${n} ang mag-aaral na pumili ng ${one} kaysa sa pumili ng ${other}.`,
    ),
    claim: says(
      (fruit, n) => `The number of learners who chose ${fruit} is ${n}.`,
      (fruit, n) => `Ang bilang ng mag-aaral na pumili ng ${fruit} ay ${n}.`,
    ),
  },
  {
    steps: [2, 5, 10],
    title: says('Vegetables Harvested', 'Mga Inaning Gulay'),
    axis: says('Kilograms', 'Kilo'),
    labels: says(
      ['Eggplant', 'Okra', 'Squash', 'Pechay', 'Tomato'],
      ['Talong', 'Okra', 'Kalabasa', 'Petsay', 'Kamatis'],
    ),
    small: true,
    unit: ' kg',
    told: says(
      (place) => `The bar graph in the figure shows the vegetables harvested in the garden of ${place}.`,
      (place) => `Ipinakikita sa bar graph sa larawan ang mga gulay na inani sa hardin ng ${place}.`,
    ),
    ask: says(
      (kind) => `How many kilograms of ${kind} were harvested?`,
      (kind) => `Ilang kilo ng ${kind} ang inani?`,
    ),
    more: says(
      (one, other) => `How many more kilograms of ${one} than of ${other} were harvested?`,
      (one, other) => `Ilang kilo ang lamang ng inaning ${one} sa inaning ${other}?`,
    ),
    total: says(
      (one, other) => `How many kilograms of ${one} and ${other} were harvested in all?`,
      (one, other) => `Ilang kilo ng ${one} at ${other} ang inani sa kabuoan?`,
    ),
    gap: says(
      (one, other, n) => `The harvest of ${one} was ${n} more than that of ${other}.`,
      (one, other, n) => `Mas marami nang ${n} ang inaning ${one} kaysa sa inaning ${other}.`,
    ),
    claim: says(
      (kind, n) => `The harvest of ${kind} was ${n}.`,
      (kind, n) => `Ang inaning ${kind} ay ${n}.`,
    ),
  },
  {
    steps: [5, 10, 20, 50, 100],
    title: says('Plastic Bottles Collected', 'Mga Nakolektang Boteng Plastik'),
    axis: says('Number of bottles', 'Bilang ng bote'),
    labels: says(
      ['Grade 2', 'Grade 3', 'Grade 4', 'Grade 5', 'Grade 6'],
      ['Grade 2', 'Grade 3', 'Grade 4', 'Grade 5', 'Grade 6'],
    ),
    told: says(
      (place) =>
        `The bar graph in the figure shows the plastic bottles that each grade of ${place} collected.`,
      (place) =>
        `Ipinakikita sa bar graph sa larawan ang mga boteng plastik na nakolekta ng bawat baitang ng ${place}.`,
    ),
    ask: says(
      (grade) => `How many bottles did ${grade} collect?`,
      (grade) => `Ilang bote ang nakolekta ng ${grade}?`,
    ),
    more: says(
      (one, other) => `How many more bottles did ${one} collect than ${other}?`,
      (one, other) => `Ilang bote ang lamang ng nakolekta ng ${one} sa nakolekta ng ${other}?`,
    ),
    total: says(
      (one, other) => `How many bottles did ${one} and ${other} collect in all?`,
      (one, other) => `Ilang bote ang nakolekta ng ${one} at ${other} sa kabuoan?`,
    ),
    gap: says(
      (one, other, n) => `${one} collected ${n} more bottles than ${other}.`,
      (one, other, n) =>
        `Mas marami nang ${n} ang boteng nakolekta ng ${one} kaysa sa nakolekta ng ${other}.`,
    ),
    claim: says(
      (grade, n) => `The number of bottles that ${grade} collected is ${n}.`,
      (grade, n) => `Ang bilang ng boteng nakolekta ng ${grade} ay ${n}.`,
    ),
  },
  {
    steps: [2, 5, 10, 20],
    title: says('Favorite Sports', 'Mga Paboritong Laro'),
    axis: says('Number of learners', 'Bilang ng mag-aaral'),
    labels: says(
      ['Basketball', 'Volleyball', 'Badminton', 'Chess', 'Running'],
      ['Basketbol', 'Balibol', 'Badminton', 'Chess', 'Takbuhan'],
    ),
    small: true,
    told: says(
      (place) => `The bar graph in the figure shows the favorite sports of some learners of ${place}.`,
      (place) =>
        `Ipinakikita sa bar graph sa larawan ang mga paboritong laro ng ilang mag-aaral ng ${place}.`,
    ),
    ask: says(
      (sport) => `How many learners like ${sport} best?`,
      (sport) => `Ilang mag-aaral ang pumili ng ${sport}?`,
    ),
    more: says(
      (one, other) => `How many more learners chose ${one} than ${other}?`,
      (one, other) => `Ilang mag-aaral ang lamang ng mga pumili ng ${one} sa mga pumili ng ${other}?`,
    ),
    total: says(
      (one, other) => `How many learners chose ${one} or ${other} in all?`,
      (one, other) => `Ilang mag-aaral ang pumili ng ${one} o ${other} sa kabuoan?`,
    ),
    gap: says(
      (one, other, n) => `There are ${n} more learners who chose ${one} than ${other}.`,
      (one, other, n) =>
        `Mas marami nang ${n} ang mag-aaral na pumili ng ${one} kaysa sa pumili ng ${other}.`,
    ),
    claim: says(
      (sport, n) => `The number of learners who chose ${sport} is ${n}.`,
      (sport, n) => `Ang bilang ng mag-aaral na pumili ng ${sport} ay ${n}.`,
    ),
  },
  {
    steps: [2, 5, 10, 20],
    title: says('Trees Planted', 'Mga Punong Itinanim'),
    axis: says('Number of trees', 'Bilang ng puno'),
    labels: says(
      ['Narra', 'Acacia', 'Mahogany', 'Molave', 'Talisay'],
      ['Narra', 'Akasya', 'Mahogany', 'Molave', 'Talisay'],
    ),
    small: true,
    told: says(
      (place) => `The bar graph in the figure shows the trees planted by the learners of ${place}.`,
      (place) => `Ipinakikita sa bar graph sa larawan ang mga punong itinanim ng mga mag-aaral ng ${place}.`,
    ),
    ask: says(
      (kind) => `How many ${kind} trees were planted?`,
      (kind) => `Ilang puno ng ${kind} ang itinanim?`,
    ),
    more: says(
      (one, other) => `How many more ${one} trees than ${other} trees were planted?`,
      (one, other) => `Ilang puno ang lamang ng itinanim na ${one} sa itinanim na ${other}?`,
    ),
    total: says(
      (one, other) => `How many ${one} and ${other} trees were planted in all?`,
      (one, other) => `Ilang puno ng ${one} at ${other} ang itinanim sa kabuoan?`,
    ),
    gap: says(
      (one, other, n) => `The learners planted ${n} more ${one} trees than ${other} trees.`,
      (one, other, n) => `Mas marami nang ${n} ang itinanim na puno ng ${one} kaysa sa puno ng ${other}.`,
    ),
    claim: says(
      (kind, n) => `The number of ${kind} trees planted is ${n}.`,
      (kind, n) => `Ang bilang ng itinanim na puno ng ${kind} ay ${n}.`,
    ),
  },
]
