const fraction = /^(−?)(?:(\d+) )?(\d+)\/(\d+)$/

/** The number that an answer says, with or without unit, peso sign, percent sign and commas. */
export function numberInAnswer(answer: string): number {
  const text = answer
    .replace(/[₱,°%]/g, '')
    .replace(/ ?\p{L}.*$/u, '')
    .trim()
  const [, minus, whole = '0', above, below] = fraction.exec(text) ?? []
  if (above !== undefined && below !== undefined)
    return (Number(whole) + Number(above) / Number(below)) * (minus ? -1 : 1)
  return text === '' ? Number.NaN : Number(text.replace('−', '-'))
}
