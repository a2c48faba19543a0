import { unitLinesOf } from './lines.ts'
import type { UnitProblem } from './problem.ts'

/** What the national curriculum asks of a grade in one part of the year, word for word; empty where it says nothing. */
export type Standards = {
  content: string
  performance: string
  /** The documents that say so. */
  source: string
}

/** `grade 5, term 1`, `grade 4, quarter 2`, `grade 9, term 1, Food Service`, `grade 1, term 1, week 2 to 3`, `grade 3`. */
const sectionForm = /^grade (\d{1,2})(?:, (?:term [1-3]|quarter [1-4]))?(?:, (?:week \d|\p{Lu}).*)?$/u

/** The standards of a learning area by the name of their section, and what could not be read. */
export function readStandards(source: string, file: string) {
  const sections = new Map<string, Standards>()
  const problems: UnitProblem[] = []
  const head = { area: '', source: '' }
  let current: Standards | null = null
  for (const { name, text, number: line } of unitLinesOf(source)) {
    const say = (message: string) => problems.push({ file, line, message })
    if (text === '') {
      say(`"${name}" says nothing`)
    } else if (name === '==') {
      if (!sectionForm.test(text)) say(`"${text}" does not read "grade 5, term 1"`)
      if (sections.has(text)) say(`"${text}" stands twice`)
      current = { content: '', performance: '', source: head.source }
      sections.set(text, current)
    } else if (name === 'area' || name === 'source') {
      head[name] = text
    } else if ((name === 'content' || name === 'performance') && current) {
      if (current[name] !== '') say(`"${name}" stands twice`)
      current[name] = text
    } else {
      say(`"${name || text}" is not a line of standards here`)
    }
  }
  if (head.area === '') problems.push({ file, line: 1, message: 'the area is missing' })
  if (head.source === '') problems.push({ file, line: 1, message: 'the source is missing' })
  return { area: head.area, sections, problems }
}

/** "Makabansa, grade 1, term 3": a section, with its area where that is not the unit's own. */
export function placeOfSection(text: string): { area: string | null; section: string } {
  const [, area, section] = /^(?:(\p{Lu}[^,]*), )?(.*)$/u.exec(text) ?? []
  return { area: area ?? null, section: section ?? '' }
}

/** The grade that a section is of. */
export const gradeOfSection = (section: string): number => Number(sectionForm.exec(section)?.[1] ?? 0)
