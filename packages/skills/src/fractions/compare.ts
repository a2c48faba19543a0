import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { lcm, numeratorsOf, properFrom } from './parts.ts'

type Part = { n: number; d: number }
type Given = { than: Part; answer: Part; isMore: boolean; who: string; other: string }

const denominators = [2, 3, 4, 5, 6, 8, 9, 10, 12]
const fractions: readonly Part[] = denominators.flatMap((d) => numeratorsOf(d).map((n) => ({ n, d })))
const textOf = ({ n, d }: Part) => fractionText(n, d)

/** By cross products: positive where the first is the greater one. */
const differenceOf = (one: Part, other: Part) => one.n * other.d - other.n * one.d
const isBeyond = (one: Part, than: Part, isMore: boolean) =>
  isMore ? differenceOf(one, than) > 0 : differenceOf(one, than) < 0

const sameIn = (one: Part, other: Part) => {
  if (one.d === other.d) return 'denominators'
  return one.n === other.n ? 'numerators' : 'crosswise'
}

const nearest = (than: Part, fits: (part: Part) => boolean) =>
  fractions
    .filter(fits)
    .toSorted((one, other) => Math.abs(one.d - than.d) - Math.abs(other.d - than.d))
    .map(textOf)[0]

export const compareFractions = skill<
  Given,
  'denominators' | 'numbers' | 'turned-around' | 'equal' | 'numerators'
>({
  id: 'fractions/compare',
  area: 'Mathematics',
  name: { en: 'Comparing fractions', fil: 'Paghahambing ng mga fraction' },
  grades: [3, 5],
  cues: {
    en: ['comparing fractions', 'greater than', 'less than', 'compare fractions', 'cross product'],
    fil: ['paghahambing ng fraction', 'mas malaki', 'mas maliit', 'paghambingin', 'cross product'],
  },
  units: [],
  largest: () => 24,
  choicesOnly: true,
  mistakes: {
    denominators: {
      en: 'judged by the denominators alone, as if a larger one made the fraction greater',
      fil: 'inakalang mas malaki ang fraction kapag mas malaki ang denominator',
    },
    numbers: {
      en: 'looked only at how large the numbers are',
      fil: 'tiningnan lamang kung gaano kalaki ang mga bilang',
    },
    'turned-around': {
      en: 'compared in the wrong direction',
      fil: 'baligtad ang paghahambing',
    },
    equal: {
      en: 'did not see that the fractions are equal',
      fil: 'hindi napansing magkatumbas ang mga fraction',
    },
    numerators: { en: 'compared the numerators alone', fil: 'ang mga numerator lamang ang pinaghambing' },
  },
  rules: {
    en: [
      {
        say: 'Of 2/7, 3/7, 5/7 and 6/7, the greatest fraction is {6/7}.',
        ask: 'Which is the greatest of the fractions 2/7, 3/7, 5/7 and 6/7?',
        not: ['2/7', '3/7', '5/7'],
      },
      {
        say: 'Of 3/4, 3/5, 3/8 and 3/10, the least fraction is {3/10}.',
        ask: 'Which is the least of the fractions 3/4, 3/5, 3/8 and 3/10?',
        not: ['3/4', '3/5', '3/8'],
      },
      {
        say: 'Of 1/2, 1/3, 1/4 and 1/8, the greatest fraction is {1/2}.',
        ask: 'Which is the greatest of the fractions 1/2, 1/3, 1/4 and 1/8?',
        not: ['1/3', '1/4', '1/8'],
      },
    ],
    fil: [
      {
        say: 'Sa 2/7, 3/7, 5/7 at 6/7, ang pinakamalaking fraction ay {6/7}.',
        ask: 'Alin ang pinakamalaki sa mga fraction na 2/7, 3/7, 5/7 at 6/7?',
        not: ['2/7', '3/7', '5/7'],
      },
      {
        say: 'Sa 3/4, 3/5, 3/8 at 3/10, ang pinakamaliit na fraction ay {3/10}.',
        ask: 'Alin ang pinakamaliit sa mga fraction na 3/4, 3/5, 3/8 at 3/10?',
        not: ['3/4', '3/5', '3/8'],
      },
      {
        say: 'Sa 1/2, 1/3, 1/4 at 1/8, ang pinakamalaking fraction ay {1/2}.',
        ask: 'Alin ang pinakamalaki sa mga fraction na 1/2, 1/3, 1/4 at 1/8?',
        not: ['1/3', '1/4', '1/8'],
      },
    ],
  },
  draw: (draw) => {
    const isMore = draw.chanceOf(60)
    const than = properFrom(draw, [3, 4, 5, 6, 8, 10, 12])
    const isEasy = draw.grade === 3
    const answer = draw.pick(
      fractions.filter(
        (part) =>
          isBeyond(part, than, isMore) &&
          Math.abs(differenceOf(part, than)) * 3 <= part.d * than.d &&
          (isEasy
            ? part.d === than.d || part.n === than.n
            : part.d !== than.d && part.n !== than.n && lcm(part.d, than.d) <= 60),
      ),
    )
    const [who, other] = draw.two()
    return { than, answer, isMore, who: who.name, other: other.name }
  },
  answer: ({ answer }) => textOf(answer),
  wrong: ({ than, isMore }) => {
    const misses = (part: Part) => isBeyond(part, than, !isMore)
    return {
      denominators: nearest(
        than,
        (part) => part.n === than.n && misses(part) && (isMore ? part.d > than.d : part.d < than.d),
      ),
      numbers: nearest(
        than,
        (part) =>
          misses(part) && (isMore ? part.n > than.n && part.d > than.d : part.n < than.n && part.d < than.d),
      ),
      numerators: nearest(
        than,
        (part) =>
          misses(part) && part.d !== than.d && (isMore ? part.n === than.n + 2 : part.n === than.n - 2),
      ),
      'turned-around': nearest(than, (part) => part.d === than.d && misses(part)),
      equal: fractionText(2 * than.n, 2 * than.d),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ than, isMore }) => `Which fraction is ${isMore ? 'greater' : 'less'} than ${textOf(than)}?`,
      },
      {
        level: 'understand',
        text: ({ than, isMore }) =>
          `Which fraction makes this true? ${textOf(than)} ${isMore ? '<' : '>'} ____`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `${who} walked ${textOf(than)} km. ${other} walked a ${isMore ? 'longer' : 'shorter'} distance. How many kilometers could ${other} have walked?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `${who} used ${textOf(than)} m of ribbon, and ${other} used ${isMore ? 'more' : 'less'} ribbon. How many meters of ribbon could ${other} have used?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `${who} ate ${textOf(than)} of a bibingka. ${other} ate a ${isMore ? 'larger' : 'smaller'} part of another bibingka of the same size. What part could ${other} have eaten?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ than, isMore }) =>
          `Aling fraction ang mas ${isMore ? 'malaki' : 'maliit'} kaysa sa ${textOf(than)}?`,
      },
      {
        level: 'understand',
        text: ({ than, isMore }) =>
          `Aling fraction ang dapat isulat sa patlang upang maging tama ito? ${textOf(than)} ${isMore ? '<' : '>'} ____`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `Naglakad si ${who} nang ${textOf(than)} km. Mas ${isMore ? 'mahaba' : 'maikli'} ang distansiyang nilakad ni ${other}. Ilang kilometro ang maaaring nilakad ni ${other}?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `Gumamit si ${who} ng ${textOf(than)} m ng laso. Mas ${isMore ? 'mahaba' : 'maikli'} ang lasong ginamit ni ${other}. Ilang metro ng laso ang maaaring ginamit ni ${other}?`,
      },
      {
        level: 'apply',
        text: ({ than, isMore, who, other }) =>
          `Kinain ni ${who} ang ${textOf(than)} ng isang bibingka. Mas ${isMore ? 'malaking' : 'maliit na'} bahagi ng isa pang bibingkang kasinlaki nito ang kinain ni ${other}. Anong bahagi ang maaaring kinain ni ${other}?`,
      },
    ],
  },
  statement: {
    en: ({ than, isMore }, answer) =>
      `The fraction ${answer} is ${isMore ? 'greater' : 'less'} than ${textOf(than)}.`,
    fil: ({ than, isMore }, answer) =>
      `Ang ${answer} ay mas ${isMore ? 'malaki' : 'maliit'} kaysa sa ${textOf(than)}.`,
  },
  solution: {
    en: ({ than, answer, isMore }) => [
      {
        denominators: 'The denominators are the same, so the one with the larger numerator is greater.',
        numerators: 'The numerators are the same, so the one with the smaller denominator is greater.',
        crosswise: `Compare the cross products: ${answer.n} × ${than.d} = ${answer.n * than.d} and ${than.n} × ${answer.d} = ${than.n * answer.d}.`,
      }[sameIn(than, answer)],
      `${textOf(answer)} ${isMore ? '>' : '<'} ${textOf(than)}`,
    ],
    fil: ({ than, answer, isMore }) => [
      {
        denominators: 'Magkapareho ang denominator, kaya mas malaki ang may mas malaking numerator.',
        numerators: 'Magkapareho ang numerator, kaya mas malaki ang may mas maliit na denominator.',
        crosswise: `Paghambingin ang cross products: ${answer.n} × ${than.d} = ${answer.n * than.d} at ${than.n} × ${answer.d} = ${than.n * answer.d}.`,
      }[sameIn(than, answer)],
      `${textOf(answer)} ${isMore ? '>' : '<'} ${textOf(than)}`,
    ],
  },
})
