/** "1st", "12th", "23rd". */
export function englishOrdinal(number: number): string {
  const teens = number % 100 > 10 && number % 100 < 14
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** The first three terms and an ellipsis: "3, 7, 11, …". */
export const firstThreeTerms = (terms: readonly string[]): string => `${terms.slice(0, 3).join(', ')}, …`
