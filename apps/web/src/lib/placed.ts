/** What has no name of its own: its place tells it from the others. */
export const placed = <T>(all: readonly T[]) => all.map((each, place) => ({ each, place }))
