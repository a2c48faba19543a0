import { Unread } from './unread.ts'

export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
}

const deepest = 200
const mostElements = 800_000
/** A comment, a piece taken as it is, an instruction, a declaration, a tag that is no longer than any program writes, or text. */
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!|<(\/?)([^\s/>"'<=]+)((?:[^>"']|"[^"]*"|'[^']*'){0,200000}?)(\/?)>|([^<]+)/gy
const nameEnd = /[\s=/]|$/g
const nextSign = /\S|$/g
const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Only what office programs write: a file that declares entities of its own is refused. */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  let [count, at] = [0, 0]
  const scan = new RegExp(token)
  for (let found = scan.exec(text); found; found = scan.exec(text)) {
    const [whole, raw, closing, name, inside = '', empty, plain] = found
    at = scan.lastIndex
    const parent = open.at(-1)
    if (!parent || whole === '<!') throw new Unread('damaged')
    if (plain !== undefined) parent.children.push(decoded(plain))
    else if (raw !== undefined) parent.children.push(raw)
    else if (name === undefined) continue
    else if (closing) {
      if (parent.name !== name || open.length === 1) throw new Unread('damaged')
      open.pop()
    } else {
      count += 1
      if (count > mostElements || open.length > deepest) throw new Unread('too_heavy')
      const element: Element = { name, attributes: attributesOf(inside), children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [first] = root.children.filter(isElement)
  if (at < text.length || open.length !== 1 || !first) throw new Unread('damaged')
  return first
}

const none = {}

/** Gone through once from left to right: a pattern would look at a long word without a value again from each letter. */
function attributesOf(inside: string): Record<string, string> {
  if (inside === '') return none
  const found: [string, string][] = []
  const next = (what: RegExp, from: number): number => {
    what.lastIndex = from
    return what.exec(inside)?.index ?? inside.length
  }
  for (let at = next(nextSign, 0); at < inside.length; at = next(nextSign, at)) {
    const end = next(nameEnd, at)
    const equals = next(nextSign, end)
    const opened = inside[equals] === '=' ? next(nextSign, equals + 1) : equals
    const quote = inside[opened]
    if (end === at || inside[equals] !== '=' || (quote !== '"' && quote !== "'")) {
      at = Math.max(end, at + 1)
      continue
    }
    const closed = inside.indexOf(quote, opened + 1)
    if (closed < 0) break
    found.push([inside.slice(at, end), decoded(inside.slice(opened + 1, closed))])
    at = closed + 1
  }
  return Object.fromEntries(found)
}

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(entity, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name) return signs[name] ?? whole
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

export const isElement = (child: Element | string): child is Element => typeof child !== 'string'

export const elementsIn = (element: Element | undefined): Element[] =>
  element?.children.filter(isElement) ?? []

/** The first child of that name, or further down along several. */
export const childOf = (element: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>(
    (so, name) => elementsIn(so).find((child) => child.name === name),
    element,
  )

export const attributeOf = (element: Element | undefined, name = 'w:val'): string | undefined =>
  element?.attributes[name]

/** A switch of Word: there and not turned off. */
export const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !['0', 'false', 'off', 'none'].includes(attributeOf(element) ?? '')
