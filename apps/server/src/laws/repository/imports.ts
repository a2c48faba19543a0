import { posix } from 'node:path'

export type Import = {
  from: string
  /** As it is written. */
  written: string
  /** A path from the root, or the name of a package that is not ours. */
  to: string
  kind: 'file' | 'package'
  typeOnly: boolean
}

/** Paths from the root, each with its text. */
export type Sources = ReadonlyMap<string, string>

const statement =
  /(?:^|[\n;])\s*(?<keyword>import|export)\s+(?<type>type\s+)?(?:[\w*{][^'"`;]*?\s+from\s+|)['"](?<path>[^'"]+)['"]/g
const call =
  /(?<query>\btypeof\s+)?\b(?:import|require)\(\s*['"](?<path>[^'"]+)['"]\s*\)(?<member>\s*\.\s*[A-Z])?/g

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')

function written(text: string): { path: string; typeOnly: boolean }[] {
  const bare = withoutComments(text)
  return [
    ...[...bare.matchAll(statement)].map(({ groups }) => ({
      path: groups?.path ?? '',
      typeOnly: groups?.type !== undefined,
    })),
    ...[...bare.matchAll(call)].map(({ groups }) => ({
      path: groups?.path ?? '',
      typeOnly: groups?.query !== undefined || groups?.member !== undefined,
    })),
  ]
}

const nameOfPackage = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

/** Follows an import the way Node does: relative paths, our packages by the `exports` they all share, our apps by file. */
function resolve(from: string, path: string): Pick<Import, 'to' | 'kind'> {
  if (path.startsWith('.'))
    return { kind: 'file', to: posix.join(posix.dirname(from), path.split('?', 1)[0] ?? '') }
  const [, ours, inside] = /^@klasrum\/([\w-]+)\/(.+)$/.exec(path) ?? []
  if (ours === 'web' || ours === 'server') return { kind: 'file', to: `apps/${ours}/${inside}` }
  if (ours) return { kind: 'file', to: `packages/${ours}/src/${inside}.ts` }
  return { kind: 'package', to: path.startsWith('node:') ? path : nameOfPackage(path) }
}

export const importsIn = (sources: Sources): Import[] =>
  [...sources]
    .filter(([from]) => /\.tsx?$/.test(from))
    .flatMap(([from, text]) =>
      written(text).map(({ path, typeOnly }) => ({ from, written: path, typeOnly, ...resolve(from, path) })),
    )
