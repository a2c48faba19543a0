import { skill } from '../skill.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'
import { equalSteps, factorsOf, gcd, lcm } from './divisors.ts'
import { type Amount, inUnit, type NumberStory, toldStatement, toldStems } from './stories.ts'

type Given = { a: number; b: number; who: string; story: Story }
type Story = NumberStory<Given> & { as: Amount }

const right = ({ a, b }: Given) => gcd(a, b)

const stories: readonly Story[] = [
  {
    as: inUnit('packs', 'supot'),
    en: {
      text: ({ a, b, who }) =>
        `${who} has ${a} pencils and ${b} erasers. What is the greatest number of packs that can be made so that all packs have the same contents and nothing is left over?`,
      claim: ({ a, b, who }, answer) =>
        `${who} puts ${a} pencils and ${b} erasers into packs with the same contents, with nothing left over. At most ${answer} can be made.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `May ${ilan(a, 'lapis')} at ${ilan(b, 'pambura')} si ${who}. Ano ang pinakamaraming supot na magagawa kung magkakapareho ang laman ng mga supot at walang matitira?`,
      claim: ({ a, b, who }, answer) =>
        `Isinusupot ni ${who} ang ${ilan(a, 'lapis')} at ${ilan(b, 'pambura')} nang magkakapareho ang laman ng mga supot at walang matitira. Ang pinakamaraming magagawa ay ${answer}.`,
    },
  },
  {
    as: inUnit('cm'),
    en: {
      text: ({ a, b, who }) =>
        `${who} cuts two ribbons, ${a} cm and ${b} cm long, into pieces of equal length with nothing left over. What is the greatest possible length of each piece?`,
      claim: ({ a, b, who }, answer) =>
        `${who} cuts two ribbons, ${a} cm and ${b} cm long, into pieces of equal length with nothing left over. The greatest possible length of each piece is ${answer}.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Pinuputol ni ${who} ang dalawang laso na ${a} cm at ${b} cm ang haba sa magkakasinghabang piraso nang walang natitira. Ano ang pinakamahabang maaaring maging haba ng bawat piraso?`,
      claim: ({ a, b, who }, answer) =>
        `Pinuputol ni ${who} ang dalawang laso na ${a} cm at ${b} cm ang haba sa magkakasinghabang piraso nang walang natitira. Ang pinakamahabang maaaring maging haba ng bawat piraso ay ${answer}.`,
    },
  },
  {
    as: inUnit('teams', 'pangkat'),
    en: {
      text: ({ a, b }) =>
        `A school divides ${a} boys and ${b} girls into teams. The number of boys is the same in every team, the number of girls is the same in every team, and nobody is left out. What is the greatest number of teams that can be formed?`,
      claim: ({ a, b }, answer) =>
        `A school divides ${a} boys and ${b} girls into teams. The number of boys is the same in every team, the number of girls is the same in every team, and nobody is left out. At most ${answer} can be formed.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Hinahati ng paaralan ang ${ilan(a, 'lalaki')} at ${ilan(b, 'babae')} sa mga pangkat nang walang maiiwan. Pare-pareho ang bilang ng lalaki at pare-pareho ang bilang ng babae sa lahat ng pangkat. Ano ang pinakamaraming pangkat na mabubuo?`,
      claim: ({ a, b }, answer) =>
        `Hinahati ng paaralan ang ${ilan(a, 'lalaki')} at ${ilan(b, 'babae')} sa mga pangkat na magkakatulad ang bilang ng lalaki at ng babae nang walang maiiwan. Ang pinakamaraming mabubuo ay ${answer}.`,
    },
  },
  {
    as: inUnit('cm'),
    en: {
      text: ({ a, b, who }) =>
        `${who} cuts a rectangular sheet of cardboard, ${a} cm wide and ${b} cm long, into equal squares with nothing left over. How long is the side of the largest possible square?`,
      claim: ({ a, b, who }, answer) =>
        `${who} cuts a rectangular sheet of cardboard, ${a} cm wide and ${b} cm long, into equal squares with nothing left over. The side of the largest possible square is ${answer} long.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Pinuputol ni ${who} ang parihabang kartong ${a} cm ang lapad at ${b} cm ang haba sa magkakasinlaking parisukat nang walang natitira. Gaano kahaba ang gilid ng pinakamalaking parisukat na magagawa?`,
      claim: ({ a, b, who }, answer) =>
        `Pinuputol ni ${who} ang parihabang kartong ${a} cm ang lapad at ${b} cm ang haba sa magkakasinlaking parisukat nang walang natitira. Ang gilid ng pinakamalaking parisukat na magagawa ay ${answer}.`,
    },
  },
  {
    as: inUnit('bags', 'bag'),
    en: {
      text: ({ a, b, who }) =>
        `${who} puts ${a} cans of sardines and ${b} packs of noodles into relief bags with the same contents. What is the greatest number of bags that can be filled with nothing left over?`,
      claim: ({ a, b, who }, answer) =>
        `${who} puts ${a} cans of sardines and ${b} packs of noodles into relief bags with the same contents and nothing left over. At most ${answer} can be filled.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Inilalagay ni ${who} ang ${ilan(a, 'lata')} ng sardinas at ${ilan(b, 'pakete')} ng noodles sa mga relief bag na magkakapareho ang laman. Ano ang pinakamaraming bag na mapupuno nang walang matitira?`,
      claim: ({ a, b, who }, answer) =>
        `Inilalagay ni ${who} ang ${ilan(a, 'lata')} ng sardinas at ${ilan(b, 'pakete')} ng noodles sa mga relief bag na magkakapareho ang laman nang walang matitira. Ang pinakamaraming mapupuno ay ${answer}.`,
    },
  },
]

export const gcfProblems = skill<Given, 'lesser' | 'multiple' | 'smaller' | 'difference' | 'pieces' | 'sum'>({
  id: 'numbers/gcf-problems',
  area: 'Mathematics',
  name: { en: 'Word problems on the greatest common factor', fil: 'Mga suliranin sa greatest common factor' },
  grades: [5, 6],
  cues: {
    en: ['greatest common factor', 'GCF', 'greatest number of groups', 'nothing left over', 'equal groups'],
    fil: ['greatest common factor', 'GCF', 'pinakamaraming pangkat', 'walang matitira', 'magkakapareho'],
  },
  units: ['mathematics/5/divisibility-gcf-and-lcm'],
  largest: () => 120,
  mistakes: {
    lesser: { en: 'stopped at a smaller common factor', fil: 'tumigil sa mas maliit na common factor' },
    multiple: { en: 'found the least common multiple', fil: 'ang least common multiple ang hinanap' },
    smaller: { en: 'gave the smaller number', fil: 'ibinigay ang mas maliit na bilang' },
    difference: { en: 'subtracted the numbers', fil: 'pinagbawas ang mga bilang' },
    pieces: { en: 'divided the smaller number by the GCF', fil: 'hinati ang mas maliit na bilang sa GCF' },
    sum: { en: 'divided the sum of the numbers by the GCF', fil: 'hinati ang kabuoan ng mga bilang sa GCF' },
  },
  rules: {
    en: [
      {
        say: 'If 24 pens and 36 pads are shared equally among 12 packs, each pack has {2 pens and 3 pads}.',
        ask: 'The GCF of 24 and 36 is 12, so 24 pens and 36 pads are shared equally among 12 packs. What does each pack have?',
        not: ['3 pens and 2 pads', '2 pens and 2 pads', '12 pens and 12 pads'],
      },
      {
        say: 'From 12 pens and 18 pads, the greatest number of equal packs with nothing left over is {6}.',
        ask: 'What is the greatest number of equal packs that can be made from 12 pens and 18 pads with nothing left over?',
        not: ['2', '3', '36'],
      },
    ],
    fil: [
      {
        say: 'Kung pantay na hahatiin sa 12 supot ang 24 na bolpen at 36 na pad, ang laman ng bawat supot ay {2 bolpen at 3 pad}.',
        ask: 'Ang GCF ng 24 at 36 ay 12, kaya pantay na hinati sa 12 supot ang 24 na bolpen at 36 na pad. Ano ang laman ng bawat supot?',
        not: ['3 bolpen at 2 pad', '2 bolpen at 2 pad', '12 bolpen at 12 pad'],
      },
      {
        say: 'Sa 12 bolpen at 18 pad, ang pinakamaraming magkakaparehong supot na magagawa nang walang matitira ay {6}.',
        ask: 'Ano ang pinakamaraming magkakaparehong supot na magagawa sa 12 bolpen at 18 pad nang walang matitira?',
        not: ['2', '3', '36'],
      },
    ],
  },
  draw: (draw) => {
    const common = draw.int(4, 16)
    const [m, n] = draw.some(equalSteps(2, 7), 2) as [number, number]
    if (gcd(m, n) > 1) throw new RangeError('Another factor is common.')
    withinLargest(draw, common * m, common * n)
    const [a, b] = [common * Math.min(m, n), common * Math.max(m, n)]
    return { a, b, who: draw.person().name, story: draw.pick(stories) }
  },
  answer: (given, language) => given.story.as(right(given), language),
  also: (given) => [String(right(given))],
  wrong: (given, language) => {
    const { a, b } = given
    const as = (value: number) => (countOf(value) && value > 1 ? given.story.as(value, language) : undefined)
    return {
      lesser: as(factorsOf(right(given)).at(-2) ?? 1),
      multiple: lcm(a, b) <= 2 * b ? as(lcm(a, b)) : undefined,
      smaller: as(a),
      difference: as(b - a),
      pieces: as(a / right(given)),
      sum: as((a + b) / right(given)),
    }
  },
  stems: toldStems('analyze', { en: 'Solve by finding the GCF.', fil: 'Lutasin gamit ang GCF.' }),
  statement: toldStatement(),
  solution: {
    en: (given) => [
      `The number must divide both ${given.a} and ${given.b}, and it must be the greatest.`,
      `The GCF of ${given.a} and ${given.b} is ${right(given)}: ${given.story.as(right(given), 'en')}`,
    ],
    fil: (given) => [
      `Dapat na factor ng ${given.a} at ${given.b} ang bilang, at dapat na pinakamalaki ito.`,
      `Ang GCF ng ${given.a} at ${given.b} ay ${right(given)}: ${given.story.as(right(given), 'fil')}`,
    ],
  },
})
