/** How much of a thing is tried: a few at every commit, many in `npm run test:long`. */
export const atSize = <T>({ commit, long }: { commit: T; long: T }): T =>
  process.env.KLASRUM_TEST_SIZE === 'long' ? long : commit
