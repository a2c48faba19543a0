import type { InBoth } from '../skill.ts'
import { type ChartTopic, days } from './chart-topics.ts'
import { says } from './writing.ts'

const months = says(
  ['June', 'July', 'August', 'September', 'October'],
  ['Hunyo', 'Hulyo', 'Agosto', 'Setyembre', 'Oktubre'],
)
const weeks = says(
  ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5'],
  ['Linggo 1', 'Linggo 2', 'Linggo 3', 'Linggo 4', 'Linggo 5'],
)

/** Things that change with time. */
export type TimeTopic = Omit<ChartTopic, 'more' | 'total' | 'gap'> & {
  /** Only plants and children grow all the time. */
  grows?: boolean
  change: InBoth<(from: string, to: string, rose: boolean) => string>
}

const rise = (rose: boolean) => (rose ? 'increase' : 'decrease')
const taas = (rose: boolean) => (rose ? 'itinaas' : 'ibinaba')

export const timeTopics: readonly TimeTopic[] = [
  {
    title: says('Height of a Tomato Plant', 'Taas ng Halamang Kamatis'),
    axis: says('Height in cm', 'Taas sa cm'),
    labels: weeks,
    unit: ' cm',
    steps: [2, 4, 10],
    grows: true,
    told: says(
      (place) => `The line graph in the figure shows the height of a tomato plant in the garden of ${place}.`,
      (place) =>
        `Ipinakikita sa line graph sa larawan ang taas ng isang halamang kamatis sa hardin ng ${place}.`,
    ),
    ask: says(
      (week) => `How tall was the plant in ${week}?`,
      (week) => `Gaano kataas ang halaman sa ${week}?`,
    ),
    change: says(
      (from, to) => `By how many centimeters did the plant grow from ${from} to ${to}?`,
      (from, to) => `Ilang sentimetro ang itinaas ng halaman mula ${from} hanggang ${to}?`,
    ),
    claim: says(
      (week, n) => `In ${week}, the plant was ${n} tall.`,
      (week, n) => `Sa ${week}, ang taas ng halaman ay ${n}.`,
    ),
  },
  {
    title: says('Visitors to the Library', 'Mga Bumisita sa Aklatan'),
    axis: says('Number of visitors', 'Bilang ng bumisita'),
    labels: months,
    steps: [10, 20, 50, 100],
    told: says(
      (place) => `The line graph in the figure shows the number of visitors to the library of ${place}.`,
      (place) => `Ipinakikita sa line graph sa larawan ang bilang ng mga bumisita sa aklatan ng ${place}.`,
    ),
    ask: says(
      (month) => `How many visitors came in ${month}?`,
      (month) => `Ilan ang bumisita noong ${month}?`,
    ),
    change: says(
      (from, to, rose) => `By how much did the number of visitors ${rise(rose)} from ${from} to ${to}?`,
      (from, to, rose) => `Ilan ang ${taas(rose)} ng bilang ng mga bumisita mula ${from} hanggang ${to}?`,
    ),
    claim: says(
      (month, n) => `In ${month}, the number of visitors was ${n}.`,
      (month, n) => `Noong ${month}, ang bilang ng mga bumisita ay ${n}.`,
    ),
  },
  {
    title: says('Rainfall', 'Dami ng Ulan'),
    axis: says('Rainfall in mm', 'Ulan sa mm'),
    labels: months,
    unit: ' mm',
    steps: [50, 100],
    told: says(
      (place) => `The line graph in the figure shows the rainfall measured at ${place}.`,
      (place) => `Ipinakikita sa line graph sa larawan ang dami ng ulan na sinukat sa ${place}.`,
    ),
    ask: says(
      (month) => `How many millimeters of rain fell in ${month}?`,
      (month) => `Ilang milimetro ng ulan ang bumagsak noong ${month}?`,
    ),
    change: says(
      (from, to, rose) => `By how many millimeters did the rainfall ${rise(rose)} from ${from} to ${to}?`,
      (from, to, rose) => `Ilang milimetro ang ${taas(rose)} ng dami ng ulan mula ${from} hanggang ${to}?`,
    ),
    claim: says(
      (month, n) => `In ${month}, the rainfall was ${n}.`,
      (month, n) => `Noong ${month}, ang dami ng ulan ay ${n}.`,
    ),
  },
  {
    title: says('Cups of Fruit Juice Sold', 'Mga Basong Dyus na Naibenta'),
    axis: says('Number of cups', 'Bilang ng baso'),
    labels: days,
    steps: [5, 10, 20],
    told: says(
      (place) =>
        `The line graph in the figure shows the cups of fruit juice sold in the canteen of ${place}.`,
      (place) =>
        `Ipinakikita sa line graph sa larawan ang mga basong dyus na naibenta sa kantina ng ${place}.`,
    ),
    ask: says(
      (day) => `How many cups were sold on ${day}?`,
      (day) => `Ilang baso ang naibenta noong ${day}?`,
    ),
    change: says(
      (from, to, rose) => `By how many cups did the sales ${rise(rose)} from ${from} to ${to}?`,
      (from, to, rose) => `Ilang baso ang ${taas(rose)} ng benta mula ${from} hanggang ${to}?`,
    ),
    claim: says(
      (day, n) => `On ${day}, ${n} cups were sold.`,
      (day, n) => `Noong ${day}, ${n} ang naibentang baso.`,
    ),
  },
  {
    title: says('Rice Sold', 'Bigas na Naibenta'),
    axis: says('Kilograms', 'Kilo'),
    labels: weeks,
    unit: ' kg',
    steps: [20, 50, 100],
    told: says(
      (place) => `The line graph in the figure shows the kilograms of rice sold by a store near ${place}.`,
      (place) =>
        `Ipinakikita sa line graph sa larawan ang kilo ng bigas na naibenta ng isang tindahang malapit sa ${place}.`,
    ),
    ask: says(
      (week) => `How many kilograms of rice were sold in ${week}?`,
      (week) => `Ilang kilo ng bigas ang naibenta sa ${week}?`,
    ),
    change: says(
      (from, to, rose) => `By how many kilograms did the sales ${rise(rose)} from ${from} to ${to}?`,
      (from, to, rose) => `Ilang kilo ang ${taas(rose)} ng benta mula ${from} hanggang ${to}?`,
    ),
    claim: says(
      (week, n) => `In ${week}, ${n} of rice were sold.`,
      (week, n) => `Sa ${week}, ${n} ng bigas ang naibenta.`,
    ),
  },
]
