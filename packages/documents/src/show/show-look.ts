/** Points, and so sixteen to nine at 13⅓ by 7½ inches. */
export const slide = { width: 960, height: 540 }
export const margin = 56

export const paint = {
  paper: '#ffffff',
  ink: '#1d2320',
  muted: '#656c66',
  rule: '#cdc6b6',
  green: '#0f6b5c',
  tint: '#e8f3f0',
  board: '#0b3f37',
  onBoard: '#ffffff',
  softOnBoard: '#cfe3dc',
  mango: '#f2a71b',
  mangoTint: '#fdebc4',
}

export const slideLineHeight = 1.3

/** Without signs that no file may hold; accents belong to their letters. */
export const cleanForSlides = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .trim()
