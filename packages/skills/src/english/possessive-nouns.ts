import { capitalized, choosing } from './choosing.ts'

/** One owner, several owners, and what they have. */
const owners: readonly (readonly [one: string, many: string, things: string])[] = [
  ['girl', 'girls', 'ribbons bags shoes dresses'],
  ['boy', 'boys', 'marbles kites bags caps'],
  ['teacher', 'teachers', 'books tables pens notes'],
  ['farmer', 'farmers', 'hats tools carabaos boots'],
  ['student', 'students', 'bags notebooks pencils projects'],
  ['nurse', 'nurses', 'uniforms gloves masks shoes'],
  ['driver', 'drivers', 'passengers caps uniforms gloves'],
  ['neighbor', 'neighbors', 'chickens plants dogs fences'],
  ['baby', 'babies', 'toys blankets bottles clothes'],
  ['lady', 'ladies', 'umbrellas fans handbags dresses'],
  ['child', 'children', 'toys slippers drawings shoes'],
  ['man', 'men', 'hats shirts shoes belts'],
  ['woman', 'women', 'umbrellas handbags blouses shoes'],
  ['policeman', 'policemen', 'uniforms badges boots whistles'],
]

export const possessiveNouns = choosing<'plain' | 'other' | 'between' | 'extra' | 'missing' | 'irregular'>({
  id: 'english/possessive-nouns',
  name: 'Possessive nouns',
  grades: [3, 6],
  cues: ['possessive', 'possessive nouns', 'apostrophe', 'possessive form', 'ownership'],
  units: ['english/4/nouns'],
  mistakes: {
    plain: 'left out the apostrophe',
    other: 'wrote the possessive of the other number',
    between: 'put the apostrophe in the wrong place',
    extra: "added 's after a plural that ends in s",
    missing: 'left out the possessive ending',
    irregular: 'added a plural -s to an irregular plural',
  },
  rules: [
    {
      say: "A singular noun shows ownership with {'s}.",
      ask: 'What does a singular noun take to show ownership?',
      not: ["s'", 's', "es'"],
    },
    {
      say: 'A plural noun that ends in s takes {an apostrophe only} to show ownership.',
      ask: 'What does a plural noun that ends in s take to show ownership?',
      not: ['an apostrophe and s', 'es and an apostrophe', 'no apostrophe'],
    },
    {
      say: 'The possessive form of "children" is {"children\'s"}.',
      ask: 'What is the possessive form of "children"?',
      not: ['"childrens\'"', '"childrens"', '"childs\'"'],
    },
  ],
  asks: [
    ['understand', 'Which possessive form means the same as "{text}"?'],
    ['apply', 'How is "{text}" written with a possessive noun?'],
  ],
  says: 'The phrase "{text}" can be written as "{answer}".',
  choicesOnly: false,
  draw: (draw) => {
    const [one, many, things] = draw.pick(owners)
    const thing = draw.pick(things.split(' '))
    const several = draw.chanceOf(55)
    const odd = !many.endsWith('s')
    const phrase = (owner: string) => `the ${owner} ${thing}`
    const right = (plural: boolean) => (plural ? (odd ? `${many}'s` : `${many}'`) : `${one}'s`)
    return {
      text: `the ${thing} of the ${several ? many : one}`,
      answer: phrase(right(several)),
      wrong: {
        plain: phrase(several && !odd ? many : `${several ? many : one}s`),
        other: phrase(right(!several)),
        between: phrase(several ? (odd ? `${many}s'` : `${many.slice(0, -1)}'s`) : `${one}s'`),
        extra: several && !odd ? phrase(`${many}'s`) : undefined,
        missing: phrase(several && !odd ? one : several ? many : one),
        irregular: odd ? phrase(`${one}s'`) : undefined,
      },
      why: several
        ? odd
          ? `${capitalized(many)} is plural and does not end in s: add 's.`
          : `${capitalized(many)} is plural and ends in s: add only an apostrophe.`
        : `${capitalized(one)} is singular: add 's.`,
    }
  },
})
