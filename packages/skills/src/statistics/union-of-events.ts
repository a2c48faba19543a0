import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { likely, probabilityText, reducedFrom, unreduced } from './chances.ts'
import { asked, common, drawUnion, either, eventNames, type Union } from './unions.ts'
import { need, rule, says, stems } from './writing.ts'

export const unionOfEvents = skill<Union, 'twice' | 'common' | 'first' | 'second' | 'complement' | 'apart'>({
  id: 'statistics/union-of-events',
  area: 'Mathematics',
  name: says(
    'Probability of the union of events that are not mutually exclusive',
    'Probability ng union ng mga event na hindi mutually exclusive',
  ),
  grades: [10, 10],
  cues: says(
    ['not mutually exclusive', 'union of events', 'intersection of events', 'addition rule', 'Venn diagram'],
    [
      'hindi mutually exclusive',
      'union of events',
      'intersection of events',
      'addition rule',
      'Venn diagram',
    ],
  ),
  units: ['mathematics/10/probability-of-events'],
  largest: () => 60,
  mistakes: {
    twice: says(
      'did not subtract the outcomes that are common',
      'hindi ibinawas ang mga outcome na pareho sa dalawa',
    ),
    common: says(
      'found the probability of both events together',
      'ang probability na magsabay ang dalawang event ang hinanap',
    ),
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
    apart: says('left out the outcomes that are common', 'hindi isinama ang mga outcome na pareho sa dalawa'),
  },
  rules: says(
    [
      rule(
        'For any two events, P(A or B) = P(A) + P(B) − {P(A and B)}.',
        'What do we subtract from P(A) + P(B) to get P(A or B)?',
        'P(A)',
        'P(B)',
        '2 × P(A and B)',
      ),
      rule(
        'The union of the events A and B means that {A or B or both happen}.',
        'What does the union of the events A and B mean?',
        'A and B happen together',
        'only one of A and B happens',
        'neither A nor B happens',
      ),
    ],
    [
      rule(
        'Sa alinmang dalawang event, P(A o B) = P(A) + P(B) − {P(A at B)}.',
        'Ano ang ibinabawas sa P(A) + P(B) upang makuha ang P(A o B)?',
        'P(A)',
        'P(B)',
        '2 × P(A at B)',
      ),
      rule(
        'Ang union ng mga event na A at B ay nangangahulugang {nangyayari ang A o ang B o ang dalawa}.',
        'Ano ang kahulugan ng union ng mga event na A at B?',
        'sabay na nangyayari ang A at B',
        'isa lamang sa A at B ang nangyayari',
        'hindi nangyayari ang A at ang B',
      ),
    ],
  ),
  draw: (draw) => {
    const union = drawUnion(draw)
    const shared = common(union).length
    need(shared > 0 && shared < union.one.length && shared < union.other.length && either(union) < union.all)
    return union
  },
  answer: (union) => probabilityText(either(union), union.all),
  also: (union) => unreduced(either(union), union.all),
  wrong: withChief('twice', (union) => {
    const { all, one, other } = union
    const shared = common(union).length
    return {
      twice: likely(one.length + other.length, all),
      common: likely(shared, all),
      first: likely(one.length, all),
      second: likely(other.length, all),
      complement: likely(all - either(union), all),
      apart: likely(either(union) - shared, all),
    }
  }),
  stems: stems(
    [
      'analyze',
      (union) => `${union.told.en} What is the probability ${asked(union, 'en')}?`,
      (union) => `${union.told.fil} Ano ang probability ${asked(union, 'fil')}?`,
    ],
    [
      'analyze',
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
        `P(${a}) = ${union.one.length}/${union.all}, P(${b}) = ${union.other.length}/${union.all}, both: ${common(union).length}/${union.all}`,
        `${union.one.length}/${union.all} + ${union.other.length}/${union.all} − ${common(union).length}/${union.all} = ${reducedFrom(either(union), union.all)}`,
      ]
    },
    fil: (union) => {
      const [a, b] = eventNames(union, 'fil')
      return [
        `P(${a}) = ${union.one.length}/${union.all}, P(${b}) = ${union.other.length}/${union.all}, pareho: ${common(union).length}/${union.all}`,
        `${union.one.length}/${union.all} + ${union.other.length}/${union.all} − ${common(union).length}/${union.all} = ${reducedFrom(either(union), union.all)}`,
      ]
    },
  },
})
