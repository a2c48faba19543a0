/** Stands beside the files that a worker keeps, once all of its version are there. */
export const shellCacheMarker = (entry: string): string => `/.whole-shell${entry}`
