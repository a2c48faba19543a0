/** Made at the first call: what the first page does without, a slow phone should not make before it is drawn. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
