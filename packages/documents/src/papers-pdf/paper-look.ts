import { plain } from '../pdf-look.ts'

export const size = { usual: 10, small: 8.5, note: 7.5, title: 14, part: 11 }
export const ink = { usual: '#1e293b', muted: '#475569', rule: '#94a3b8' }
export const fills = { head: '#e2e8f0', band: '#f1f5f9', own: '#fef9c3' }
export const lineHeight = 1.2

/** Without signs that no printer shows. */
export const clean = (text: string): string => plain(text).replace(/[^\P{Cc}\n\t]/gu, '')
