const kinds =
  'early late upper lower inner outer warm cold dry wet slow quick near far open closed first second third fourth'.split(
    ' ',
  )
const names =
  'erosion valley current harbor market treaty circuit mixture muscle membrane province council pattern fraction budget garden furnace orchard signal archive reef delta canal engine mineral'.split(
    ' ',
  )
const sorts = ['process', 'place', 'group of people', 'tool', 'change', 'agreement', 'kind of energy']
const deeds = [
  'carries water from the mountains to the sea',
  'protects the smaller parts from heat and rain',
  'brings goods to the towns along the coast',
  'keeps a record of what was promised',
  'turns one material into another',
  'helps living things to grow and to move',
  'divides a whole into equal parts',
  'warns the people before a storm arrives',
]
const causes = [
  'the wind blows from the north for several months',
  'farmers plant the same crop every year',
  'the members meet only once in a season',
  'sunlight reaches the surface for most of the day',
  'there is too little room for all of them',
]

export type MadePage = { title: string; paragraphs: string[] }

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Names a thing of its own for each number up to 500. */
const thing = (at: number): string => `${pick(kinds, at)} ${pick(names, Math.floor(at / kinds.length) + at)}`

function paragraphOf(at: number): string {
  const [one, other, third] = [thing(at), thing(at + 1), thing(at + 7)]
  return [
    `${capital(one)} is a ${pick(sorts, at)} that ${pick(deeds, at)}.`,
    `It becomes weaker because ${pick(causes, at)}.`,
    `Unlike the ${other}, it ${pick(deeds, at + 3)}, and it was first described in ${1500 + (at % 500)}.`,
    `When ${pick(causes, at + 2)}, the ${one} changes into a ${third} after about ${2 + (at % 40)} days.`,
    at % 3 === 0
      ? `Examples of it are the ${third}, the ${other}, and the ${thing(at + 11)}.`
      : `Most people meet it for the first time when they follow the ${third} for a while and see what it leaves behind.`,
  ].join(' ')
}

/** Pages of a lesson, each with a title and close to 400 words. */
export const madePages = (count: number, from: number): MadePage[] =>
  Array.from({ length: count }, (_, page) => ({
    title: `The ${thing((from + page) * 6)} and its neighbors`,
    paragraphs: Array.from({ length: 6 }, (_, at) => paragraphOf((from + page) * 6 + at)),
  }))
