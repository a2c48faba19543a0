export type Box = { left: number; top: number; right: number; bottom: number }

const toastPlaces = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export type ToastPlace = (typeof toastPlaces)[number]

type Room = { width: number; height: number /** Below the bar of the page. */; top: number; edge: number }
type Size = { width: number; height: number }

/** Where messages of this size would lie in a window. */
export function boxAt(place: ToastPlace, { width, height }: Size, room: Room): Box {
  const left = place.endsWith('left') ? room.edge : room.width - room.edge - width
  const top = place.startsWith('top') ? room.top + room.edge : room.height - room.edge - height
  return { left, top, right: left + width, bottom: top + height }
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

type Page = { controls: readonly Box[]; inUse: readonly Box[] }

/** The first place that covers nothing; else the one that covers the fewest controls, those in use last of all. */
export function freePlace(size: Size, room: Room, { controls, inUse }: Page): ToastPlace {
  const covered = (place: ToastPlace) => {
    const box = boxAt(place, size, room)
    const count = (boxes: readonly Box[]) => boxes.filter((each) => overlaps(box, each)).length
    return count(inUse) * 1_000 + count(controls)
  }
  const [best] = toastPlaces
    .map((place) => ({ place, count: covered(place) }))
    .sort((one, other) => one.count - other.count)
  return best?.place ?? 'bottom-right'
}
