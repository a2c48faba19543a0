import { posix } from 'node:path'

export type Document = { path: string; text: string }
export type Repository = { paths: readonly string[]; scripts: readonly string[] }

const npmsOwn = new Set(['install', 'ci', 'start', 'test', 'run'])

const codeIn = (text: string): string[] => [
  ...[...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block]) => block ?? ''),
  ...[...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? ''),
]

function unknownCommands({ path, text }: Document, { scripts }: Repository): string[] {
  const commands = codeIn(text).flatMap((code) => [...code.matchAll(/\bnpm (run )?([\w:-]+)/g)])
  return commands
    .filter(([, run, name = '']) => {
      if (run) return !scripts.includes(name)
      return !npmsOwn.has(name) || ((name === 'start' || name === 'test') && !scripts.includes(name))
    })
    .map(([command]) => `${path}: there is no command "${command}"`)
}

const asPattern = (path: string): RegExp =>
  new RegExp(
    `(^|/)${path
      .replace(/\/$/, '')
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('NNNN', '\\d{4}')
      .replaceAll('*', '[^/]*')}(\\.\\w+)?$`,
  )

const foldersOf = (paths: readonly string[]): Set<string> =>
  new Set(
    paths.flatMap((path) => {
      const parts = path.split('/').slice(0, -1)
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    }),
  )

const withFolders = (paths: readonly string[]): Set<string> => new Set([...paths, ...foldersOf(paths)])

const file = /^[\w.*-]+\.(tsx?|md|json|css|html)$/
const way = /^[\w@.*-]+(\/[\w.*-]+)*\/?$/

/** Whatever is written as code and looks like a file of ours, or begins with one of our folders. */
function unknownPaths({ path, text }: Document, { paths }: Repository): string[] {
  const all = [...withFolders(paths)]
  const firstParts = new Set([...foldersOf(paths)].map((folder) => folder.split('/').at(-1)))
  const words = codeIn(text).flatMap((code) => code.split(/[\s,;:()]+/))
  return [...new Set(words)]
    .filter((word) => {
      if (!way.test(word)) return false
      const [first = '', second] = word.split('/')
      return file.test(word) || (second !== undefined && second !== '' && firstParts.has(first))
    })
    .filter((word) => {
      const pattern = asPattern(word)
      return !all.some((each) => pattern.test(each))
    })
    .map((word) => `${path}: there is no ${word}`)
}

/** A drawing of the house: a path at the margin, and below it, indented, folders inside it. */
function unknownRooms({ path, text }: Document, { paths }: Repository): string[] {
  const all = withFolders(paths)
  const missing: string[] = []
  for (const [, block = ''] of text.matchAll(/^```\n([\s\S]*?)^```/gm)) {
    let floor = ''
    for (const line of block.split('\n')) {
      const [, margin] = /^((?:apps|packages|docs|bench|e2e)[\w/-]*)(?=\s|$)/.exec(line) ?? []
      if (margin) floor = margin
      const rooms = /^ {2}((?:[\w-]+\/ +)+)/.exec(line)?.[1]?.trim().split(/ +/) ?? []
      const named = margin ? [margin] : floor ? rooms.map((room) => `${floor}/${room.slice(0, -1)}`) : []
      missing.push(...named.filter((each) => !all.has(each)))
    }
  }
  return missing.map((each) => `${path}: there is no ${each}`)
}

function brokenLinks({ path, text }: Document, { paths }: Repository): string[] {
  const all = withFolders(paths)
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#', 1)[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !all.has(posix.join(posix.dirname(path), target)))
    .map((target) => `${path}: the link to ${target} leads nowhere`)
}

/** Every sentence is something a document names that does not exist. */
export const falseWords = (document: Document, repository: Repository): string[] => [
  ...unknownCommands(document, repository),
  ...unknownPaths(document, repository),
  ...unknownRooms(document, repository),
  ...brokenLinks(document, repository),
]

/** The names in the first column of the table whose first heading is this. */
export function firstColumn(text: string, heading: string): string[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  return lines
    .slice(start + 2, end < 0 ? undefined : end)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))
}
