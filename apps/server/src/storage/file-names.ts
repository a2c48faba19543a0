/** Among them the signs that turn the direction of writing: with U+202E `exam\u202Efdp.exe` is read as `examexe.pdf`. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** What a reader does not see in a name, and a program does. */
export const withoutUnseen = (name: string): string => name.replace(unseen, '')

/** As the browser sends it, without a folder, and never empty. */
export const shownFileName = (sent: string, otherwise: string): string =>
  withoutUnseen(sent.toWellFormed().replace(/^.*[\\/]/, ''))
    .trim()
    .slice(-200) || otherwise
