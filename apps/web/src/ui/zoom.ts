const least = 1
const most = 8

const clampZoom = (zoom: number): number => Math.min(most, Math.max(least, zoom))

export const stepZoom = (zoom: number, step: 'in' | 'out'): number =>
  clampZoom(step === 'in' ? zoom * 1.5 : zoom / 1.5)

/** One notch of a mouse wheel is about 100; touch pads send many small ones. */
export const wheelZoom = (zoom: number, delta: number): number => clampZoom(zoom * Math.exp(-delta / 500))

/** Where to scroll so that the point under the pointer stays under it when everything grows by `factor`. */
export const scrollToKeep = (scrolled: number, pointer: number, factor: number): number =>
  (scrolled + pointer) * factor - pointer
