const gradeName = (grade_level: string): string =>
  grade_level === 'K' ? 'Kindergarten' : `Grade ${grade_level}`

/** As lists and forms of a school name a class. */
export const sectionName = ({ grade_level, section }: { grade_level: string; section: string }): string =>
  `${gradeName(grade_level)} – ${section}`

/** Two decimals where there are some; nothing for a grade that is not there yet. */
export const gradeText = (grade: number | null): string => {
  if (grade === null) return ''
  return Number.isInteger(grade) ? String(grade) : grade.toFixed(2)
}
