/** Name of what the model reckons on its way: how many frames each token lasts. */
export const lengthsOutput = '/encoder/Clip_output_0'

/** Of the fields of the format, which is that of protocol buffers. */
const [graphField, outputField] = [7, 12]
const [varint, eightBytes, withLength, fourBytes] = [0, 1, 2, 5]

function numberAt(bytes: Uint8Array, from: number): { value: number; end: number } {
  let [value, times, at] = [0, 1, from]
  for (;;) {
    const byte = bytes[at] ?? 0
    value += (byte & 127) * times
    times *= 128
    at += 1
    if (byte < 128) return { value, end: at }
  }
}

function numberBytes(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  do {
    const low = rest % 128
    rest = Math.floor(rest / 128)
    bytes.push(rest > 0 ? low | 128 : low)
  } while (rest > 0)
  return Buffer.from(bytes)
}

const field = (number: number, content: Uint8Array): Buffer =>
  Buffer.concat([numberBytes(number * 8 + withLength), numberBytes(content.length), content])

type Stretch = { from: number; content: number; to: number }

function graphIn(model: Uint8Array): Stretch {
  for (let at = 0; at < model.length; ) {
    const from = at
    const key = numberAt(model, at)
    const kind = key.value % 8
    at = key.end
    if (kind === varint) at = numberAt(model, at).end
    else if (kind === withLength) {
      const { value, end } = numberAt(model, at)
      at = end + value
      if (Math.floor(key.value / 8) === graphField) return { from, content: end, to: at }
    } else if (kind === fourBytes) at += 4
    else if (kind === eightBytes) at += 8
    else break
  }
  throw new Error('This is not a model of the natural voice.')
}

/** The same model, which also tells how long each token lasts. Nothing else in it changes. */
export function withLengths(model: Uint8Array): Buffer {
  const { from, content, to } = graphIn(model)
  const numbers = field(1, Buffer.concat([numberBytes(8), numberBytes(1)]))
  const output = field(outputField, Buffer.concat([field(1, Buffer.from(lengthsOutput)), field(2, numbers)]))
  const graph = Buffer.concat([model.subarray(content, to), output])
  return Buffer.concat([model.subarray(0, from), field(graphField, graph), model.subarray(to)])
}
