import { skill } from '../skill.ts'
import { countOf, within } from './amounts.ts'
import { factorsOf, gcd, lcm, steps } from './divisors.ts'
import { type Amount, inUnit, type Told, toldStatement, toldStems } from './stories.ts'

type Given = { a: number; b: number; who: string; story: Story }
type Story = Told<Given> & { as: Amount }

const right = ({ a, b }: Given) => gcd(a, b)

const stories: readonly Story[] = [
  {
    as: inUnit('packs', 'supot'),
    en: {
      text: ({ a, b, who }) =>
        `${who} has ${a} pencils and ${b} erasers. What is the greatest number of packs that can be made so that all packs have the same contents and nothing is left over?`,
      claim: ({ a, b }, answer) =>
        `From ${a} pencils and ${b} erasers, at most ${answer} with the same contents can be made with nothing left over.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `May ${a} lapis at ${b} pambura si ${who}. Ano ang pinakamaraming supot na magagawa kung magkakapareho ang laman ng mga supot at walang matitira?`,
      claim: ({ a, b }, answer) =>
        `Mula sa ${a} lapis at ${b} pambura, hanggang ${answer} na magkakapareho ang laman ang magagawa nang walang matitira.`,
    },
  },
  {
    as: inUnit('cm'),
    en: {
      text: ({ a, b, who }) =>
        `${who} cuts two ribbons, ${a} cm and ${b} cm long, into pieces of equal length with nothing left over. How long can each piece be at most?`,
      claim: ({ a, b }, answer) =>
        `When ribbons of ${a} cm and ${b} cm are cut into pieces of equal length with nothing left over, each piece can be at most ${answer} long.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Pinuputol ni ${who} ang dalawang laso na ${a} cm at ${b} cm ang haba sa magkakasinghabang piraso nang walang natitira. Hanggang gaano kahaba ang maaaring maging bawat piraso?`,
      claim: ({ a, b }, answer) =>
        `Kapag pinutol ang mga lasong ${a} cm at ${b} cm sa magkakasinghabang piraso nang walang natitira, hanggang ${answer} ang haba ng bawat piraso.`,
    },
  },
  {
    as: inUnit('teams', 'pangkat'),
    en: {
      text: ({ a, b }) =>
        `A school divides ${a} boys and ${b} girls into teams. Each team has the same number of boys and the same number of girls. What is the greatest number of teams?`,
      claim: ({ a, b }, answer) =>
        `From ${a} boys and ${b} girls, at most ${answer} with the same number of boys and of girls can be formed.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Hinahati ng paaralan ang ${a} lalaki at ${b} babae sa mga pangkat. Magkakasindami ang lalaki at magkakasindami ang babae sa bawat pangkat. Ano ang pinakamaraming pangkat na mabubuo?`,
      claim: ({ a, b }, answer) =>
        `Mula sa ${a} lalaki at ${b} babae, hanggang ${answer} na magkakasindami ang lalaki at ang babae ang mabubuo.`,
    },
  },
  {
    as: inUnit('cm'),
    en: {
      text: ({ a, b }) =>
        `A board ${a} cm wide and ${b} cm long is covered with equal square tiles without cutting any tile. How long is the side of the largest possible tile?`,
      claim: ({ a, b }, answer) =>
        `The largest equal square tiles that cover a board of ${a} cm by ${b} cm without cutting have a side of ${answer}.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Tatakpan ng magkakasinlaking parisukat na tile ang tablang ${a} cm ang lapad at ${b} cm ang haba nang walang puputuling tile. Gaano kahaba ang gilid ng pinakamalaking tile na maaari?`,
      claim: ({ a, b }, answer) =>
        `Ang pinakamalaking parisukat na tile na makatatakip sa tablang ${a} cm at ${b} cm nang walang puputulin ay may gilid na ${answer}.`,
    },
  },
  {
    as: inUnit('bags', 'bag'),
    en: {
      text: ({ a, b, who }) =>
        `${who} puts ${a} cans of sardines and ${b} packs of noodles into relief bags with the same contents. How many bags can be filled at most with nothing left over?`,
      claim: ({ a, b }, answer) =>
        `With ${a} cans of sardines and ${b} packs of noodles, at most ${answer} with the same contents can be filled with nothing left over.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Inilalagay ni ${who} ang ${a} lata ng sardinas at ${b} pakete ng noodles sa mga relief bag na magkakapareho ang laman. Hanggang ilang bag ang mapupuno nang walang matitira?`,
      claim: ({ a, b }, answer) =>
        `Sa ${a} lata ng sardinas at ${b} pakete ng noodles, hanggang ${answer} na magkakapareho ang laman ang mapupuno nang walang matitira.`,
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
  units: [],
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
        say: 'To find the greatest number of equal groups of two kinds of things, we find the {greatest common factor}.',
        ask: 'What do we find to get the greatest number of equal groups of two kinds of things?',
        not: ['least common multiple', 'sum', 'product'],
      },
      {
        say: 'With 12 pens and 18 pads, {6} equal packs can be made at most.',
        ask: 'How many equal packs can be made at most with 12 pens and 18 pads?',
        not: ['3', '12', '36'],
      },
    ],
    fil: [
      {
        say: 'Upang makuha ang pinakamaraming magkakaparehong pangkat ng dalawang uri ng bagay, hinahanap ang {greatest common factor}.',
        ask: 'Ano ang hinahanap upang makuha ang pinakamaraming magkakaparehong pangkat ng dalawang uri ng bagay?',
        not: ['least common multiple', 'sum', 'product'],
      },
      {
        say: 'Sa 12 bolpen at 18 pad, hanggang {6} magkakaparehong supot ang magagawa.',
        ask: 'Hanggang ilang magkakaparehong supot ang magagawa sa 12 bolpen at 18 pad?',
        not: ['3', '12', '36'],
      },
    ],
  },
  draw: (draw) => {
    const common = draw.int(4, 16)
    const [m, n] = draw.some(steps(2, 7), 2) as [number, number]
    if (gcd(m, n) > 1) throw new RangeError('Another factor is common.')
    within(draw, common * m, common * n)
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
