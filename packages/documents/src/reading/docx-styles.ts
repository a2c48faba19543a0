import { attributeOf, childOf, type Element, elementsIn, isOn } from './xml.ts'

/** What a paragraph takes from its style, through all the styles it is based on. */
export type Style = {
  /** 1 to 6, or null for what is no heading. */
  level: number | null
  isTitle: boolean
  isCaption: boolean
  /** A line of a table of contents. */
  isContents: boolean
  bold: boolean
  /** In half points, null for the usual size. */
  size: number | null
  numbering: { id: string; depth: number } | null
}

const plainStyle: Style = {
  level: null,
  isTitle: false,
  isCaption: false,
  isContents: false,
  bold: false,
  size: null,
  numbering: null,
}
/** Styles based on each other in a circle end here. */
const deepest = 12

export type Styles = { of: (id: string | undefined) => Style; size: number }

export function stylesOf(root: Element | undefined): Styles {
  const byId = new Map(
    elementsIn(root)
      .filter(({ name }) => name === 'w:style')
      .map((style) => [attributeOf(style, 'w:styleId') ?? '', style]),
  )
  const usual = [...byId.values()].find(
    (style) => attributeOf(style, 'w:default') === '1' && attributeOf(style, 'w:type') === 'paragraph',
  )
  const known = new Map<string, Style>()
  const resolve = (id: string | undefined, depth: number): Style => {
    const style = id === undefined ? undefined : byId.get(id)
    if (!style || id === undefined || depth > deepest) return plainStyle
    const kept = known.get(id)
    if (kept) return kept
    const made = styleFrom(style, resolve(attributeOf(childOf(style, 'w:basedOn')), depth + 1))
    known.set(id, made)
    return made
  }
  const size =
    sizeOf(childOf(usual, 'w:rPr')) ?? sizeOf(childOf(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'))
  return { of: (id) => resolve(id ?? attributeOf(usual, 'w:styleId'), 0), size: size ?? 22 }
}

function styleFrom(style: Element, base: Style): Style {
  const name = attributeOf(childOf(style, 'w:name'))?.toLowerCase() ?? ''
  const [paragraph, run] = [childOf(style, 'w:pPr'), childOf(style, 'w:rPr')]
  const outline = Number(attributeOf(childOf(paragraph, 'w:outlineLvl')) ?? Number.NaN)
  const named = /^heading ([1-9])$/.exec(name)?.[1]
  const level = named ? Number(named) : outline < 9 ? outline + 1 : base.level
  const bold = childOf(run, 'w:b')
  return {
    level: level === null ? null : Math.min(6, level),
    isTitle: name === 'title' || base.isTitle,
    isCaption: name === 'caption' || base.isCaption,
    isContents: /^(?:toc|table of figures|index)\b/.test(name) || base.isContents,
    bold: bold ? isOn(bold) : base.bold,
    size: sizeOf(run) ?? base.size,
    numbering: numberingOf(paragraph) ?? base.numbering,
  }
}

export const sizeOf = (run: Element | undefined): number | null =>
  Number(attributeOf(childOf(run, 'w:sz')) ?? Number.NaN) || null

export function numberingOf(paragraph: Element | undefined): Style['numbering'] {
  const numbering = childOf(paragraph, 'w:numPr')
  const id = attributeOf(childOf(numbering, 'w:numId'))
  return id === undefined ? null : { id, depth: Number(attributeOf(childOf(numbering, 'w:ilvl')) ?? 0) || 0 }
}

type Level = { format: string; start: number }
/** Whether an item is counted, and what it has come to where that is a number or a letter. */
export type DocxNumbering = { ordered: boolean; mark?: string }

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

function markFor(format: string, count: number): string | undefined {
  if (format === 'decimal') return `${count}`
  const letter = count <= 26 ? String.fromCharCode(96 + count) : undefined
  if (format === 'lowerLetter') return letter
  if (format === 'upperLetter') return letter?.toUpperCase()
  if (format === 'lowerRoman') return roman[count]
  return format === 'upperRoman' ? roman[count]?.toUpperCase() : undefined
}

/**
 * Counts the items of a file in their order: what an item is counted by, or null for none. Lists of one design count on,
 * unless a list says that it begins anew; an item begins the count of those below it anew. Number 0 takes an item out of every list.
 */
export function numberingsOf(root: Element | undefined): (id: string, depth: number) => DocxNumbering | null {
  const designs = new Map<string, Level[]>()
  const used = new Map<string, { design: string; restarts: ReadonlySet<number> }>()
  for (const element of elementsIn(root)) {
    if (element.name === 'w:abstractNum')
      designs.set(
        attributeOf(element, 'w:abstractNumId') ?? '',
        elementsIn(element)
          .filter(({ name }) => name === 'w:lvl')
          .map((level) => ({
            format: attributeOf(childOf(level, 'w:numFmt')) ?? '',
            start: Number(attributeOf(childOf(level, 'w:start')) ?? 1) || 0,
          })),
      )
    if (element.name === 'w:num')
      used.set(attributeOf(element, 'w:numId') ?? '', {
        design: attributeOf(childOf(element, 'w:abstractNumId')) ?? '',
        restarts: new Set(
          elementsIn(element)
            .filter((each) => each.name === 'w:lvlOverride' && childOf(each, 'w:startOverride') !== undefined)
            .map((each) => Number(attributeOf(each, 'w:ilvl') ?? 0)),
        ),
      })
  }
  const counts = new Map<string, (number | undefined)[]>()
  const begun = new Set<string>()
  return (id, depth) => {
    if (id === '0') return null
    const { design = '', restarts } = used.get(id) ?? {}
    const level = designs.get(design)?.[depth]
    if (!level || ['bullet', 'none'].includes(level.format)) return { ordered: false }
    const own = counts.get(design) ?? []
    counts.set(design, own)
    if (restarts?.has(depth) && !begun.has(`${id} ${depth}`)) own[depth] = undefined
    begun.add(`${id} ${depth}`)
    const count = own[depth] === undefined ? level.start : own[depth] + 1
    own[depth] = count
    own.length = depth + 1
    const mark = markFor(level.format, count)
    return { ordered: true, ...(mark === undefined ? {} : { mark }) }
  }
}
