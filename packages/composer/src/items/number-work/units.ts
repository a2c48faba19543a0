import type { Tree } from './formula.ts'

type Unit = ReadonlyMap<string, number>

const measured: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:distance|displacement|distansya|layo)$/i, new Map([['m', 1]])],
  [/^(?:length|width|height|base|side|radius|diameter|haba|lapad|taas|gilid)$/i, new Map([['cm', 1]])],
  [/^(?:time|oras)$/i, new Map([['s', 1]])],
  [/^(?:mass|masa)$/i, new Map([['kg', 1]])],
  [
    /^(?:speed|velocity|bilis)$/i,
    new Map([
      ['m', 1],
      ['s', -1],
    ]),
  ],
  [
    /^acceleration$/i,
    new Map([
      ['m', 1],
      ['s', -2],
    ]),
  ],
  [/^force$/i, new Map([['N', 1]])],
  [/^volume$/i, new Map([['m', 3]])],
]

const written = (unit: Unit, sign: 1 | -1) =>
  [...unit]
    .filter(([, power]) => power * sign > 0)
    .map(([name, power]) => `${name}${['', '', '²', '³'][power * sign] ?? `^${power * sign}`}`)
    .join('·')

export function nameOf(unit: Unit): string {
  const above = written(unit, 1)
  const below = written(unit, -1)
  return below ? `${above || '1'}/${below}` : above
}

/** The unit that a quantity of this name is given in. */
export const unitFor = (name: string): Unit | null =>
  measured.find(([names]) => names.test(name))?.[1] ?? null

/** The unit of the result; null where a quantity is unknown or unlike units would be added. */
export function unitOf(tree: Tree): Unit | null {
  if (tree.kind === 'number') return new Map()
  if (tree.kind === 'name') return unitFor(tree.name)
  const left = unitOf(tree.left)
  const right = unitOf(tree.right)
  if (!left || !right) return null
  if (tree.sign === '+' || tree.sign === '-') return nameOf(left) === nameOf(right) ? left : null
  const turn = tree.sign === '*' ? 1 : -1
  const joined = new Map(left)
  for (const [name, power] of right) joined.set(name, (joined.get(name) ?? 0) + turn * power)
  return new Map([...joined].filter(([, power]) => power !== 0))
}
