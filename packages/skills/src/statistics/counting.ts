import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { ilan, integersFromTo, listed, product, says } from './writing.ts'

export const factorial = (n: number): number => product(integersFromTo(2, n))
export const permutations = (n: number, r: number): number => product(integersFromTo(n - r + 1, n))
export const combinations = (n: number, r: number): number => permutations(n, r) / factorial(r)

/** "5 × 4 × 3". */
export const falling = (n: number, r: number): string =>
  integersFromTo(n - r + 1, n)
    .toReversed()
    .join(' × ')

/** So many of so many are arranged or chosen. */
export type CountingChoice = { n: number; r: number; who: Person; story: CountingStory }
export type CountingStory = {
  n: readonly [number, number]
  r: readonly [number, number]
  text: InBoth<(choice: CountingChoice) => string>
}

const posts = says(
  ['a president', 'a vice president', 'a secretary', 'a treasurer'],
  ['pangulo', 'pangalawang pangulo', 'kalihim', 'ingat-yaman'],
)

/** Where the order counts. */
export const ordered: readonly CountingStory[] = [
  {
    n: [5, 12],
    r: [2, 4],
    text: says(
      ({ n, r }) =>
        `A club has ${n} members. In how many ways can ${listed(posts.en.slice(0, r), 'en')} be chosen if nobody holds two positions?`,
      ({ n, r }) =>
        `May ${ilan(n, 'kasapi')} ang isang samahan. Sa ilang paraan makapipili ng ${listed(posts.fil.slice(0, r), 'fil')} kung walang hahawak ng dalawang posisyon?`,
    ),
  },
  {
    n: [5, 10],
    r: [2, 3],
    text: says(
      ({ n, r }) =>
        `In a race with ${n} runners, in how many ways can the first ${r} places be filled if there are no ties?`,
      ({ n, r }) =>
        `Sa isang takbuhang may ${ilan(n, 'kalahok')}, sa ilang paraan mapupunan ang unang ${ilan(r, 'puwesto')} kung walang tabla?`,
    ),
  },
  {
    n: [5, 9],
    r: [3, 5],
    text: says(
      ({ n, r, who }) =>
        `${who.name} has ${n} different books. In how many ways can ${who.he} arrange ${r} of them in a row on a shelf?`,
      ({ n, r, who }) =>
        `May ${ilan(n, 'magkakaibang aklat')} si ${who.name}. Sa ilang paraan niya maisasaayos nang pahilera sa istante ang ${r} sa mga ito?`,
    ),
  },
  {
    n: [5, 9],
    r: [3, 4],
    text: says(
      ({ n, r }) =>
        `How many ${r}-digit codes can be made from the digits 1 to ${n} if no digit is repeated?`,
      ({ n, r }) =>
        `Ilang code na may ${ilan(r, 'digit')} ang mabubuo mula sa mga digit na 1 hanggang ${n} kung walang inuulit na digit?`,
    ),
  },
  {
    n: [5, 10],
    r: [3, 4],
    text: says(
      ({ n, r }) => `In how many ways can ${r} of ${n} children be seated in a row of ${r} chairs?`,
      ({ n, r }) =>
        `Sa ilang paraan mauupo ang ${r} sa ${ilan(n, 'bata')} sa ${ilan(r, 'silyang')} nakahilera?`,
    ),
  },
]

/** Where the order does not count. */
export const unordered: readonly CountingStory[] = [
  {
    n: [6, 12],
    r: [2, 5],
    text: says(
      ({ n, r }) => `In how many ways can a committee of ${r} be chosen from ${n} members of a club?`,
      ({ n, r }) =>
        `Sa ilang paraan makapipili ng komite na may ${ilan(r, 'kasapi')} mula sa ${ilan(n, 'kasapi')} ng isang samahan?`,
    ),
  },
  {
    n: [5, 9],
    r: [2, 4],
    text: says(
      ({ n, r, who }) =>
        `${who.name} chooses ${r} of ${n} kinds of fruit for a fruit salad. How many different choices does ${who.he} have?`,
      ({ n, r, who }) =>
        `Pipili si ${who.name} ng ${r} sa ${ilan(n, 'uri')} ng prutas para sa fruit salad. Ilang magkakaibang pagpili ang magagawa niya?`,
    ),
  },
  {
    n: [6, 12],
    r: [3, 6],
    text: says(
      ({ n, r }) =>
        `In a test, a learner answers any ${r} of ${n} questions. In how many ways can the questions be chosen?`,
      ({ n, r }) =>
        `Sa isang pagsusulit, sasagutin ng mag-aaral ang alinmang ${r} sa ${ilan(n, 'tanong')}. Sa ilang paraan mapipili ang mga tanong?`,
    ),
  },
  {
    n: [8, 12],
    r: [5, 6],
    text: says(
      ({ n, r }) =>
        `A coach chooses ${r} of ${n} players for a team. In how many ways can the team be chosen?`,
      ({ n, r }) =>
        `Pipili ang coach ng ${r} sa ${ilan(n, 'manlalaro')} para sa isang koponan. Sa ilang paraan mapipili ang koponan?`,
    ),
  },
  {
    n: [6, 10],
    r: [2, 4],
    text: says(
      ({ n, r, who }) =>
        `${who.name} wants to borrow ${r} of ${n} different books. In how many ways can ${who.he} choose the books?`,
      ({ n, r, who }) =>
        `Nais ni ${who.name} na humiram ng ${r} sa ${ilan(n, 'magkakaibang aklat')}. Sa ilang paraan niya mapipili ang mga aklat?`,
    ),
  },
]

export const drawChoice = (draw: Draw, stories: readonly CountingStory[]): CountingChoice => {
  const story = draw.pick(stories)
  const n = draw.int(...story.n)
  return { n, r: draw.int(story.r[0], Math.min(n - 1, story.r[1])), who: draw.person(), story }
}
