type Retired = { pattern: RegExp; instead: string }

/**
 * Beginnings of names that meant several things at once, and what is written instead. The dictionary of CONTRIBUTING.md has
 * the words with their meanings.
 */
const inServer: readonly Retired[] = [
  {
    pattern: /\b(?:hold|held)[A-Z]\w*/,
    instead: 'share… or lock…, by the strength of the lock',
  },
  {
    pattern: /\b(?:keep|keeps|kept)(?!Alive)[A-Z]\w*/,
    instead: 'prepared, managed, stored, closed or cached',
  },
]

const inPackagesAndScreens: readonly Retired[] = [
  { pattern: /(?<!mother )\b(?:[tT]ongues?|tongueOf)\b/, instead: 'rules or LanguageRules' },
  { pattern: /\b(?:\w+Desk|desk|Desk)\b/, instead: 'GridState, a tab, or …Actions' },
  { pattern: /\b\w*Bones\b/, instead: '…Skeleton' },
  { pattern: /\b(?:read|write|ask)Apart\b/, instead: '…InThread or …InProcess' },
  {
    pattern: /\btype (?:Asks?|Asked|Told|Said|Kept|Held)\b|\b[A-Z]\w*Asked?\b/,
    instead: '…Input or …Options',
  },
  { pattern: /\b\w*(?:flying|Flying)\w*/, instead: 'inFlight' },
  { pattern: /\bisDebris\b/, instead: 'isExtractionNoise' },
]

const rooms: readonly { path: RegExp; retired: readonly Retired[] }[] = [
  { path: /^(?:apps\/server|packages\/contract)\/src\/.*\.ts$/, retired: inServer },
  {
    path: /^(?:packages\/(?:composer|documents|narration|testkit)|apps\/web\/src\/(?:lib|ui|features\/gradebook))\/.*\.tsx?$/,
    retired: inPackagesAndScreens,
  },
]

export const retiredIn = (path: string): readonly Retired[] =>
  rooms.find((room) => room.path.test(path))?.retired ?? []

/** Comments and sentences of the product are ordinary English: only names are looked at. */
const withoutText = (line: string): string =>
  line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '').replace(/\/\/.*|^\s*\*.*|\/\*.*/, '')

export const retiredNames = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    retiredIn(path).flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(withoutText(line)) ?? []
      return found === undefined ? [] : [`${path}:${index + 1} has ${found}: write ${instead}`]
    }),
  )
