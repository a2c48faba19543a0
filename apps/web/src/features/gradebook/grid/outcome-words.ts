import { counted } from '../../../lib/format.ts'
import type { Outcome } from '../model/write-cells.ts'

const cells = (count: number) => counted(count, 'cell')

/** What an act came to, where the sheet itself does not show it. */
export function outcomeWords(
  verb: string,
  { stored, refused, outside, rounded, message }: Outcome,
  left = 0,
): string {
  if (message) return message
  const parts = [
    stored > 0 ? `${verb} ${cells(stored)}` : '',
    rounded > 0 ? `${counted(rounded, 'score')} rounded` : '',
    refused > 0 ? `${cells(refused)} refused` : '',
    outside > 0 ? `${counted(outside, 'value')} beside the score columns left out` : '',
    left > 0 ? `${cells(left)} changed since and left alone` : '',
  ].filter(Boolean)
  return parts.length ? `${parts.join(', ')}.` : ''
}
