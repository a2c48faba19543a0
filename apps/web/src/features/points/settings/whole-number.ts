/** As the server takes it: digits only. */
export const wholeNumber =
  (least: number, most: number) =>
  (typed: string): string | undefined => {
    const text = typed.trim()
    if (!/^\d{1,9}$/.test(text)) return 'Use a whole number.'
    const value = Number(text)
    if (value < least) return `Use ${least} or more.`
    return value > most ? `Use ${most.toLocaleString('en-PH')} or less.` : undefined
  }
