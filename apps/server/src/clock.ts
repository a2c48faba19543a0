export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000
export const before = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() - milliseconds)
export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

/** The day in the Philippines, which keep no summer time: `2026-06-08`. */
export const dateInManila = (moment: Date): string => after(moment, hours(8)).toISOString().slice(0, 10)
