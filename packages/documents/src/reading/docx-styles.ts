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

/** Whether the items of a numbering count, by its depth. Number 0 takes an item out of every list. */
export function numberingsOf(root: Element | undefined): (id: string, depth: number) => boolean | null {
  const abstract = new Map<string, boolean[]>()
  const used = new Map<string, string>()
  for (const element of elementsIn(root)) {
    if (element.name === 'w:abstractNum')
      abstract.set(
        attributeOf(element, 'w:abstractNumId') ?? '',
        elementsIn(element)
          .filter(({ name }) => name === 'w:lvl')
          .map((level) => !['bullet', 'none'].includes(attributeOf(childOf(level, 'w:numFmt')) ?? '')),
      )
    if (element.name === 'w:num')
      used.set(attributeOf(element, 'w:numId') ?? '', attributeOf(childOf(element, 'w:abstractNumId')) ?? '')
  }
  return (id, depth) => (id === '0' ? null : (abstract.get(used.get(id) ?? '')?.[depth] ?? false))
}
