import type { Block, Language } from '@klasrum/contract/source'
import { withoutUnits } from '../sources/units/knowledge.ts'
import type { LessonSession, Outline, Topic } from '../understand/outline.ts'

type Part =
  | string
  | readonly string[]
  | { steps: readonly string[] }
  | { table: readonly (readonly string[])[] }
type Section = readonly [title: string, ...parts: Part[]]

/** A lesson as it is read from a file, written short: paragraphs, lists, steps and tables under headings. */
export function lesson(language: Language, title: string, sections: readonly Section[]): Outline {
  let number = 0
  const block = (part: Part): Block => {
    number++
    const place = { page: 1, number, language, terms: [] }
    if (typeof part === 'string') return { ...place, kind: 'paragraph', text: part }
    if ('steps' in part) return { ...place, kind: 'list', ordered: true, items: [...part.steps] }
    if ('table' in part)
      return { ...place, kind: 'table', head: true, rows: part.table.map((row) => [...row]) }
    return { ...place, kind: 'list', ordered: false, items: [...part] }
  }
  const topics = sections.map(([heading, ...parts]): Topic => {
    const blocks = parts.map((part) => ({ file: 'lesson.docx', block: block(part) }))
    const words = JSON.stringify(parts).split(/\s+/).length
    return { title: heading, above: [title], division: null, file: 'lesson.docx', language, blocks, words }
  })
  return { title, language, topics, documents: [], known: withoutUnits }
}

export const oneSession = (outline: Outline): LessonSession => ({
  number: 1,
  title: outline.title,
  topics: outline.topics,
  share: 100,
})

export const plants = lesson('en', 'How Plants Live', [
  [
    'Photosynthesis',
    'Photosynthesis is the process by which green plants make their own food. Chlorophyll is the green pigment that absorbs sunlight. Stomata are tiny openings that let gases pass in and out of the leaf. Glucose is the simple sugar that plants use as fuel.',
    'Leaves look green because chlorophyll reflects green light. When a plant gets too little light, its leaves turn yellow.',
  ],
  [
    'Parts of a Plant',
    {
      table: [
        ['Part', 'Function'],
        ['Root', 'absorbs water and minerals'],
        ['Stem', 'carries water to the leaves'],
        ['Leaf', 'makes food for the plant'],
        ['Flower', 'produces seeds for new plants'],
      ],
    },
    'The four parts of a flower are petals, sepals, stamens, and pistils. Pollination is the transfer of pollen from an anther to a stigma. Germination is the process by which a seed begins to grow.',
  ],
  [
    'Steps in Planting Seeds',
    {
      steps: [
        'Prepare the soil in a pot.',
        'Place the seeds in the soil.',
        'Cover the seeds with a thin layer of soil.',
        'Water the pot every morning.',
      ],
    },
    'A seedling is a young plant that has grown from a seed. Transpiration is the loss of water from leaves through evaporation. Roots hold the plant in the ground, while stems hold the leaves up to the light.',
  ],
])

export const bayan = lesson('fil', 'Ang Pamayanan', [
  [
    'Ang Barangay',
    'Ang barangay ay ang pinakamaliit na yunit ng pamahalaan sa Pilipinas. Ang kapitan ay ang pinuno na nangangasiwa sa barangay. Ang ordinansa ay isang batas na ipinatutupad sa loob ng isang bayan. Ang buwis ay salaping ibinabayad ng mga mamamayan sa pamahalaan.',
    'Mahalaga ang buwis dahil ginagamit ito sa mga paaralan at ospital. Kapag malinis ang paligid, nakaiiwas sa sakit ang mga tao.',
  ],
  [
    'Mga Katulong sa Pamayanan',
    [
      'Guro – taong nagtuturo ng mga aralin sa paaralan',
      'Bumbero – taong pumapatay ng sunog sa pamayanan',
      'Pulis – taong nagpapanatili ng kapayapaan sa bayan',
      'Nars – taong nag-aalaga ng mga maysakit sa ospital',
    ],
    'Ang bayanihan ay ang sama-samang paggawa ng magkakapitbahay. Tinatawag na tanod ang taong nagbabantay sa barangay tuwing gabi.',
  ],
])

export const numbers = lesson('en', 'Rates and Equations', [
  [
    'Speed',
    'Speed is the distance that an object travels in a unit of time. Speed = distance ÷ time. A tricycle that covers 60 meters in 12 seconds has a speed of 5 meters per second.',
  ],
  [
    'Equations',
    'A variable is a letter that stands for an unknown number. A coefficient is the number multiplied by a variable. A constant is a value that stays the same in an expression. An equation is a statement that two expressions are equal. To solve 2x + 3 = 11, subtract 3 from both sides and divide by 2.',
    'In 1/2 + 1/4 = 3/4 the fractions are first made similar. A store gives 20% of 350 as a discount. 1 kilometer = 1,000 meters.',
  ],
])
