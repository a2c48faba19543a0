/** Most texts: classes of letters of all scripts take several times as long. */
const isOfAscii = /^[\0-\x7f]*$/

/** How texts of units are compared: small letters, no accents, no punctuation. */
export const comparableText = (text: string) =>
  (isOfAscii.test(text)
    ? text.toLowerCase().replace(/[^a-z\d%/+=<>.-]+/g, ' ')
    : text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\p{L}\p{N}%/+×÷=<>√²³.−∈∪∩∅⊂π°≤≥≠-]+/gu, ' ')
  )
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const plainWordsOf = (text: string) => comparableText(text).split(' ').filter(Boolean)
