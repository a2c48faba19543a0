import { number } from '../../../lib/format.ts'

/** +310 or −6: the sign says whether points came or went. */
export function signedPoints(points: number): string {
  if (points === 0) return '0'
  return points < 0 ? `−${number(-points)}` : `+${number(points)}`
}
