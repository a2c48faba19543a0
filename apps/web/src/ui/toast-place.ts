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

/** A control that is much wider than the message can still be pressed beside it. */
export const isMuchWider = (control: Box, message: Box): boolean =>
  control.right - control.left > 2 * (message.right - message.left)

type Page = { controls: readonly Box[]; inUse: readonly Box[] }

/** The first place that hides nothing; else the one that hides the fewest controls, and covers those in use last of all. */
export function freePlace(size: Size, room: Room, { controls, inUse }: Page): ToastPlace {
  const covered = (place: ToastPlace) => {
    const box = boxAt(place, size, room)
    const hidden = controls.filter((each) => overlaps(box, each) && !isMuchWider(each, box)).length
    return inUse.filter((each) => overlaps(box, each)).length * 1_000 + hidden
  }
  const [best] = toastPlaces
    .map((place) => ({ place, count: covered(place) }))
    .sort((one, other) => one.count - other.count)
  return best?.place ?? 'bottom-right'
}
