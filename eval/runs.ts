export type Run = { text: string; bold: boolean }

/** The words of a text, those between two pairs of asterisks in bold. */
export const runsOf = (text: string): Run[] =>
  text
    .split('**')
    .map((part, at) => ({ text: part, bold: at % 2 === 1 }))
    .filter((run) => run.text !== '')
