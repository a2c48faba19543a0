import type { Manifest } from '@klasrum/contract/slideshows'

/** The sound's clock may stand a little before a mark that has been reached. */
const tolerance = 0.05

type Marks = Manifest['audio']['marks']

/** Which scene belongs to this moment: that of the last mark that was reached. */
export function sceneAt(marks: Marks, seconds: number): number {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const mark = marks[middle]
    if (mark && mark.sec <= seconds + tolerance) low = middle + 1
    else high = middle
  }
  return marks[low - 1]?.scene ?? 0
}

/** Where a step of so many scenes leads; the ends stay where they are. */
export const sceneBeside = (scene: number, by: number, count: number): number =>
  Math.min(count - 1, Math.max(0, scene + by))
