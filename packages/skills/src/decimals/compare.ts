import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { type Decimal, decimalText, unitsAt } from './decimal.ts'

type Given = { than: Decimal; answer: Decimal; isMore: boolean; who: string; other: string }

const bothOf = (one: Decimal, other: Decimal) => {
  const places = Math.max(one.places, other.places)
  return [one, other].map((each) => decimalText({ units: unitsAt(each, places), places }))
}

export const compareDecimals = skill<
  Given,
  'longer' | 'shorter' | 'equal' | 'turned-around' | 'last-digit' | 'zero'
>({
  id: 'decimals/compare',
  area: 'Mathematics',
  name: { en: 'Comparing decimals', fil: 'Paghahambing ng mga decimal' },
  grades: [4, 6],
  cues: {
    en: ['comparing decimals', 'greater than', 'less than', 'compare decimals', 'decimal'],
    fil: ['paghahambing ng decimal', 'mas malaki', 'mas maliit', 'paghambingin ang decimal', 'decimal'],
  },
  notation: [/\b\d+\.\d+ ?(?:_+|[<>]) ?\d+\.\d+/],
  units: ['mathematics/4/decimals-to-hundredths', 'mathematics/5/decimals-place-value-and-operations'],
  largest: () => 100,
  choicesOnly: true,
  mistakes: {
    longer: {
      en: 'took the decimal with more digits for the greater one',
      fil: 'inakalang mas malaki ang decimal na mas maraming digit',
    },
    shorter: {
      en: 'took the decimal with fewer digits for the greater one',
      fil: 'inakalang mas malaki ang decimal na mas kaunting digit',
    },
    equal: {
      en: 'did not see that a zero at the end does not change the value',
      fil: 'hindi napansing hindi nagbabago ang halaga sa zero sa dulo',
    },
    'turned-around': { en: 'compared in the wrong direction', fil: 'baligtad ang paghahambing' },
    'last-digit': { en: 'compared only the last digits', fil: 'ang huling digit lamang ang pinaghambing' },
    zero: {
      en: 'overlooked a zero after the decimal point',
      fil: 'hindi napansin ang zero pagkatapos ng decimal point',
    },
  },
  rules: {
    en: [
      {
        say: 'To compare decimals that have the same whole part, we first compare the {tenths}.',
        ask: 'Two decimals have the same whole part. Which digits do we compare first?',
        not: ['hundredths', 'thousandths', 'last digits'],
      },
      {
        say: 'The decimal 0.5 is {equal to} 0.50.',
        ask: 'Which words complete the sentence "0.5 is ____ 0.50"?',
        not: ['less than', 'greater than', 'ten times'],
      },
      {
        say: 'Of 0.7, 0.07, 0.65 and 0.615, the greatest is {0.7}.',
        ask: 'Which is the greatest of 0.7, 0.07, 0.65 and 0.615?',
        not: ['0.07', '0.65', '0.615'],
      },
    ],
    fil: [
      {
        say: 'Sa paghahambing ng mga decimal na magkapareho ang bahaging buo, unang pinaghahambing ang {tenths}.',
        ask: 'Magkapareho ang bahaging buo ng dalawang decimal. Aling mga digit ang unang pinaghahambing?',
        not: ['hundredths', 'thousandths', 'huling digit'],
      },
      {
        say: 'Ang 0.5 ay {katumbas ng} 0.50.',
        ask: 'Ano ang dapat isulat sa patlang ng "Ang 0.5 ay ____ 0.50"?',
        not: ['mas maliit sa', 'mas malaki sa', 'sampung ulit ng'],
      },
      {
        say: 'Sa 0.7, 0.07, 0.65 at 0.615, ang pinakamalaki ay {0.7}.',
        ask: 'Alin ang pinakamalaki sa 0.7, 0.07, 0.65 at 0.615?',
        not: ['0.07', '0.65', '0.615'],
      },
    ],
  },
  draw: (draw) => {
    const isMore = draw.chanceOf(60)
    const [who, other] = draw.two()
    const whole = draw.int(0, draw.grade === 4 ? 3 : 9)
    // In grade 4 tenths are compared with hundredths, later hundredths with thousandths.
    const places = draw.grade === 4 ? 1 : 2
    // Room for a smaller and a greater digit.
    const [tenths, hundredths] = [draw.int(3, 7), draw.int(2, 8)]
    const than =
      places === 1
        ? { units: whole * 10 + tenths, places }
        : { units: whole * 100 + tenths * 10 + hundredths, places }
    const answer = draw.pick([
      { units: than.units + (isMore ? 1 : -1), places },
      { units: (isMore ? than.units : than.units - 1) * 10 + draw.int(6, 9), places: places + 1 },
      { units: whole * 10 + tenths + (isMore ? 1 : -1), places: 1 },
    ])
    return { than, answer, isMore, who: who.name, other: other.name }
  },
  answer: ({ answer }) => decimalText(answer),
  wrong: ({ than, answer, isMore }) => {
    const { units, places } = than
    const isLong = places === 2
    const last = units % 10
    const whole = Math.floor(units / 10 ** places)
    const decimal = (of: number, at: number) => decimalText({ units: of, places: at })
    const equal = decimal(units * 10, places + 1)
    const results = isMore
      ? {
          equal,
          longer: decimal((units - 10 ** (places - 1)) * 10 + 5, places + 1),
          shorter: isLong ? decimal(Math.floor(units / 10), 1) : undefined,
          'turned-around': decimal(units - 1, places),
          'last-digit': isLong ? decimal(units - 10 + 1, 2) : decimal((units - 2) * 10 + last + 1, 2),
          zero: decimal(whole * 10 ** (places + 1) + (units % 10 ** places), places + 1),
        }
      : {
          equal,
          longer: isLong ? decimal(Math.floor(units / 10) + 1, 1) : undefined,
          shorter: decimal(units * 10 + 5, places + 1),
          'turned-around': decimal(units + 1, places),
          'last-digit': isLong ? decimal(units + 10 - 1, 2) : decimal((units + 1) * 10 + last - 1, 2),
        }
    // With as many digits as the other decimal has, there is little to compare.
    return stronger(decimalText(answer), results, ['turned-around'])
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ than, isMore }) =>
          `Which decimal is ${isMore ? 'greater' : 'less'} than ${decimalText(than)}?`,
      },
      {
        level: 'understand',
        text: ({ than, isMore }) =>
          `Which decimal makes this true? ${decimalText(than)} ${isMore ? '<' : '>'} ____`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `${who} walked ${decimalText(than)} km. ${other} walked a ${isMore ? 'longer' : 'shorter'} distance. How many kilometers could ${other} have walked?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `${who} bought ${decimalText(than)} kg of fish, and ${other} bought ${isMore ? 'more' : 'less'}. How many kilograms of fish could ${other} have bought?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `${who}'s ribbon is ${decimalText(than)} m long. ${other}'s ribbon is ${isMore ? 'longer' : 'shorter'}. How many meters long could it be?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ than, isMore }) =>
          `Aling decimal ang mas ${isMore ? 'malaki' : 'maliit'} kaysa sa ${decimalText(than)}?`,
      },
      {
        level: 'understand',
        text: ({ than, isMore }) =>
          `Aling decimal ang dapat isulat sa patlang upang maging tama ito? ${decimalText(than)} ${isMore ? '<' : '>'} ____`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `Naglakad si ${who} nang ${decimalText(than)} km. Mas ${isMore ? 'mahaba' : 'maikli'} ang distansiyang nilakad ni ${other}. Ilang kilometro ang maaaring nilakad ni ${other}?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `Bumili si ${who} ng ${decimalText(than)} kg ng isda. Mas ${isMore ? 'marami' : 'kaunti'} ang binili ni ${other}. Ilang kilogramo ng isda ang maaaring binili ni ${other}?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `Ang haba ng laso ni ${who} ay ${decimalText(than)} m. Mas ${isMore ? 'mahaba' : 'maikli'} ang laso ni ${other}. Ilang metro ang maaaring haba nito?`,
      },
    ],
  },
  statement: {
    en: ({ than, isMore }, answer) =>
      `The decimal ${answer} is ${isMore ? 'greater' : 'less'} than ${decimalText(than)}.`,
    fil: ({ than, isMore }, answer) =>
      `Mas ${isMore ? 'malaki' : 'maliit'} ang ${answer} kaysa sa ${decimalText(than)}.`,
  },
  solution: {
    en: ({ than, answer, isMore }) => [
      `With the same number of places: ${bothOf(answer, than).join(' and ')}`,
      `${decimalText(answer)} ${isMore ? '>' : '<'} ${decimalText(than)}`,
    ],
    fil: ({ than, answer, isMore }) => [
      `Isulat nang magkapareho ang bilang ng puwesto: ${bothOf(answer, than).join(' at ')}`,
      `${decimalText(answer)} ${isMore ? '>' : '<'} ${decimalText(than)}`,
    ],
  },
})
