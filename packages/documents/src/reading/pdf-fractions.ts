import type { PageArea, PdfRun } from './pdf-page.ts'

const figure = /^[\p{L}\p{N}]{1,4}$/u
/** A page with more short lines than that is a drawing. */
const mostTries = 2_000_000
/** In points. */
const longest = 40
/** In heights of the letters. */
const nearAbove = 0.75
const nearBelow = 1.35
/** How far the bar of a fraction is above the line that words stand on. */
const axis = 0.28

/** Figures above and below a short line, read as one fraction. */
export function withFractions(runs: readonly PdfRun[], rules: readonly PageArea[]): PdfRun[] {
  const made = [...runs]
  const bars = rules.filter((rule) => rule.right - rule.left <= longest && rule.bottom - rule.top <= 2)
  if (bars.length * runs.length > mostTries) return made
  for (const rule of bars) {
    const above = made.filter(
      (run) => isOver(run, rule) && run.y <= rule.top + 1 && rule.top - run.y < run.size * nearAbove,
    )
    const below = made.filter(
      (run) => isOver(run, rule) && run.y > rule.top + 1 && run.y - rule.top < run.size * nearBelow,
    )
    const [top, bottom] = [above[0], below[0]]
    if (above.length !== 1 || below.length !== 1 || !top || !bottom) continue
    if (![top, bottom].every(({ text }) => figure.test(text.trim())) || isSum(top, made)) continue
    if (rule.right - rule.left > Math.max(top.width, bottom.width) * 1.6 + 5) continue
    const whole: PdfRun = {
      ...top,
      text: `${top.text.trim()}/${bottom.text.trim()}`,
      x: Math.min(top.x, bottom.x),
      width: Math.max(top.width, bottom.width),
      y: rule.top + top.size * axis,
      spaced: true,
    }
    made.splice(made.indexOf(bottom), 1)
    made.splice(made.indexOf(top), 1, whole)
  }
  return made
}

const isOver = ({ x, width, text }: PdfRun, { left, right }: PageArea): boolean =>
  text.trim() !== '' && x + width / 2 > left - 1 && x + width / 2 < right + 1

/** The last number of several under each other, above the line of their sum. */
const isSum = (top: PdfRun, runs: readonly PdfRun[]): boolean =>
  runs.some((run) => {
    const isAbove =
      run.y < top.y - 1 &&
      top.y - run.y < top.size * 1.8 &&
      Math.abs(run.x + run.width - top.x - top.width) < 3
    const isSign =
      Math.abs(run.y - top.y) < 1 &&
      run.x < top.x &&
      top.x - run.x < top.size * 2.5 &&
      /^[+×x÷−–-]$/.test(run.text.trim())
    return (isAbove && /^\d/.test(run.text)) || isSign
  })
