/** The key of a table, typed by hand, one of whose entries, separated by bars, stands in the text. */
export const listedKeyIn =
  (table: Record<string, string>) =>
  ({ text }: { text: string }): string =>
    Object.keys(table).find((key) => table[key]?.split('|').some((part) => text.includes(part))) ?? ''
