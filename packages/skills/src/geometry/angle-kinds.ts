import type { Draw } from '../draw.ts'
import { both } from './writing.ts'

export type AngleKind = 'acute' | 'right' | 'obtuse' | 'straight' | 'reflex'

export const measures: Record<AngleKind, { en: string; fil: string }> = {
  acute: both('less than 90°', 'mas maliit sa 90°'),
  right: both('exactly 90°', 'eksaktong 90°'),
  obtuse: both('more than 90° but less than 180°', 'mas malaki sa 90° ngunit mas maliit sa 180°'),
  straight: both('exactly 180°', 'eksaktong 180°'),
  reflex: both('more than 180° but less than 360°', 'mas malaki sa 180° ngunit mas maliit sa 360°'),
}

/** Straight and reflex angles come after the three that are taught first. */
export const drawKind = (draw: Draw): AngleKind =>
  draw.pick(
    draw.grade < 5
      ? ['acute', 'right', 'obtuse']
      : ['acute', 'acute', 'right', 'obtuse', 'obtuse', 'straight', 'reflex'],
  )

export const angleMistakes = {
  acute: both('took the angle for less than 90°', 'inakalang mas maliit sa 90° ang anggulo'),
  right: both('took the angle for exactly 90°', 'inakalang eksaktong 90° ang anggulo'),
  obtuse: both(
    'took the angle for more than 90° and less than 180°',
    'inakalang mas malaki sa 90° at mas maliit sa 180° ang anggulo',
  ),
  straight: both('took the angle for 180°', 'inakalang 180° ang anggulo'),
  reflex: both('took the angle for more than 180°', 'inakalang mas malaki sa 180° ang anggulo'),
}

export const kindName = (kind: AngleKind): string => `${kind} angle`
