import type { Drawing } from '@klasrum/drawings/drawing'
import { pieGraph as drawn } from '@klasrum/drawings/graphs'
import type { Draw } from '../draw.ts'
import type { InBoth, Language } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import { drawPlace } from './charts.ts'
import { ilan, says } from './writing.ts'

/** Something whole and its parts; a part may be named in small letters in a sentence. */
type PieTopic = {
  title: InBoth<string>
  parts: InBoth<readonly string[]>
  wholes: readonly number[]
  as: (value: number) => string
  told: InBoth<(whole: number, place: string) => string>
  ask: InBoth<(part: string) => string>
  claim: InBoth<(part: string, answer: string) => string>
}

export type Pie = { topic: PieTopic; percents: readonly number[]; at: number; whole: number; place: string }

const budgets = [8_000, 10_000, 12_000, 15_000, 16_000, 18_000, 20_000, 24_000]
/** Of 100, the percent itself would be the answer. */
const groups = [40, 60, 80, 120, 160, 200, 240, 300, 400]

const chosen = (en: string, fil: string) => ({
  as: grouped,
  ask: says(
    (part: string) => `How many learners chose ${part}?`,
    (part: string) => `Ilang mag-aaral ang pumili ng ${part}?`,
  ),
  claim: says(
    (part: string, answer: string) => `The number of learners who chose ${part} is ${answer}.`,
    (part: string, answer: string) => `Ang bilang ng mag-aaral na pumili ng ${part} ay ${answer}.`,
  ),
  told: says(
    (whole: number, place: string) =>
      `The pie graph in the figure shows the favorite ${en} of ${whole} learners of ${place}.`,
    (whole: number, place: string) =>
      `Ipinakikita sa pie graph sa larawan ang mga paboritong ${fil} ng ${ilan(whole, 'mag-aaral')} ng ${place}.`,
  ),
})

const topics: readonly PieTopic[] = [
  {
    title: says('Monthly Budget', 'Buwanang Badyet'),
    parts: says(
      ['Food', 'Rent', 'Transport', 'Savings', 'Others'],
      ['Pagkain', 'Upa', 'Pamasahe', 'Ipon', 'Iba pa'],
    ),
    wholes: budgets,
    as: pesos,
    told: says(
      (whole) => `The pie graph in the figure shows how a family uses its monthly budget of ${pesos(whole)}.`,
      (whole) =>
        `Ipinakikita sa pie graph sa larawan kung paano ginagamit ng isang pamilya ang badyet nitong ${pesos(whole)} sa isang buwan.`,
    ),
    ask: says(
      (part) => `How much is set aside for ${part}?`,
      (part) => `Magkano ang nakalaan para sa ${part}?`,
    ),
    claim: says(
      (part, answer) => `The amount for ${part} is ${answer}.`,
      (part, answer) => `Ang halagang nakalaan para sa ${part} ay ${answer}.`,
    ),
  },
  {
    title: says('Class Fund', 'Pondo ng Klase'),
    parts: says(
      ['Snacks', 'Prizes', 'Decoration', 'Cleaning', 'Others'],
      ['Meryenda', 'Premyo', 'Dekorasyon', 'Panlinis', 'Iba pa'],
    ),
    wholes: [1_000, 1_200, 1_600, 2_000, 2_400, 3_000, 4_000],
    as: pesos,
    told: says(
      (whole, place) =>
        `The pie graph in the figure shows how a class of ${place} spent its fund of ${pesos(whole)}.`,
      (whole, place) =>
        `Ipinakikita sa pie graph sa larawan kung paano ginastos ng isang klase ng ${place} ang pondo nitong ${pesos(whole)}.`,
    ),
    ask: says(
      (part) => `How much was spent on ${part}?`,
      (part) => `Magkano ang ginastos para sa ${part}?`,
    ),
    claim: says(
      (part, answer) => `The amount spent on ${part} is ${answer}.`,
      (part, answer) => `Ang halagang ginastos para sa ${part} ay ${answer}.`,
    ),
  },
  {
    title: says('Favorite Subjects', 'Mga Asignatura'),
    parts: says(
      ['Science', 'English', 'Filipino', 'MAPEH', 'Mathematics'],
      ['Science', 'English', 'Filipino', 'MAPEH', 'Mathematics'],
    ),
    wholes: groups,
    ...chosen('subjects', 'asignatura'),
  },
  {
    title: says('Favorite Sports', 'Paboritong Laro'),
    parts: says(
      ['Basketball', 'Volleyball', 'Badminton', 'Chess', 'Running'],
      ['Basketbol', 'Balibol', 'Badminton', 'Chess', 'Takbuhan'],
    ),
    wholes: groups,
    ...chosen('sports', 'laro'),
  },
  {
    title: says('Going to School', 'Paraan ng Pagpasok'),
    parts: says(
      ['Walking', 'Tricycle', 'Jeepney', 'Bicycle', 'School bus'],
      ['Paglalakad', 'Traysikel', 'Dyip', 'Bisikleta', 'School bus'],
    ),
    wholes: groups,
    as: grouped,
    told: says(
      (whole, place) =>
        `The pie graph in the figure shows how the ${whole} learners of ${place} go to school.`,
      (whole, place) =>
        `Ipinakikita sa pie graph sa larawan ang paraan ng pagpunta sa paaralan ng ${ilan(whole, 'mag-aaral')} ng ${place}.`,
    ),
    ask: says(
      (part) => `How many learners go to school by ${part}?`,
      (part) => `Ilang mag-aaral ang pumapasok sa pamamagitan ng ${part}?`,
    ),
    claim: says(
      (part, answer) => `The number of learners who go to school by ${part} is ${answer}.`,
      (part, answer) => `Ang bilang ng mag-aaral na pumapasok sa pamamagitan ng ${part} ay ${answer}.`,
    ),
  },
]

const proper = ['Science', 'English', 'Filipino', 'MAPEH', 'Mathematics']

/** The part as it stands in a sentence. */
export const partOf = ({ topic, at }: Pie, language: Language, place = at): string => {
  const part = topic.parts[language][place] ?? ''
  return proper.includes(part) ? part : part.toLowerCase()
}

export const slicePercentOf = ({ percents, at }: Pie): number => percents[at] ?? 0

/** Four or five parts in steps of 5 percent, no two alike. */
export const drawPie = (draw: Draw): Pie => {
  const topic = draw.pick(topics)
  const percents = draw.pick([
    [40, 25, 20, 15],
    [35, 30, 20, 15],
    [45, 25, 20, 10],
    [30, 40, 10, 20],
    [50, 15, 25, 10],
    [35, 25, 30, 10],
    [30, 20, 35, 15],
    [40, 30, 15, 10, 5],
    [35, 20, 25, 15, 5],
    [30, 25, 15, 20, 10],
  ])
  // Money goes first to what is needed most.
  const order = topic.as === pesos ? percents.toSorted((one, other) => other - one) : draw.shuffled(percents)
  return {
    topic,
    percents: order,
    at: draw.int(0, order.length - 1),
    whole: draw.pick(topic.wholes.filter((whole) => whole <= draw.largest)),
    place: drawPlace(draw),
  }
}

export const pieDrawing = ({ topic, percents }: Pie, language: Language): Drawing => {
  const parts = percents.map((percent, at) => ({ label: topic.parts[language][at] ?? '', percent }))
  return drawn({
    title: topic.title[language],
    parts,
    alt: `Pie graph "${topic.title[language]}": ${parts.map(({ label, percent }) => `${label} ${percent}%`).join(', ')}.`,
  })
}
