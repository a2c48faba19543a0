/** Fifteen for fifty and fifty for fifteen, at the end of a number. */
export const tyForTeen = (number: number): number | undefined => {
  const end = number % 100
  if (end > 12 && end < 20) return number - end + (end - 10) * 10
  return end % 10 === 0 && end > 20 ? number - end + 10 + end / 10 : undefined
}
