/** How fast a voice speaks for learners of a grade, as a share of its ordinary speed. */
export function paceOf(grade: number | null | undefined): number {
  if (grade === null || grade === undefined || grade > 6) return 1
  return grade <= 3 ? 0.88 : 0.94
}
