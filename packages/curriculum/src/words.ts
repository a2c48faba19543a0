/** How texts of units are compared: small letters, no accents, no punctuation. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}%/+×÷=<>√²³.−∈∪∩∅⊂π°≤≥≠-]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const wordsOf = (text: string) => plain(text).split(' ').filter(Boolean)
