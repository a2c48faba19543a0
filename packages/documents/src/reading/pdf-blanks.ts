import type { PageArea, PdfRun } from './pdf-page.ts'
import type { Painting } from './pdf-painting.ts'

/** A page with more short lines than that is a drawing. */
const mostTries = 2_000_000
/** In points. */
const thickest = 2
const touching = 3
const sameEdge = 1
/** In heights of the letters. */
const shortest = 1.5
const nearBeside = 2.5
const space = 0.25
const overBaseline = 0.15
const underBaseline = 0.5
/** Lines of one kind at the end of sentences, however far from their words. */
const fewestSlots = 3

type Beside = { left: PdfRun | undefined; right: PdfRun | undefined }

const rightOf = ({ x, width }: PdfRun): number => x + width

/** Lines drawn where a word is missing, read as a blank to fill in. */
export function withBlanks(runs: readonly PdfRun[], { rules, frames }: Painting): PdfRun[] {
  const edges = frames.flatMap(({ left, right, top, bottom }) => [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
  ])
  const level = rules.filter(isLevel)
  const upright = rules.filter((rule) => !isLevel(rule))
  if (level.length * (runs.length + rules.length + edges.length) > mostTries) return [...runs]
  const free = joined(level).filter(
    (rule) =>
      !upright.some((other) => meets(rule, other)) &&
      !edges.some((edge) => meets(rule, edge)) &&
      !runs.some((run) => isUnderlined(run, rule)),
  )
  const made = [...runs]
  for (const rule of free.toSorted((one, other) => one.left - other.left)) {
    const beside = besideOf(rule, made)
    const run = beside.left ?? beside.right
    if (!run || rule.right - rule.left < run.size * shortest) continue
    if (isNear(rule, beside) || isSlot(rule, free, runs)) made.push(blankOf(rule, run, beside))
  }
  return made
}

const isLevel = ({ left, right, top, bottom }: PageArea): boolean =>
  bottom - top <= thickest && right - left > bottom - top

/** Pieces that follow each other at one height are one line. */
function joined(rules: readonly PageArea[]): PageArea[] {
  const whole: PageArea[] = []
  for (const rule of rules.toSorted((one, other) => one.left - other.left)) {
    const last = whole.find((each) => Math.abs(each.top - rule.top) <= 1 && rule.left <= each.right + 1)
    if (last) last.right = Math.max(last.right, rule.right)
    else whole.push({ ...rule })
  }
  return whole
}

const meets = (one: PageArea, other: PageArea): boolean =>
  one.left <= other.right + touching &&
  other.left <= one.right + touching &&
  one.top <= other.bottom + touching &&
  other.top <= one.bottom + touching

/** Underlined words, and what is above the stroke of a fraction. */
const isUnderlined = (run: PdfRun, { left, right, top }: PageArea): boolean =>
  run.x < right - 2 && rightOf(run) > left + 2 && run.y > top - run.size * 1.1 && run.y - run.size * 0.7 < top

/** The words nearest to its ends, on the line that it is drawn in. */
function besideOf(rule: PageArea, runs: readonly PdfRun[]): Beside {
  const row = runs.filter(
    ({ y, size }) => rule.top >= y - size * overBaseline && rule.top <= y + size * underBaseline,
  )
  const before = row.filter((run) => rightOf(run) <= rule.left + 2)
  const after = row.filter(({ x }) => x >= rule.right - 2)
  return {
    left: before.toSorted((one, other) => rightOf(other) - rightOf(one))[0],
    right: after.toSorted((one, other) => one.x - other.x)[0],
  }
}

const isCloseBefore = (rule: PageArea, run: PdfRun | undefined): boolean =>
  run !== undefined && rule.left - rightOf(run) <= run.size * nearBeside
const isCloseBehind = (rule: PageArea, run: PdfRun | undefined): boolean =>
  run !== undefined && run.x - rule.right <= run.size * nearBeside

const isNear = (rule: PageArea, { left, right }: Beside): boolean =>
  isCloseBefore(rule, left) || isCloseBehind(rule, right)

/** One of several that are set at the edge of a page, each at the end of a line of words. */
function isSlot(rule: PageArea, rules: readonly PageArea[], runs: readonly PdfRun[]): boolean {
  const same = rules.filter(
    ({ left, right }) => Math.abs(left - rule.left) <= sameEdge && Math.abs(right - rule.right) <= sameEdge,
  )
  return (
    same.length >= fewestSlots &&
    same.every((each) => {
      const { left, right } = besideOf(each, runs)
      return left !== undefined && right === undefined
    })
  )
}

/** Close to its words, so that it is read as one of them. */
function blankOf(rule: PageArea, run: PdfRun, { left, right }: Beside): PdfRun {
  const room = run.size * space
  const follows = left !== undefined && (isCloseBefore(rule, left) || !isCloseBehind(rule, right))
  const x = follows ? rightOf(left) + room : rule.left
  const end = right && isCloseBehind(rule, right) ? right.x - room : rule.right
  return {
    ...run,
    text: '_____',
    x,
    width: Math.max(run.size, end - x),
    bold: (left?.bold ?? true) && (right?.bold ?? true),
    spaced: true,
  }
}
