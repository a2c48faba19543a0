/** How many right answers are enough: four of five, and of fewer all but one, for one slip says little. */
export const answersForMastery = (count: number): number =>
  count >= 5 ? Math.ceil(count * 0.8) : Math.max(1, count - 1)
