/** Dark enough for a school's printer and copier. */
export const ink = { strong: '#1e293b', muted: '#475569', rule: '#cbd5e1', stripe: '#f1f5f9' }

/** Told apart also where there is no colour. */
export const barFills = ['#1e293b', '#94a3b8']

export const textSize = 9

/** Accents belong to their letters: the font has no marks of their own. */
export const plain = (text: string): string => text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n')
