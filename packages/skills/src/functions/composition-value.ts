import { skill } from '../skill.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth, substituted, valueAt } from './writing.ts'

/** f(g(x)) at a number. */
type Given = { f: readonly number[]; g: readonly number[]; x: number }

const inner = ({ g, x }: Given) => valueAt(g, x)
const result = (given: Given) => valueAt(given.f, inner(given))
const rules = ({ f, g }: Given, and: string) => `f(x) = ${polynomial(f)} ${and} g(x) = ${polynomial(g)}`

export const compositionValue = skill<
  Given,
  'reversed' | 'product' | 'sum' | 'inner-only' | 'outer-only' | 'no-constant'
>({
  id: 'functions/composition-value',
  area: 'Mathematics',
  name: { en: 'Value of a composite function', fil: 'Value ng composite function' },
  grades: [10, 11],
  cues: {
    en: ['composition of functions', 'composite function', '(f ∘ g)(x)', 'f(g(x))'],
    fil: ['composition of functions', 'composite function', '(f ∘ g)(x)', 'f(g(x))'],
  },
  notation: [/\(f ?∘ ?g\)/, /f\(g\(/],
  units: ['general-mathematics/11/functions-and-their-operations'],
  largest: () => 150,
  mistakes: {
    reversed: { en: 'applied f first and then g', fil: 'inuna ang f bago ang g' },
    product: { en: 'multiplied f(x) and g(x)', fil: 'pinagparami ang f(x) at g(x)' },
    sum: { en: 'added f(x) and g(x)', fil: 'pinagsama ang f(x) at g(x)' },
    'inner-only': { en: 'stopped after g', fil: 'huminto pagkatapos ng g' },
    'outer-only': { en: 'applied f only', fil: 'f lamang ang ginamit' },
    'no-constant': { en: 'left out the constant of f', fil: 'hindi isinama ang constant ng f' },
  },
  rules: sayInBoth((say) => [
    {
      say: say('To find f(g(2)), first compute {g(2)}.', 'Upang mahanap ang f(g(2)), kunin muna ang {g(2)}.'),
      ask: say(
        'To find f(g(2)), what should be computed first?',
        'Upang mahanap ang f(g(2)), ano ang dapat kunin muna?',
      ),
      not: ['f(2)', 'f(2) + g(2)', 'f(2) × g(2)'],
    },
    {
      say: say('The notation (f ∘ g)(x) means {f(g(x))}.', 'Ang ibig sabihin ng (f ∘ g)(x) ay {f(g(x))}.'),
      ask: say('What does (f ∘ g)(x) mean?', 'Ano ang ibig sabihin ng (f ∘ g)(x)?'),
      not: ['g(f(x))', 'f(x) × g(x)', 'f(x) + g(x)'],
    },
  ]),
  draw: (draw) => {
    const line = () => [draw.pick([1, 2, 3, 4, 5, -1, -2, -3]), nonzero(draw, 9)]
    const square = () => [1, 0, nonzero(draw, 9)]
    const given = draw.pick([
      { f: line(), g: line(), x: nonzero(draw, 6) },
      { f: line(), g: square(), x: nonzero(draw, 5) },
      { f: square(), g: line(), x: nonzero(draw, 4) },
    ])
    need(Math.abs(inner(given)) <= 20 && inner(given) !== given.x && Math.abs(given.x) > 1)
    need(result(given) !== inner(given))
    need(Math.abs(valueAt(given.f, given.x) * inner(given)) <= 500)
    fits(draw, result(given))
    return given
  },
  answer: (given) => num(result(given)),
  wrong: (given) => {
    const { f, g, x } = given
    const outer = valueAt(f, x)
    return {
      reversed: num(valueAt(g, outer)),
      product: num(outer * inner(given)),
      sum: num(outer + inner(given)),
      'inner-only': num(inner(given)),
      'outer-only': num(outer),
      'no-constant': num(result(given) - (f.at(-1) ?? 0)),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `If ${rules(given, 'and')}, what is (f ∘ g)(${num(given.x)})?`,
          `Kung ${rules(given, 'at')}, ano ang (f ∘ g)(${num(given.x)})?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Given ${rules(given, 'and')}, find f(g(${num(given.x)})).`,
          `Kung ${rules(given, 'at')}, hanapin ang f(g(${num(given.x)})).`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Two function machines stand in a row. The first follows g(x) = ${polynomial(given.g)} and hands its result to the second, which follows f(x) = ${polynomial(given.f)}. Which number comes out at the end when ${num(given.x)} goes in?`,
          `Magkasunod ang dalawang function machine. Sinusunod ng una ang g(x) = ${polynomial(given.g)} at ipinapasa ang resulta sa ikalawa, na sumusunod sa f(x) = ${polynomial(given.f)}. Aling numero ang lalabas sa dulo kapag ${num(given.x)} ang ipinasok?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If ${rules(given, 'and')}, then f(g(${num(given.x)})) = ${answer}.`,
        `Kung ${rules(given, 'at')}, f(g(${num(given.x)})) = ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say('Apply g first.', 'Unahin ang g.'),
    `g(${num(given.x)}) = ${substituted(given.g, given.x)} = ${num(inner(given))}`,
    `f(${num(inner(given))}) = ${substituted(given.f, inner(given))} = ${num(result(given))}`,
  ]),
})
