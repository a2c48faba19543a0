/** Something wrong in a file of a unit, where it stands. */
export type Problem = { file: string; line: number; message: string }

export const problemLine = (problem: Problem) => `${problem.file}:${problem.line}: ${problem.message}`
