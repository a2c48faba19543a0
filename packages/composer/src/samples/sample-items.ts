import type { Item } from '@klasrum/contract/material'

type Form = Item['form']
type Of<F extends Form> = Extract<Item, { form: F }>

const shared = {
  bloom: 'remember',
  difficulty: 'easiest',
  language: 'en',
  topic: 'Photosynthesis',
  points: 1,
  author: 'built-in',
} as const

const source = (paragraph: number, quote: string) => ({ file: 'lesson.docx', page: 1, paragraph, quote })

const forms: { [F in Form]: Of<F> } = {
  multiple_choice: {
    ...shared,
    id: 'choice',
    form: 'multiple_choice',
    source: source(1, 'Chlorophyll is the green pigment that absorbs sunlight.'),
    stem: 'What do we call the green pigment that absorbs sunlight?',
    options: ['Pollination', 'Chlorophyll', 'Germination', 'Glucose'],
    answer: 1,
  },
  true_false: {
    ...shared,
    id: 'truth',
    form: 'true_false',
    source: source(1, 'Glucose is the simple sugar that plants use as fuel.'),
    stem: 'Glucose is the simple sugar that plants use as fuel.',
    answer: true,
  },
  modified_true_false: {
    ...shared,
    id: 'mended',
    form: 'modified_true_false',
    source: source(1, 'Glucose is the simple sugar that plants use as fuel.'),
    stem: 'Glucose is the simple sugar that plants use as fuel.',
    marked: 'Glucose',
    answer: true,
    correction: null,
  },
  identification: {
    ...shared,
    id: 'named',
    form: 'identification',
    source: source(1, 'Stomata are tiny openings that let gases pass in and out of the leaf.'),
    stem: 'What do we call the tiny openings that let gases pass in and out of the leaf?',
    answer: 'Stomata',
    also_accepted: [],
  },
  matching: {
    ...shared,
    id: 'matched',
    form: 'matching',
    source: source(3, 'absorbs water and minerals'),
    stem: 'Match each part with its function.',
    premises: ['absorbs water and minerals', 'carries water to the leaves', 'makes food for the plant'],
    answers: ['Leaf', 'Root', 'Flower', 'Stem'],
    key: [1, 3, 0],
  },
  enumeration: {
    ...shared,
    id: 'listed',
    form: 'enumeration',
    source: source(4, 'The four parts of a flower are petals, sepals, stamens, and pistils.'),
    stem: 'Name the four parts of a flower.',
    answers: ['petals', 'sepals', 'stamens', 'pistils'],
    points: 4,
  },
  sequencing: {
    ...shared,
    id: 'ordered',
    form: 'sequencing',
    source: source(5, 'Prepare the soil in a pot.'),
    stem: 'Arrange the steps in the right order (Steps in Planting Seeds).',
    steps: ['Water the pot every morning.', 'Prepare the soil in a pot.', 'Place the seeds in the soil.'],
    order: [3, 1, 2],
  },
  problem: {
    ...shared,
    id: 'computed',
    form: 'problem',
    origin: 'skill',
    source: null,
    stem: 'What is 6 × 7?',
    answer: '42',
    solution: ['6 × 7 = 42'],
  },
  essay: {
    ...shared,
    id: 'written',
    form: 'essay',
    source: source(1, 'Photosynthesis'),
    stem: 'Explain how a green plant makes its food.',
    points: 5,
    rubric: [{ criterion: 'Content', levels: ['Complete', 'In part'] }],
    looked_for: ['light', 'water', 'air'],
  },
}

/** A sound item of the sample lesson on plants, changed as a test wants it. */
export const anItem = <F extends Form>(form: F, changed: Partial<Of<F>> = {}): Of<F> => ({
  ...forms[form],
  ...changed,
})

/** Words that no two items of a paper share. */
export const unlikeWords =
  'amber birch cedar dune ember fjord grove heron inlet jetty kelp larch marsh nectar otter plum'.split(' ')

export const sourceAt = (paragraph: number, quote = `Sentence of paragraph ${paragraph}.`) =>
  source(paragraph, quote)

/** Items that have nothing in common with each other. */
export const namedItem = (at: number, changed: Partial<Of<'identification'>> = {}) =>
  anItem('identification', {
    id: `item ${at}`,
    topic: 'One',
    stem: `Who keeps the ${unlikeWords[at]} beside ${unlikeWords[at]}ton?`,
    answer: `${unlikeWords[at]}keeper`,
    source: sourceAt(at + 1, `The ${unlikeWords[at]} is kept by the ${unlikeWords[at]}keeper.`),
    ...changed,
  })
