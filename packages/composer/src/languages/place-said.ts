/** "grade 5, term 2, week 1 to 2" in the words of a plan: "Grade 5, Term 2, Weeks 1 to 2". */
export const placeSaid = (
  place: string,
  words: Record<'grade' | 'term' | 'quarter' | 'week' | 'to', string>,
): string =>
  place
    .replace(/\b(grade|term|quarter|week)(?= \d)/g, (name) => words[name as keyof typeof words])
    .replace(/(?<=\d )to(?= \d)/, words.to)
