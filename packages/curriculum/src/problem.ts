/** Something wrong in a file of a unit, where it stands. */
export type UnitProblem = { file: string; line: number; message: string }

export const problemLine = (problem: UnitProblem) => `${problem.file}:${problem.line}: ${problem.message}`
