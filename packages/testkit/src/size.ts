/** How much of a thing is tried: a few at every commit, many in `npm run test:long`. */
export const atSize = <T>({ commit, long }: { commit: T; long: T }): T =>
  process.env.KLASRUM_TEST_SIZE === 'long' ? long : commit

/**
 * How many of a promised number this database tries in the long run; both together try all. Most fall to PostgreSQL, on
 * which large sites run and where things happen side by side.
 */
export const shareOf = (total: number): number =>
  Math.ceil(total * (process.env.KLASRUM_TEST_DB === 'embedded' ? 0.2 : 0.8))
