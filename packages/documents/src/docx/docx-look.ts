/** Arial is on every computer, and LibreOffice has letters of the same widths. */
export const font = 'Arial'
export const docxSizes = { usual: 10.5, small: 9, note: 8, title: 14, part: 11 }
export const docxInk = { usual: '1E293B', muted: '475569', rule: '94A3B8' }
export const docxFills = { head: 'E2E8F0', band: 'F1F5F9', own: 'FEF9C3' }

/** Word measures in twentieths of a point, and letters in halves. */
export const twips = (points: number): number => Math.round(points * 20)
export const halves = (points: number): number => Math.round(points * 2)

/** Without the signs that no Word file may hold. */
export const cleanForDocx = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
