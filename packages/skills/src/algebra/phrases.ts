import type { InBoth } from '../skill.ts'
import { power } from './terms.ts'

/** A phrase on a number x with the numbers k and a, its expression, and the expressions of mistakes. */
export type Phrase = {
  en: (k: number, a: number, x: string) => string
  fil: (k: number, a: number, x: string) => string
  expression: (k: number, a: number, x: string) => string
  wrong: (k: number, a: number, x: string) => Partial<Record<PhraseMistake, string>>
}

export type PhraseMistake =
  | 'reversed'
  | 'operation'
  | 'no-parentheses'
  | 'parentheses'
  | 'exchanged'
  | 'joined'
  | 'power'

const times: InBoth<Record<number, string>> = {
  en: {
    2: 'twice',
    3: 'three times',
    4: 'four times',
    5: 'five times',
    6: 'six times',
    7: 'seven times',
    8: 'eight times',
  },
  fil: {
    2: 'dalawang beses ng',
    3: 'tatlong beses ng',
    4: 'apat na beses ng',
    5: 'limang beses ng',
    6: 'anim na beses ng',
    7: 'pitong beses ng',
    8: 'walong beses ng',
  },
}
const en = (k: number) => times.en[k] ?? `${k} times`
const fil = (k: number) => times.fil[k] ?? `${k} beses ng`

export const algebraPhrases: readonly Phrase[] = [
  {
    en: (k, a, x) => `${a} more than ${en(k)} a number ${x}`,
    fil: (k, a, x) => `${a} na idinagdag sa ${fil(k)} bilang na ${x}`,
    expression: (k, a, x) => `${k}${x} + ${a}`,
    wrong: (k, a, x) => ({
      operation: `${k}${x} − ${a}`,
      parentheses: `${k}(${x} + ${a})`,
      exchanged: `${a}${x} + ${k}`,
      joined: `${k + a}${x}`,
      power: k === 2 ? `${power(x, 2)} + ${a}` : undefined,
    }),
  },
  {
    en: (k, a, x) => `${a} less than ${en(k)} a number ${x}`,
    fil: (k, a, x) => `${a} na ibinawas sa ${fil(k)} bilang na ${x}`,
    expression: (k, a, x) => `${k}${x} − ${a}`,
    wrong: (k, a, x) => ({
      reversed: `${a} − ${k}${x}`,
      operation: `${k}${x} + ${a}`,
      parentheses: `${k}(${x} − ${a})`,
      exchanged: `${a}${x} − ${k}`,
      power: k === 2 ? `${power(x, 2)} − ${a}` : undefined,
    }),
  },
  {
    en: (k, a, x) => `${en(k)} the sum of a number ${x} and ${a}`,
    fil: (k, a, x) => `${fil(k)} sum ng bilang na ${x} at ${a}`,
    expression: (k, a, x) => `${k}(${x} + ${a})`,
    wrong: (k, a, x) => ({
      'no-parentheses': `${k}${x} + ${a}`,
      operation: `${k}(${x} − ${a})`,
      exchanged: `${a}(${x} + ${k})`,
      joined: `${k} + ${x} + ${a}`,
      power: k === 2 ? `(${x} + ${a})²` : undefined,
    }),
  },
  {
    en: (k, a, x) => `${en(k)} the difference when ${a} is subtracted from a number ${x}`,
    fil: (k, a, x) => `${fil(k)} difference kapag ibinawas ang ${a} sa bilang na ${x}`,
    expression: (k, a, x) => `${k}(${x} − ${a})`,
    wrong: (k, a, x) => ({
      reversed: `${k}(${a} − ${x})`,
      'no-parentheses': `${k}${x} − ${a}`,
      operation: `${k}(${x} + ${a})`,
      exchanged: `${a}(${x} − ${k})`,
    }),
  },
  {
    en: (k, a, x) => `${a} decreased by ${en(k)} a number ${x}`,
    fil: (k, a, x) => `${a} na binawasan ng ${fil(k)} bilang na ${x}`,
    expression: (k, a, x) => `${a} − ${k}${x}`,
    wrong: (k, a, x) => ({
      reversed: `${k}${x} − ${a}`,
      operation: `${a} + ${k}${x}`,
      parentheses: `${k}(${a} − ${x})`,
      exchanged: `${k} − ${a}${x}`,
    }),
  },
  {
    en: (k, a, x) => `${a} more than the quotient of a number ${x} and ${k}`,
    fil: (k, a, x) => `${a} na idinagdag sa quotient ng bilang na ${x} at ${k}`,
    expression: (k, a, x) => `${x}/${k} + ${a}`,
    wrong: (k, a, x) => ({
      reversed: `${k}/${x} + ${a}`,
      parentheses: `(${x} + ${a})/${k}`,
      operation: `${k}${x} + ${a}`,
      exchanged: `${x}/${a} + ${k}`,
    }),
  },
  {
    en: (k, a, x) => `the sum of a number ${x} and ${a}, divided by ${k}`,
    fil: (k, a, x) => `sum ng bilang na ${x} at ${a}, na hinati sa ${k}`,
    expression: (k, a, x) => `(${x} + ${a})/${k}`,
    wrong: (k, a, x) => ({
      reversed: `${k}/(${x} + ${a})`,
      'no-parentheses': `${x} + ${a}/${k}`,
      operation: `${k}(${x} + ${a})`,
      exchanged: `(${x} + ${k})/${a}`,
    }),
  },
  {
    en: (_, a, x) => `${a} more than the square of a number ${x}`,
    fil: (_, a, x) => `${a} na idinagdag sa square ng bilang na ${x}`,
    expression: (_, a, x) => `${power(x, 2)} + ${a}`,
    wrong: (_, a, x) => ({
      power: `2${x} + ${a}`,
      parentheses: `(${x} + ${a})²`,
      operation: `${power(x, 2)} − ${a}`,
      exchanged: `${x} + ${a}²`,
    }),
  },
  {
    en: (_, a, x) => `the square of the sum of a number ${x} and ${a}`,
    fil: (_, a, x) => `square ng sum ng bilang na ${x} at ${a}`,
    expression: (_, a, x) => `(${x} + ${a})²`,
    wrong: (_, a, x) => ({
      power: `2(${x} + ${a})`,
      'no-parentheses': `${power(x, 2)} + ${a}`,
      operation: `(${x} − ${a})²`,
      joined: `${power(x, 2)} + ${a}²`,
    }),
  },
]
