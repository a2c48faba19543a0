import { parseAst } from 'vitest/node'

type Statement = ReturnType<typeof parseAst>['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type Variable = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
type Call = Extract<Expression, { type: 'CallExpression' }>
type Node = Statement | Expression | Variable | Call['arguments'][number]

function nodesIn(tree: unknown, found: Node[] = []): Node[] {
  if (typeof tree !== 'object' || tree === null) return found
  if ('type' in tree) found.push(tree as Node)
  for (const part of Object.values(tree)) nodesIn(part, found)
  return found
}

const callsIn = (tree: unknown): Call[] => nodesIn(tree).filter((node) => node.type === 'CallExpression')

/** Of `items.filter(…)`, `filter` and `items`; of `until(…)`, `until` alone. */
function called({ callee }: Call): { name: string; on?: Expression } {
  if (callee.type === 'Identifier') return { name: callee.name }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return { name: '' }
  return { name: callee.property.name, on: callee.object }
}

/** `expect(…)`, `expect.poll(…)` and helpers like `expectRefused(…)`; `expect.any(…)` is a value. */
function isAssertion(call: Call): boolean {
  const { name, on } = called(call)
  if (!on) return name.startsWith('expect')
  return on.type === 'Identifier' && on.name === 'expect' && (name === 'poll' || name === 'soft')
}

/** `test`, `describe`, and what they have, as `test.runIf(…)`. */
function isOfTests(node: Node | Call['callee']): boolean {
  if (node.type === 'CallExpression') return isOfTests(node.callee)
  if (node.type === 'MemberExpression') return isOfTests(node.object)
  return node.type === 'Identifier' && (node.name === 'test' || node.name === 'describe')
}

type Look = { at: number; list: Node | undefined }

/** Whatever checks each item of a list: with an empty one, it checks nothing. */
function looksOf(node: Node): Look[] {
  if (node.type === 'ForOfStatement') {
    const checks = callsIn(node.body).some((call) => isAssertion(call) || isOfTests(call.callee))
    return checks ? [{ at: node.start, list: node.right }] : []
  }
  if (node.type !== 'CallExpression') return []
  if (isAssertion(node))
    return callsIn(node.arguments)
      .filter((call) => called(call).name === 'every')
      .map((call) => ({ at: call.start, list: called(call).on }))
  const { name, on } = called(node)
  if (on && name === 'each' && isOfTests(on)) return [{ at: node.start, list: node.arguments[0] }]
  const visits = name === 'forEach' || name === 'map' || name === 'flatMap'
  return visits && callsIn(node.arguments).some(isAssertion) ? [{ at: node.start, list: on }] : []
}

/** A list that is written down with something in it, or that `nonEmpty` has looked at. */
function hasItems(list: Node | null | undefined, isTable: (name: string) => boolean): boolean {
  switch (list?.type) {
    case 'ArrayExpression':
      return list.elements.some((item) => item?.type !== 'SpreadElement')
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return hasItems(list.expression, isTable)
    case 'Identifier':
      return isTable(list.name)
    case 'CallExpression': {
      const { name, on } = called(list)
      return on ? name === 'entries' && hasItems(on, isTable) : name === 'nonEmpty'
    }
    default:
      return false
  }
}

/** The names that the file gives to lists with something in them, and to nothing else. */
function tablesIn(nodes: readonly Node[]): Set<string> {
  const all = nodes.flatMap((node) =>
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier'
      ? [{ name: node.id.name, isTable: hasItems(node.init, () => false) }]
      : [],
  )
  const others = new Set(all.filter(({ isTable }) => !isTable).map(({ name }) => name))
  return new Set(all.map(({ name }) => name).filter((name) => !others.has(name)))
}

/** Every sentence is a check that would pass without having looked at anything. */
export function checksOfNothing(path: string, text: string): string[] {
  const nodes = nodesIn(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  const tables = tablesIn(nodes)
  return nodes
    .flatMap(looksOf)
    .filter(({ list }) => !hasItems(list, (name) => tables.has(name)))
    .map(({ at }) => {
      const line = text.slice(0, at).split('\n').length
      return `${path}:${line} passes when its list is empty: take nonEmpty(…) of it`
    })
}
