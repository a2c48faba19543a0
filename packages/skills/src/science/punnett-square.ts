import { punnettSquare as square } from '@klasrum/drawings/tables'
import { skill } from '../skill.ts'
import { rules, say } from './formula.ts'

type Trait = {
  en: readonly [plant: string, dominant: string, recessive: string]
  fil: readonly [string, string, string]
  letter: string
}
type Kind = 'dominant' | 'recessive' | 'heterozygous' | 'pure'
type Given = { trait: Trait; one: string; other: string; kind: Kind }

const traits: readonly Trait[] = [
  { en: ['pea plants', 'tall', 'short'], fil: ['halamang pea', 'matangkad', 'maliit'], letter: 'T' },
  {
    en: ['pea plants', 'round-seeded', 'wrinkled-seeded'],
    fil: ['halamang pea', 'bilog ang buto', 'kulubot ang buto'],
    letter: 'R',
  },
  {
    en: ['pea plants', 'purple-flowered', 'white-flowered'],
    fil: ['halamang pea', 'lila ang bulaklak', 'puti ang bulaklak'],
    letter: 'P',
  },
  {
    en: ['pea plants', 'yellow-seeded', 'green-seeded'],
    fil: ['halamang pea', 'dilaw ang buto', 'berde ang buto'],
    letter: 'Y',
  },
  { en: ['guinea pigs', 'black', 'white'], fil: ['guinea pig', 'itim', 'puti'], letter: 'B' },
  {
    en: ['rabbits', 'short-haired', 'long-haired'],
    fil: ['kuneho', 'maikli ang balahibo', 'mahaba ang balahibo'],
    letter: 'H',
  },
]

const gene = (letter: string, dominants: number) =>
  `${letter}${letter}${letter}`.slice(0, dominants) + letter.toLowerCase().repeat(2 - dominants)
const cells = ({ one, other }: Given) =>
  [...other].map((row) => [...one].map((column) => [column, row].toSorted().join('')))

const fits: Record<Kind, (genotype: string) => boolean> = {
  dominant: (genotype) => /[A-Z]/.test(genotype),
  recessive: (genotype) => !/[A-Z]/.test(genotype),
  heterozygous: (genotype) => genotype[0] !== genotype[1],
  pure: (genotype) => /^[A-Z]{2}$/.test(genotype),
}
const boxes = (given: Given) => cells(given).flat().filter(fits[given.kind]).length
const percent = (count: number) => (count >= 0 && count <= 4 ? `${count * 25}%` : undefined)

const asked = ({ trait: { en, fil }, kind }: Given) =>
  ({
    dominant: say(en[1], fil[1]),
    recessive: say(en[2], fil[2]),
    heterozygous: say('heterozygous', 'heterozygous'),
    pure: say('homozygous dominant', 'homozygous dominant'),
  })[kind]

const opening = (given: Given, language: 'en' | 'fil') => {
  const { trait } = given
  const [kind, dominant, recessive] = trait[language]
  const [high, low] = [trait.letter, trait.letter.toLowerCase()]
  return language === 'en'
    ? `In ${kind}, the allele for ${dominant} (${high}) is dominant over the allele for ${recessive} (${low}).`
    : `Sa mga ${kind}, ang allele para sa katangiang ${dominant} (${high}) ay dominant sa allele para sa katangiang ${recessive} (${low}).`
}

export const punnettSquare = skill<Given, 'opposite' | 'one-less' | 'one-more' | 'half' | 'all'>({
  id: 'science/punnett-square',
  area: 'Science',
  name: say('Punnett squares', 'Punnett square'),
  grades: [8, 9],
  cues: {
    en: ['punnett square', 'heredity', 'dominant', 'recessive', 'genotype', 'phenotype', 'monohybrid cross'],
    fil: [
      'punnett square',
      'pagmamana',
      'dominant',
      'recessive',
      'genotype',
      'phenotype',
      'monohybrid cross',
    ],
  },
  units: [],
  largest: () => 100,
  mistakes: {
    opposite: say('counted the boxes of the other offspring', 'ang mga kahon ng ibang supling ang binilang'),
    'one-less': say('counted one box too few', 'kulang ng isang kahon ang bilang'),
    'one-more': say('counted one box too many', 'sobra ng isang kahon ang bilang'),
    half: say('took half because there are two alleles', 'kinuha ang kalahati dahil dalawa ang allele'),
    all: say('took all offspring to be alike', 'inakalang magkakapareho ang lahat ng supling'),
  },
  rules: rules(
    {
      say: say(
        'An organism with two different alleles for a trait is {heterozygous}.',
        'Ang organismo na may dalawang magkaibang allele para sa isang katangian ay {heterozygous}.',
      ),
      ask: say(
        'What is an organism with two different alleles for a trait called?',
        'Ano ang tawag sa organismo na may dalawang magkaibang allele para sa isang katangian?',
      ),
      not: ['homozygous', 'recessive', 'purebred'],
    },
    {
      say: say(
        'The traits of an organism that can be seen are its {phenotype}.',
        'Ang mga nakikitang katangian ng organismo ay ang {phenotype} nito.',
      ),
      ask: say(
        'What are the traits of an organism that can be seen called?',
        'Ano ang tawag sa mga nakikitang katangian ng organismo?',
      ),
      not: ['genotype', 'allele', 'chromosome'],
    },
    {
      say: say(
        'A recessive trait shows only when there are {two} recessive alleles.',
        'Lumalabas lamang ang recessive na katangian kapag may {dalawang} recessive na allele.',
      ),
      ask: say(
        'How many recessive alleles are needed for a recessive trait to show?',
        'Ilang recessive na allele ang kailangan upang lumabas ang recessive na katangian?',
      ),
      not: { en: ['one', 'three', 'four'], fil: ['isang', 'tatlong', 'apat na'] },
    },
  ),
  draw: (draw) => {
    const trait = draw.pick(traits)
    const [one, other] = draw.pick([
      [1, 1],
      [1, 0],
      [0, 1],
      [2, 1],
      [1, 2],
      [2, 0],
    ] as const)
    return {
      trait,
      one: gene(trait.letter, one),
      other: gene(trait.letter, other),
      kind: draw.pick(['dominant', 'recessive', 'heterozygous', 'pure'] as const),
    }
  },
  answer: (given) => percent(boxes(given)) ?? '',
  wrong: (given) => ({
    opposite: percent(4 - boxes(given)),
    'one-less': percent(boxes(given) - 1),
    'one-more': percent(boxes(given) + 1),
    half: '50%',
    all: '100%',
  }),
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `${opening(given, 'en')} Complete the Punnett square in the figure. What percent of the offspring is expected to be ${asked(given).en}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${opening(given, 'en')} The gametes of two parents are shown in the figure. What is the chance that an offspring is ${asked(given).en}?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `${opening(given, 'fil')} Buoin ang Punnett square sa larawan. Ilang percent ng mga supling ang inaasahang ${asked(given).fil}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${opening(given, 'fil')} Ipinakikita sa larawan ang mga gamete ng dalawang magulang. Ano ang tsansa na ang isang supling ay ${asked(given).fil}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `${opening(given, 'en')} In the cross ${given.one} × ${given.other}, ${answer} of the offspring is expected to be ${asked(given).en}.`,
    fil: (given, answer) =>
      `${opening(given, 'fil')} Sa cross na ${given.one} × ${given.other}, ${answer} ng mga supling ang inaasahang ${asked(given).fil}.`,
  },
  solution: {
    en: (given) => [
      `The boxes are ${cells(given).flat().join(', ')}.`,
      `${boxes(given)} of 4 boxes: ${percent(boxes(given))}`,
    ],
    fil: (given) => [
      `Ang mga kahon ay ${cells(given).flat().join(', ')}.`,
      `${boxes(given)} sa 4 na kahon: ${percent(boxes(given))}`,
    ],
  },
  drawing: ({ one, other }, language) =>
    square({
      top: [...one],
      side: [...other],
      alt:
        language === 'en'
          ? `An empty Punnett square with the gametes ${[...one].join(' and ')} above and ${[...other].join(' and ')} at the side.`
          : `Punnett square na walang laman, may gamete na ${[...one].join(' at ')} sa itaas at ${[...other].join(' at ')} sa gilid.`,
    }),
})
