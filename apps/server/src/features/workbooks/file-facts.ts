import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { words } from './record-labels.ts'

/** Which class a file says it is for; null where it says nothing. */
export type FileFacts = {
  grade: string | null
  section: string | null
  subject: string | null
  teacher: string | null
  school_year: string | null
}
type Fact = keyof FileFacts | 'grade_section'

/** A form says whose it is above its table. */
const searched = 30
const longest = 80

const labels: Record<Fact, RegExp> = {
  grade_section:
    /^(grade|year|grade level|year level) (and )?(level and )?section$|^baitang at (seksyon|pangkat)$/,
  grade: /^(grade|year)( level)?$|^baitang$|^antas$/,
  section: /^(name of )?section( name)?$|^(seksyon|pangkat)$/,
  subject: /^(name of )?(subject|learning area)( name| title)?$|^subject grade level$|^asignatura$/,
  teacher: /^(name of )?(subject )?teacher( s)?( name)?$|^(pangalan ng )?guro$/,
  school_year: /^(school year|s ?y|taong panuruan)$/,
}
const facts = Object.keys(labels) as Fact[]
const otherLabel =
  /^(region|division|district|school( name| id| head.*)?|name of school|track|strand|semester|quarter|grading period|month|curriculum)\b/
const year = /(20\d\d)\s*[-–—/]\s*(20\d\d)/

const factOf = (text: string): Fact | undefined => facts.find((fact) => labels[fact].test(words(text)))
const isLabel = (text: string): boolean => factOf(text) !== undefined || otherLabel.test(words(text))
const isValue = (text: string): boolean =>
  /[\p{L}\d]/u.test(text) && text !== '0' && !text.startsWith('#') && !isLabel(text)

/** From the labels of all sheets, those of the first sheet first. */
export function fileFactsOf(sheets: readonly WorkbookSheet[]): FileFacts {
  const found = new Map<Fact, string>()
  const put = (fact: Fact, value: string) => {
    if (!found.has(fact)) found.set(fact, value.slice(0, longest))
  }
  for (const { lines } of sheets) {
    for (const { cells } of lines.slice(0, searched)) {
      for (const [at, cell] of cells.entries()) {
        if (!cell || cell === cells[at - 1]) continue
        const bySign = /^\W*sy\b|school year/i.test(cell) ? year.exec(cell) : null
        if (bySign) put('school_year', `${bySign[1]}-${bySign[2]}`)
        const [, label = cell, beside = ''] = /^([^:]{2,40}):\s*(\S.*)$/.exec(cell) ?? []
        const fact = factOf(label)
        const value = fact && (beside || nextOf(cells, at))
        if (fact && value && isValue(value)) put(fact, value)
      }
    }
  }
  const { grade = null, section = null } = gradeAndSection(found.get('grade_section') ?? '')
  const years = year.exec(found.get('school_year') ?? '')
  return {
    grade: gradeIn(found.get('grade') ?? '') ?? grade,
    section: found.get('section') ?? section,
    subject: found.get('subject') ?? null,
    teacher: found.get('teacher') ?? null,
    school_year: years ? `${years[1]}-${years[2]}` : null,
  }
}

const nextOf = (cells: readonly string[], at: number): string =>
  cells.slice(at + 1).find((text) => text && text !== cells[at]) ?? ''

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const gradeText =
  /^(?:grade|gr|g|year|baitang)?[.\s-]*(\d{1,2}|k|kinder(?:garten)?|[ivx]{1,4})\b[\s.:,/|–—-]*(.*)$/i

function gradeAndSection(text: string): { grade?: string; section?: string | null } {
  const [, number = '', rest = ''] = gradeText.exec(text) ?? []
  const grade = gradeNamed(number)
  return grade ? { grade, section: rest.trim() || null } : text ? { section: text } : {}
}

const gradeIn = (text: string): string | null => gradeNamed(gradeText.exec(text)?.[1] ?? '')

function gradeNamed(text: string): string | null {
  if (/^k/i.test(text)) return 'K'
  const number = romans.indexOf(text.toLowerCase()) + 1 || Number(text)
  return Number.isInteger(number) && number >= 1 && number <= 12 ? String(number) : null
}

export const gradeWord = (grade: string): string => (grade === 'K' ? 'Kindergarten' : `Grade ${grade}`)

type OpenClass = { grade_level: string; section: string; subject_name: string; school_year: string }

/** Sentences about what the file says otherwise than the class it is read into. */
export function differencesFrom(
  { grade, section, subject, school_year }: FileFacts,
  klass: OpenClass,
): string[] {
  const ours = year.exec(klass.school_year)
  return [
    grade && grade !== klass.grade_level && says(gradeWord(grade), gradeWord(klass.grade_level)),
    section && !isLike(section, klass.section) && says(`section ${section}`, `section ${klass.section}`),
    subject && !isLike(subject, klass.subject_name) && says(subject, klass.subject_name),
    school_year && ours && school_year !== `${ours[1]}-${ours[2]}` && says(school_year, klass.school_year),
  ].filter((sentence) => typeof sentence === 'string')
}

const says = (file: string, ours: string): string => `The file is for ${file}; this class is ${ours}.`

/** "MATH", "Math 7" and "Mathematics" are one subject, and so are "AP" and "Araling Panlipunan". */
function isLike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => words(text).split(' ').filter(Boolean))
  if (!first?.length || !second?.length) return true
  const initials = (list: readonly string[]) => list.map((word) => word[0]).join('')
  const shared = (list: readonly string[], word: string) =>
    list.some(
      (each) => each === word || (word.length >= 4 && each.length >= 4 && each.startsWith(word.slice(0, 4))),
    )
  return (
    first.some((word) => word.length > 1 && shared(second, word)) ||
    first.includes(initials(second)) ||
    second.includes(initials(first)) ||
    first.join('') === second.join('')
  )
}
