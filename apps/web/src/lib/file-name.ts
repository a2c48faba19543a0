/** What the header calls a file: the whole name where it is given, the one in plain letters otherwise. */
export function fileNameIn(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  try {
    if (whole) return decodeURIComponent(whole)
  } catch {
    // Cut off on the way: the plain name is still there.
  }
  return /filename="([^"]+)"/.exec(disposition)?.[1]
}
