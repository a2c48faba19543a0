import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { handy, ilan, many } from './stories.ts'

/** So many groups with as many in each. */
type Given = { groups: number; each: number; who: Person; thing: Thing }

const tables: Record<number, readonly number[]> = {
  2: [2, 3, 4, 5, 10],
  3: [6, 7, 8, 9],
  4: [3, 4, 6, 7, 8, 9],
}

export const multiplicationFacts = skill<
  Given,
  'added' | 'group-less' | 'group-more' | 'each-less' | 'each-more' | 'turned'
>({
  id: 'whole-numbers/multiplication-facts',
  area: 'Mathematics',
  name: { en: 'Multiplication facts', fil: 'Multiplication table' },
  grades: [2, 4],
  cues: {
    en: ['multiplication table', 'multiplication facts', 'product', 'factors', 'times', 'equal groups'],
    fil: [
      'multiplication table',
      'multiplication facts',
      'product',
      'factor',
      'pagpaparami',
      'pantay na pangkat',
    ],
  },
  notation: [/\b\d{1,2} ?[×x] ?\d{1,2} ?=/],
  units: [
    'mathematics/2/multiplication-bilang-repeated-addition',
    'mathematics/3/pagpaparami-multiplication',
  ],
  largest: () => 100,
  mistakes: {
    added: { en: 'added instead of multiplying', fil: 'nagdagdag sa halip na magparami' },
    'group-less': { en: 'counted one group too few', fil: 'kulang ng isang pangkat ang bilang' },
    'group-more': { en: 'counted one group too many', fil: 'sobra ng isang pangkat ang bilang' },
    'each-less': { en: 'counted one too few in each group', fil: 'kulang ng isa ang bawat pangkat' },
    'each-more': { en: 'counted one too many in each group', fil: 'sobra ng isa ang bawat pangkat' },
    turned: { en: 'interchanged the digits of the product', fil: 'pinagpalit ang mga digit ng product' },
  },
  rules: {
    en: [
      {
        say: 'The answer in multiplication is called the {product}.',
        ask: 'What is the answer in multiplication called?',
        not: ['sum', 'difference', 'quotient'],
      },
      {
        say: 'In 6 × 7 = 42, the numbers 6 and 7 are the {factors}.',
        ask: 'In 6 × 7 = 42, what are the numbers 6 and 7 called?',
        not: ['addends', 'products', 'quotients'],
      },
      {
        say: 'When any number is multiplied by 0, the product is {0}.',
        ask: 'What is the product when any number is multiplied by 0?',
        not: ['1', '10', 'the number itself'],
      },
    ],
    fil: [
      {
        say: 'Ang sagot sa multiplication ay tinatawag na {product}.',
        ask: 'Ano ang tawag sa sagot sa multiplication?',
        not: ['sum', 'difference', 'quotient'],
      },
      {
        say: 'Sa 6 × 7 = 42, ang 6 at 7 ay mga {factor}.',
        ask: 'Sa 6 × 7 = 42, ano ang tawag sa 6 at 7?',
        not: ['addend', 'product', 'quotient'],
      },
      {
        say: 'Kapag pinarami sa 0 ang alinmang bilang, ang product ay {0}.',
        ask: 'Ano ang product kapag pinarami sa 0 ang alinmang bilang?',
        not: ['1', '10', 'ang bilang mismo'],
      },
    ],
  },
  draw: (draw) => ({
    groups: draw.int(2, 9),
    each: draw.pick(tables[draw.grade] ?? [2, 5, 10]),
    who: draw.person(),
    thing: draw.pick(handy),
  }),
  answer: ({ groups, each }) => `${groups * each}`,
  wrong: ({ groups, each }) => {
    const product = groups * each
    const turned = Number([...`${product}`].toReversed().join(''))
    return {
      added: `${groups + each}`,
      'group-less': `${product - each}`,
      'group-more': `${product + each}`,
      'each-less': `${product - groups}`,
      'each-more': `${product + groups}`,
      turned: product > 12 && product % 10 > 0 ? `${turned}` : undefined,
    }
  },
  stems: {
    en: [
      { level: 'remember', text: ({ groups, each }) => `What is the product of ${groups} and ${each}?` },
      { level: 'remember', text: ({ groups, each }) => `Multiply: ${groups} × ${each} = ____.` },
      {
        level: 'apply',
        text: ({ groups, each, who, thing }) =>
          `${who.name} has ${many(groups, 'bag')} with ${countedThing(each, thing)} in each. How many ${thing.en.many} does ${who.he} have in all?`,
      },
      {
        level: 'apply',
        text: ({ groups, each }) =>
          `The chairs in a classroom stand in ${many(groups, 'row')} of ${each}. How many chairs are there in all?`,
      },
      {
        level: 'apply',
        text: ({ groups, each, who }) =>
          `${who.name} plants pechay in ${many(groups, 'row')} with ${many(each, 'seedling')} in each row. How many seedlings are there in all?`,
      },
    ],
    fil: [
      { level: 'remember', text: ({ groups, each }) => `Ano ang product ng ${groups} at ${each}?` },
      { level: 'remember', text: ({ groups, each }) => `Ano ang sagot? ${groups} × ${each} = ____.` },
      {
        level: 'apply',
        text: ({ groups, each, who, thing }) =>
          `May ${ilan(groups, 'supot')} si ${who.name} na may tig-${ilan(each, thing.fil)}. Ilan lahat ang kaniyang ${thing.fil}?`,
      },
      {
        level: 'apply',
        text: ({ groups, each }) =>
          `Nakaayos ang mga upuan sa silid-aralan sa ${ilan(groups, 'hilera')} na tig-${each}. Ilan lahat ang upuan?`,
      },
      {
        level: 'apply',
        text: ({ groups, each, who }) =>
          `Nagtanim si ${who.name} ng petsay sa ${ilan(groups, 'hilera')} na may tig-${ilan(each, 'punla')}. Ilan lahat ang punla?`,
      },
    ],
  },
  statement: {
    en: ({ groups, each }, answer) => `The product of ${groups} and ${each} is ${answer}.`,
    fil: ({ groups, each }, answer) => `Ang product ng ${groups} at ${each} ay ${answer}.`,
  },
  solution: {
    en: ({ groups, each }) => [
      `${groups} groups of ${each}: ${Array.from({ length: groups }, () => each).join(' + ')} = ${groups * each}`,
      `${groups} × ${each} = ${groups * each}`,
    ],
    fil: ({ groups, each }) => [
      `${ilan(groups, 'pangkat')} ng ${each}: ${Array.from({ length: groups }, () => each).join(' + ')} = ${groups * each}`,
      `${groups} × ${each} = ${groups * each}`,
    ],
  },
})
