/** How much of a thing is tried: a few at every commit, many in `npm run test:long`. */
export const atSize = ({ commit, long }: { commit: number; long: number }): number =>
  process.env.KLASRUM_TEST_SIZE === 'long' ? long : commit
