import { skill } from '../skill.ts'
import { likely, probabilityText, reducedFrom, unreduced } from './chances.ts'
import { asked, common, drawUnion, either, eventNames, type Union } from './unions.ts'
import { need, rule, says, stems } from './writing.ts'

export const mutuallyExclusive = skill<
  Union,
  'first' | 'second' | 'complement' | 'denominators' | 'product' | 'short'
>({
  id: 'statistics/mutually-exclusive',
  area: 'Mathematics',
  name: says('Probability of mutually exclusive events', 'Probability ng mutually exclusive events'),
  grades: [10, 10],
  cues: says(
    ['mutually exclusive events', 'union of events', 'addition rule', 'P(A or B)', 'A or B'],
    ['mutually exclusive events', 'union of events', 'addition rule', 'P(A o B)', 'A o B'],
  ),
  units: ['mathematics/10/probability-of-events'],
  largest: () => 60,
  mistakes: {
    first: says(
      'found the probability of the first event only',
      'ang probability ng unang event lamang ang hinanap',
    ),
    second: says(
      'found the probability of the second event only',
      'ang probability ng ikalawang event lamang ang hinanap',
    ),
    complement: says(
      'found the probability of neither event',
      'ang probability na walang mangyari sa dalawa ang hinanap',
    ),
    denominators: says('added the denominators too', 'pinagsama pati ang mga denominator'),
    product: says('multiplied the two probabilities', 'minultiply ang dalawang probability'),
    short: says('missed one favorable outcome', 'may isang favorable outcome na hindi naibilang'),
  },
  rules: says(
    [
      rule(
        'Two events that cannot happen together are {mutually exclusive}.',
        'What do we call two events that cannot happen together?',
        'independent',
        'equally likely',
        'inclusive',
      ),
      rule(
        'For mutually exclusive events, P(A or B) = {P(A) + P(B)}.',
        'What is P(A or B) for mutually exclusive events?',
        'P(A) × P(B)',
        'P(A) − P(B)',
        'P(A) ÷ P(B)',
      ),
      rule(
        'For mutually exclusive events, P(A and B) is {0}.',
        'What is P(A and B) for mutually exclusive events?',
        '1',
        '1/2',
        'P(A) + P(B)',
      ),
    ],
    [
      rule(
        'Ang dalawang event na hindi maaaring mangyari nang sabay ay {mutually exclusive}.',
        'Ano ang tawag sa dalawang event na hindi maaaring mangyari nang sabay?',
        'independent',
        'equally likely',
        'inclusive',
      ),
      rule(
        'Sa mutually exclusive events, P(A o B) = {P(A) + P(B)}.',
        'Ano ang P(A o B) sa mutually exclusive events?',
        'P(A) × P(B)',
        'P(A) − P(B)',
        'P(A) ÷ P(B)',
      ),
      rule(
        'Sa mutually exclusive events, ang P(A at B) ay {0}.',
        'Ano ang P(A at B) sa mutually exclusive events?',
        '1',
        '1/2',
        'P(A) + P(B)',
      ),
    ],
  ),
  draw: (draw) => {
    const union = drawUnion(draw)
    need(
      common(union).length === 0 &&
        union.one.length > 1 &&
        union.other.length > 1 &&
        either(union) < union.all,
    )
    return union
  },
  answer: (union) => probabilityText(either(union), union.all),
  also: (union) => unreduced(either(union), union.all),
  wrong: (union) => {
    const { all, one, other } = union
    return {
      first: likely(one.length, all),
      second: likely(other.length, all),
      complement: likely(all - either(union), all),
      denominators: likely(either(union), 2 * all),
      product: likely(one.length * other.length, all * all),
      short: likely(either(union) - 1, all),
    }
  },
  stems: stems(
    [
      'apply',
      (union) => `${union.told.en} What is the probability ${asked(union, 'en')}?`,
      (union) => `${union.told.fil} Ano ang probability ${asked(union, 'fil')}?`,
    ],
    [
      'apply',
      (union) => `${union.told.en} Find the probability ${asked(union, 'en')}.`,
      (union) => `${union.told.fil} Hanapin ang probability ${asked(union, 'fil')}.`,
    ],
  ),
  statement: {
    en: (union, answer) => `${union.told.en} The probability ${asked(union, 'en')} is ${answer}.`,
    fil: (union, answer) => `${union.told.fil} Ang probability ${asked(union, 'fil')} ay ${answer}.`,
  },
  solution: {
    en: (union) => {
      const [a, b] = eventNames(union, 'en')
      return [
        `P(${a}) = ${union.one.length}/${union.all}, P(${b}) = ${union.other.length}/${union.all}; both together are impossible.`,
        `${union.one.length}/${union.all} + ${union.other.length}/${union.all} = ${reducedFrom(either(union), union.all)}`,
      ]
    },
    fil: (union) => {
      const [a, b] = eventNames(union, 'fil')
      return [
        `P(${a}) = ${union.one.length}/${union.all}, P(${b}) = ${union.other.length}/${union.all}; hindi maaaring magsabay ang dalawa.`,
        `${union.one.length}/${union.all} + ${union.other.length}/${union.all} = ${reducedFrom(either(union), union.all)}`,
      ]
    },
  },
})
