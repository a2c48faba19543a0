import { by, type Fraction, fractionOf, minus, plus, times } from './fraction.ts'

export type Formula = {
  /** As the lesson writes it. */
  text: string
  result: string
  /** What it is reckoned from, in order. */
  inputs: readonly string[]
  tree: Tree
  /** What its letters stand for, where the sentence says so: "where P = principal". */
  meanings: ReadonlyMap<string, string>
}

export type Tree =
  | { kind: 'number'; value: Fraction }
  | { kind: 'name'; name: string }
  | { kind: 'sign'; sign: '+' | '-' | '*' | '/'; left: Tree; right: Tree }

const name = '\\p{L}[\\p{L}]*(?:[ -]\\p{L}+){0,3}'
const shape = new RegExp(
  `(${name})\\s*=\\s*([\\p{L}\\d(][\\p{L}\\d\\s.,+\\-−–×·x*÷/()²³]*[\\p{L}\\d)²³])`,
  'u',
)

type Piece = { kind: 'number' | 'name' | 'sign'; text: string }

function piecesOf(text: string, letters: boolean): Piece[] | null {
  const clean = text
    .replace(/[−–]/g, '-')
    .replace(/[×·*]|(?<=[\s\d)])x(?=[\s\d(])/g, '*')
    .replace(/÷/g, '/')
    // The hyphen of "mark-up" takes nothing away.
    .replace(/(?<=\p{L}{2})-(?=\p{L}{2})/gu, '‑')
  const pieces: Piece[] = []
  const found = clean.matchAll(
    letters
      ? /\d[\d,]*(?:\.\d+)?|\p{L}|[-+*/()²³]|\S/gu
      : /\d[\d,]*(?:\.\d+)?|\p{L}+(?:[ ‑]\p{L}+)*|[-+*/()²³]|\S/gu,
  )
  for (const [piece] of found) {
    if (/^\d/.test(piece)) pieces.push({ kind: 'number', text: piece })
    else if (/^\p{L}/u.test(piece)) pieces.push({ kind: 'name', text: piece.replaceAll('‑', '-') })
    else if (/^[-+*/()²³]$/.test(piece)) pieces.push({ kind: 'sign', text: piece })
    else return null
  }
  return pieces
}

/** Sums of products of values, by the usual order; what stands side by side is multiplied. */
function treeOf(pieces: readonly Piece[], letters: boolean): Tree | null {
  let at = 0
  const sign = () => (pieces[at]?.kind === 'sign' ? pieces[at]?.text : undefined)
  const join = (kind: '+' | '-' | '*' | '/', left: Tree, right: Tree | null): Tree | null =>
    right ? { kind: 'sign', sign: kind, left, right } : null
  const value = (): Tree | null => {
    const piece = pieces[at]
    if (!piece) return null
    at++
    let found: Tree | null = null
    if (piece.text === '(') {
      found = sum()
      if (sign() !== ')') return null
      at++
    } else if (piece.kind === 'number') {
      const number = fractionOf(piece.text)
      found = number ? { kind: 'number', value: number } : null
    } else if (piece.kind === 'name') found = { kind: 'name', name: piece.text }
    const power = sign()
    if (found && (power === '²' || power === '³')) {
      at++
      const square = join('*', found, found)
      return power === '²' || !square ? square : join('*', square, found)
    }
    return found
  }
  const product = (): Tree | null => {
    let left = value()
    while (left && at < pieces.length) {
      const next = sign()
      if (next === '*' || next === '/') at++
      else if ((next !== undefined && next !== '(') || !letters) break
      left = join(next === '/' ? '/' : '*', left, value())
    }
    return left
  }
  const sum = (): Tree | null => {
    let left = product()
    for (let next = sign(); left && (next === '+' || next === '-'); next = sign()) {
      at++
      left = join(next, left, product())
    }
    return left
  }
  const whole = sum()
  return at === pieces.length ? whole : null
}

function namesIn(tree: Tree): string[] {
  if (tree.kind === 'number') return []
  return tree.kind === 'name' ? [tree.name] : [...namesIn(tree.left), ...namesIn(tree.right)]
}

/** Where the rule ends and the sentence goes on. */
const proseAfter = /\s(?:where|when|for|if|and|is|are|in|so|which|with|kung|at|ay|para|kapag|na)\s.*$/iu
const wordAfterLetters = /(?<=[\p{L}\d)²³])\s+\p{L}{2,}.*$/u

const meaning =
  /(?<![\p{L}\d])(\p{L}{1,3}) (?:=|is|ay) ((?:the |ang )?[\p{L}][\p{L} ]{2,30}?)(?=,| and | at |[.;]|$)/gu

/** "where BF = board feet, T = thickness in inches and L = length in feet". */
function meaningsIn(text: string, names: readonly string[]): ReadonlyMap<string, string> {
  const [, told = ''] = /\b(?:where|kung saan|when)\b(.+)$/isu.exec(text) ?? []
  return new Map(
    [...told.matchAll(meaning)]
      .filter(([, letter = '']) => names.includes(letter))
      .map(([, letter = '', what = '']) => [letter, what.replace(/^(?:the|ang) /, '')]),
  )
}

/** A rule such as "Speed = distance ÷ time" or "A = lw". */
export function formulaIn(text: string): Formula | null {
  if (!text.includes('=')) return null
  const [, left, after] = shape.exec(text) ?? []
  const result = left?.replace(
    /^.*\b(?:is|are|by|as|the|use|formula|rule|ang|ay|na|ng|gamitin|pormula)\s+/iu,
    '',
  )
  const letters = result !== undefined && /^\p{L}$/u.test(result)
  const right = after
    ?.replace(proseAfter, '')
    .replace(letters ? wordAfterLetters : /$^/, '')
    .replace(/[\s.,;:]+$/, '')
  if (!result || !right) return null
  const pieces = piecesOf(right, letters)
  const tree = pieces && treeOf(pieces, letters)
  if (tree?.kind !== 'sign') return null
  const inputs = [...new Set(namesIn(tree))]
  if (
    inputs.length === 0 ||
    inputs.length > 4 ||
    inputs.includes(result) ||
    inputs.some((input) => input.split(' ').length > 4)
  )
    return null
  return {
    text: `${result} = ${right}`,
    result,
    inputs,
    tree,
    meanings: meaningsIn(text, [result, ...inputs]),
  }
}

export function resultOf(tree: Tree, values: ReadonlyMap<string, Fraction>): Fraction | null {
  if (tree.kind === 'number') return tree.value
  if (tree.kind === 'name') return values.get(tree.name) ?? null
  const left = resultOf(tree.left, values)
  const right = resultOf(tree.right, values)
  if (!left || !right) return null
  if (tree.sign === '+') return plus(left, right)
  if (tree.sign === '-') return minus(left, right)
  return tree.sign === '*' ? times(left, right) : by(left, right)
}

/** How the rule looks with the values in it. */
export function withValues(formula: Formula, values: ReadonlyMap<string, string>): string {
  const write = (tree: Tree, outer: string): string => {
    if (tree.kind === 'number')
      return tree.value.under === 1n ? `${tree.value.over}` : `${tree.value.over}/${tree.value.under}`
    if (tree.kind === 'name') return values.get(tree.name) ?? tree.name
    const signs = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' }
    const text = `${write(tree.left, tree.sign)}${signs[tree.sign]}${write(tree.right, `${tree.sign}>`)}`
    const loose = tree.sign === '+' || tree.sign === '-'
    return (loose && outer !== '' && outer !== '+') || outer === '/>' || (outer === '->' && loose)
      ? `(${text})`
      : text
  }
  return `${formula.result} = ${write(formula.tree, '')}`
}
