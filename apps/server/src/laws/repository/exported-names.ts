/** Written twice and the same in both places, so that a newcomer who finds either knows what it is. */
const sameThing = new Set([
  'OfDocument',
  'OfFile',
  'Language',
  'Made',
  'Paper',
  'PlaceSort',
  'Prices',
  'SwapLevel',
  'admins',
  'analyze',
  'apply',
  'capital',
  'columnsOf',
  'gcd',
  'gradeLevels',
  'ilan',
  'languageNames',
  'lcm',
  'letterOf',
  'managers',
  'many',
  'mostScenes',
  'need',
  'proofBytes',
  'remember',
  'roman',
  'rule',
  'staff',
  'understand',
])

const declared =
  /^export (?:async |abstract |declare )*(?:const|function|class|type|interface|enum) ([A-Za-z_$][\w$]*)/gm

/** Server and web never import each other, and one call has the same name on both sides; packages are imported by both. */
const sideOf = (path: string): 'server' | 'web' | 'packages' =>
  path.startsWith('apps/web/') ? 'web' : path.startsWith('apps/server/') ? 'server' : 'packages'

type Source = { path: string; text: string }

/** Exported names that stand for two things: in two files of one side, or of a package and an app. */
export function namesForTwoThings(sources: readonly Source[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { path, text } of sources)
    for (const [, name = ''] of text.matchAll(declared)) {
      const known = places.get(name)
      if (known) known.add(path)
      else places.set(name, new Set([path]))
    }
  return [...places].flatMap(([name, paths]) => {
    const sides = [...paths].map(sideOf)
    const isApart = paths.size === 2 && sides.includes('server') && sides.includes('web')
    return paths.size < 2 || isApart || sameThing.has(name)
      ? []
      : [`${name}: ${[...paths].sort().join(', ')}`]
  })
}
