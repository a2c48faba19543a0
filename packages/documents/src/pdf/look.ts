/** Of every PDF but slides, in points. Reports are set closer than papers that learners write on. */
export const pdfSizes = { usual: 10, close: 9, small: 8.5, note: 7.5, title: 14, part: 11 }
export const pdfLineHeight = 1.2

/** Dark enough for a school's printer and copier. */
export const pdfInk = { usual: '#1e293b', muted: '#475569', rule: '#94a3b8' }
export const pdfFills = { head: '#e2e8f0', band: '#f1f5f9', own: '#fef9c3' }
/** Told apart also where there is no colour. */
export const barFills = ['#1e293b', '#94a3b8']

export const lineWidth = 0.5

/** Accents belong to their letters, for the font has no marks of their own; signs that no printer shows are left out. */
export const cleanForPdf = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
