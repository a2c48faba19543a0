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
  {
    en: ['pea plants', 'tall stems', 'short stems'],
    fil: ['halamang pea', 'mataas na tangkay', 'mababang tangkay'],
    letter: 'T',
  },
  {
    en: ['pea plants', 'round seeds', 'wrinkled seeds'],
    fil: ['halamang pea', 'bilog na buto', 'kulubot na buto'],
    letter: 'R',
  },
  {
    en: ['pea plants', 'purple flowers', 'white flowers'],
    fil: ['halamang pea', 'lilang bulaklak', 'puting bulaklak'],
    letter: 'P',
  },
  {
    en: ['pea plants', 'yellow seeds', 'green seeds'],
    fil: ['halamang pea', 'dilaw na buto', 'berdeng buto'],
    letter: 'Y',
  },
  {
    en: ['guinea pigs', 'black fur', 'white fur'],
    fil: ['guinea pig', 'itim na balahibo', 'puting balahibo'],
    letter: 'B',
  },
  {
    en: ['rabbits', 'short hair', 'long hair'],
    fil: ['kuneho', 'maikling balahibo', 'mahabang balahibo'],
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
    dominant: say(`have ${en[1]}`, `may ${fil[1]}`),
    recessive: say(`have ${en[2]}`, `may ${fil[2]}`),
    heterozygous: say('be heterozygous', 'heterozygous'),
    pure: say('be homozygous dominant', 'homozygous dominant'),
  })[kind]

const opening = (given: Given, language: 'en' | 'fil') => {
  const { trait } = given
  const [kind, dominant, recessive] = trait[language]
  const [high, low] = [trait.letter, trait.letter.toLowerCase()]
  return language === 'en'
    ? `In ${kind}, the allele for ${dominant} (${high}) is dominant over the allele for ${recessive} (${low}).`
    : `Sa mga ${kind}, ang allele para sa ${dominant} (${high}) ay dominant sa allele para sa ${recessive} (${low}).`
}

export const punnettSquareSkill = skill<Given, 'opposite' | 'one-less' | 'one-more' | 'half' | 'all'>({
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
        'Ang organismong may dalawang magkaibang allele para sa isang katangian ay {heterozygous}.',
      ),
      ask: say(
        'What do we call an organism with two different alleles for a trait?',
        'Ano ang tawag sa organismong may dalawang magkaibang allele para sa isang katangian?',
      ),
      not: ['homozygous dominant', 'homozygous recessive', 'purebred'],
    },
    {
      say: say(
        'The traits of an organism that can be seen, such as flower color, are its {phenotype}.',
        'Ang mga nakikitang katangian ng organismo, tulad ng kulay ng bulaklak, ay ang {phenotype} nito.',
      ),
      ask: say(
        'What do we call the traits of an organism that can be seen, such as flower color?',
        'Ano ang tawag sa mga nakikitang katangian ng organismo, tulad ng kulay ng bulaklak?',
      ),
      not: ['genotype', 'allele', 'chromosome'],
    },
    {
      say: say(
        'If tall (T) is dominant over short (t), a pea plant is short only when its genotype is {tt}.',
        'Kung dominant ang matangkad (T) sa maliit (t), maliit lamang ang halamang pea kapag ang genotype nito ay {tt}.',
      ),
      ask: say(
        'In pea plants, tall (T) is dominant over short (t). Which genotype does a short plant have?',
        'Sa halamang pea, dominant ang matangkad (T) sa maliit (t). Ano ang genotype ng maliit na halaman?',
      ),
      not: { en: ['TT', 'Tt', 'either Tt or tt'], fil: ['TT', 'Tt', 'Tt o tt'] },
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
          `${opening(given, 'en')} Complete the Punnett square in the figure. What percent of the offspring are expected to ${asked(given).en}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${opening(given, 'en')} The gametes of two parents are shown in the figure. What is the chance that an offspring will ${asked(given).en}?`,
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
      `${opening(given, 'en')} In the cross ${given.one} × ${given.other}, ${answer} of the offspring are expected to ${asked(given).en}.`,
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
