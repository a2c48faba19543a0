import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { na, slotStemsOf, stepsOf } from './sentences.ts'
import { chief, count, only } from './terms.ts'

type Kind = 'older' | 'times' | 'later'
/**
 * The age of the younger one. `other` is how many years older the other one is ("older", "later") or how many times as old
 * ("times"); in so many `years` the mother is twice as old ("later").
 */
type Given = {
  kind: Kind
  age: number
  other: number
  years: number
  isOld: boolean
  who: Person
  cousin: Person
}

const old = ({ kind, age, other }: Given) => (kind === 'times' ? age * other : age + other)
const sum = (given: Given) => given.age + old(given)
const asked = (given: Given) => (given.isOld ? old(given) : given.age)

const times: InBoth<Record<number, string>> = {
  en: { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' },
  fil: { 2: 'dalawang', 3: 'tatlong', 4: 'apat na', 5: 'limang' },
}

const stories: Record<Kind, InBoth<(given: Given) => string>> = {
  older: {
    en: (given) =>
      `${given.cousin.name} is ${given.other} years older than ${given.who.name}. The sum of their ages is ${sum(given)}.`,
    fil: (given) =>
      `Mas matanda si ${given.cousin.name} nang ${na(given.other)} taon kaysa kay ${given.who.name}. Ang kabuoan ng kanilang mga edad ay ${sum(given)}.`,
  },
  times: {
    en: (given) =>
      `${given.who.name}'s mother is ${times.en[given.other]} as old as ${given.who.name}. The sum of their ages is ${sum(given)}.`,
    fil: (given) =>
      `Ang edad ng nanay ni ${given.who.name} ay ${times.fil[given.other]} beses ng edad ni ${given.who.name}. Ang kabuoan ng kanilang mga edad ay ${sum(given)}.`,
  },
  later: {
    en: (given) =>
      `${given.who.name}'s mother is ${given.other} years older than ${given.who.name}. In ${given.years} years, the mother will be twice as old as ${given.who.name}.`,
    fil: (given) =>
      `Mas matanda nang ${na(given.other)} taon ang nanay ni ${given.who.name} kaysa sa kaniya. Pagkalipas ng ${na(given.years)} taon, ang edad ng nanay ay magiging dalawang beses ng edad ni ${given.who.name}.`,
  },
}

const personOf = ({ kind, isOld, who, cousin }: Given, language: Language) => {
  if (!isOld) return language === 'en' ? who.name : `si ${who.name}`
  if (kind === 'older') return language === 'en' ? cousin.name : `si ${cousin.name}`
  return language === 'en' ? `${who.name}'s mother` : `ang nanay ni ${who.name}`
}

const slots = (given: Given, language: Language) => ({
  story: stories[given.kind][language](given),
  person: personOf(given, language),
})

export const ageProblems = skill<
  Given,
  | 'other-person'
  | 'half'
  | 'not-divided'
  | 'wrong-share'
  | 'times-subtracted'
  | 'years-added'
  | 'whole-difference'
  | 'years-together'
>({
  id: 'algebra/age-problems',
  area: 'Mathematics',
  name: { en: 'Age problems', fil: 'Mga age problem' },
  grades: [7, 8],
  cues: {
    en: ['age problem', 'age problems', 'years old', 'years older', 'years from now', 'sum of their ages'],
    fil: ['age problem', 'taong gulang', 'edad', 'mas matanda', 'pagkalipas ng', 'kabuoan ng edad'],
  },
  units: [],
  largest: () => 120,
  mistakes: {
    'other-person': { en: 'gave the age of the other person', fil: 'ibinigay ang edad ng isa pang tao' },
    half: { en: 'only halved the sum of the ages', fil: 'hinati lamang sa dalawa ang kabuoan ng mga edad' },
    'not-divided': { en: 'did not do the last division', fil: 'hindi ginawa ang huling paghahati' },
    'wrong-share': {
      en: 'divided by the number of times and forgot the other person',
      fil: 'hinati sa bilang ng beses at kinalimutan ang isa pang tao',
    },
    'times-subtracted': {
      en: 'subtracted the number of times instead of dividing',
      fil: 'ibinawas ang bilang ng beses sa halip na naghati',
    },
    'years-added': {
      en: 'gave the age after those years instead of the age now',
      fil: 'ibinigay ang edad pagkalipas ng mga taon sa halip na ang edad ngayon',
    },
    'whole-difference': {
      en: 'halved the sum and then used the whole difference',
      fil: 'hinati sa dalawa ang kabuoan at saka ginamit ang buong agwat',
    },
    'years-together': {
      en: 'added the two numbers of years of the problem',
      fil: 'pinagsama ang dalawang bilang ng taon sa suliranin',
    },
  },
  rules: {
    en: [
      {
        say: 'If Ana is x years old now, her age 6 years ago was {x − 6}.',
        ask: 'If Ana is x years old now, which expression gives her age 6 years ago?',
        not: ['x + 6', '6x', '6 − x'],
      },
      {
        say: 'If Ben is x years old now, his age 10 years from now will be {x + 10}.',
        ask: 'If Ben is x years old now, which expression gives his age 10 years from now?',
        not: ['x − 10', '10x', '10 − x'],
      },
      {
        say: 'As two people grow older, the difference of their ages {stays the same}.',
        ask: 'What happens to the difference of the ages of two people as they grow older?',
        not: ['increases', 'decreases', 'doubles'],
      },
    ],
    fil: [
      {
        say: 'Kung si Ana ay x taong gulang ngayon, ang edad niya 6 na taon na ang nakalipas ay {x − 6}.',
        ask: 'Kung si Ana ay x taong gulang ngayon, aling expression ang edad niya 6 na taon na ang nakalipas?',
        not: ['x + 6', '6x', '6 − x'],
      },
      {
        say: 'Kung si Ben ay x taong gulang ngayon, ang edad niya pagkalipas ng 10 taon ay {x + 10}.',
        ask: 'Kung si Ben ay x taong gulang ngayon, aling expression ang edad niya pagkalipas ng 10 taon?',
        not: ['x − 10', '10x', '10 − x'],
      },
      {
        say: 'Habang tumatanda ang dalawang tao, ang agwat ng kanilang mga edad ay {hindi nagbabago}.',
        ask: 'Ano ang nangyayari sa agwat ng mga edad ng dalawang tao habang tumatanda sila?',
        not: ['lumalaki', 'lumiliit', 'nadodoble'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['older', 'times', 'later'] as const)
    const [who, cousin] = draw.two()
    const isOld = draw.chanceOf(40)
    const drawn = { kind, years: 0, isOld, who, cousin }
    if (kind === 'older') return { ...drawn, age: draw.int(8, 18), other: 2 * draw.int(1, 4) }
    if (kind === 'times') {
      const [age, other] = draw.pick([
        [7, 5],
        [8, 4],
        [8, 5],
        [9, 4],
        [10, 3],
        [10, 4],
        [11, 3],
        [11, 4],
        [12, 3],
        [13, 3],
        [14, 3],
        [15, 3],
      ] as const)
      return { ...drawn, age, other }
    }
    const age = draw.int(7, 17)
    const other = draw.int(21, 34)
    only(other - age >= 4)
    return { ...drawn, age, other, years: other - age }
  },
  answer: (given) => grouped(asked(given)),
  also: (given, language) => [
    language === 'en' ? `${asked(given)} years old` : `${na(asked(given))} taong gulang`,
  ],
  wrong: (given) => {
    const { kind, age, other, years, isOld } = given
    const small = (value: number) => (value < 100 ? count(value) : undefined)
    const answer = grouped(asked(given))
    const shared = { 'other-person': small(isOld ? age : old(given)) }
    if (kind === 'older')
      return chief(answer, {
        ...shared,
        half: small(sum(given) / 2),
        'whole-difference': small(sum(given) / 2 + (isOld ? other : -other)),
        'not-divided': small(sum(given) - other),
      })
    if (kind === 'times')
      return chief(answer, {
        ...shared,
        'wrong-share': small(sum(given) / other),
        half: small(sum(given) / 2),
        'times-subtracted': small(sum(given) - other),
      })
    return chief(answer, {
      ...shared,
      'years-added': small(asked(given) + years),
      'not-divided': small(other),
      'years-together': small(other + years),
    })
  },
  stems: slotStemsOf(slots, {
    en: [
      ['analyze', '{story} How old is {person} now?'],
      ['analyze', '{story} What is the present age of {person} in years?'],
    ],
    fil: [
      ['analyze', '{story} Ilang taon na {person} ngayon?'],
      ['analyze', '{story} Ilang taong gulang {person} ngayon?'],
    ],
  }),
  statement: {
    en: (given, answer) =>
      `${stories[given.kind].en(given)} So ${personOf(given, 'en')} is ${answer} years old now.`,
    fil: (given, answer) =>
      `${stories[given.kind].fil(given)} Kaya ${na(answer)} taong gulang ${personOf(given, 'fil')} ngayon.`,
  },
  solution: stepsOf((given, say) => {
    const { kind, age, other, years, isOld, who } = given
    const oldText = kind === 'times' ? `${other}x` : `x + ${other}`
    const equation = {
      older: [`x + (x + ${other}) = ${sum(given)}`, `2x = ${sum(given) - other}`],
      times: [`x + ${other}x = ${sum(given)}`, `${other + 1}x = ${sum(given)}`],
      later: [`x + ${other} + ${years} = 2(x + ${years})`, `x + ${other + years} = 2x + ${2 * years}`],
    }[kind]
    return [
      say(
        `Let x be the age of ${who.name}; the other age is ${oldText}.`,
        `Ipagpalagay na x ang edad ni ${who.name}; ang isa pang edad ay ${oldText}.`,
      ),
      ...equation,
      `x = ${age}`,
      ...(isOld ? [say(`The other age is ${old(given)}.`, `Ang isa pang edad ay ${old(given)}.`)] : []),
    ]
  }),
})
