import { proves } from '@klasrum/testkit/skill-proof'
import { evaluatedAnswer } from './evaluated.ts'
import { radicalSkills } from './functions.ts'

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9

/** One root at most, and no square left in it. */
const isSimplest = (answer: string) => {
  const radicands = [...answer.matchAll(/√(\d+)/g)].map(([, digits]) => Number(digits))
  const squares = [4, 9, 25, 49, 121, 169]
  return radicands.length <= 1 && radicands.every((each) => squares.every((square) => each % square !== 0))
}
const equals = (value: number) => (answer: string) =>
  isSimplest(answer) && near(evaluatedAnswer(answer), value)

proves(radicalSkills, {
  'functions/simplify-radicals': ({ out, left }) => equals(Math.sqrt(out * out * left)),
  'functions/add-radicals': ({ p, a, q, b, m, minus }) =>
    equals(p * Math.sqrt(a * a * m) + (minus ? -1 : 1) * q * Math.sqrt(b * b * m)),
  'functions/multiply-radicals': ({ p, a, q, b }) => equals(p * Math.sqrt(a) * q * Math.sqrt(b)),
  'functions/rationalize-denominator': ({ a, b }) => equals(a / Math.sqrt(b)),
  'functions/rational-exponents': ({ root, index, power }) => (root ** index) ** (power / index),
  'functions/radical-equations': ({ a, b, c, k }) => {
    const tried = Array.from({ length: 401 }, (_, at) => at - 200)
    const found = tried.filter((x) => near(Math.sqrt(a * x + b) + c, c + k))
    return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
  },
  'functions/extraneous-solutions': ({ right, extraneous }, language) => {
    const tried = Array.from({ length: 201 }, (_, at) => at - 100)
    const found = tried.filter((x) => near(Math.sqrt((right + extraneous) * x - right * extraneous), x))
    return `${found.join(' ')} ${language === 'en' ? 'only' : 'lamang'}`
  },
})
