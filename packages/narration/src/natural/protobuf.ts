/** How the content of a field is written, in the format of protocol buffers. */
const [varint, eightBytes, withLength, fourBytes] = [0, 1, 2, 5]

/** A field as it lies in a message: its number, its content where it has one, else its value, and all of its bytes. */
export type ProtobufField = { number: number; content: Uint8Array | null; value: number; bytes: Uint8Array }

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

/** Nothing is copied: contents are views of the message. */
export function protobufFieldsOf(message: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = []
  for (let at = 0; at < message.length; ) {
    const from = at
    const key = numberAt(message, at)
    const [number, kind] = [Math.floor(key.value / 8), key.value % 8]
    const next = numberAt(message, key.end)
    let content: Uint8Array | null = null
    if (kind === varint) at = next.end
    else if (kind === withLength) {
      at = next.end + next.value
      content = message.subarray(next.end, at)
    } else if (kind === fourBytes) at = key.end + 4
    else if (kind === eightBytes) at = key.end + 8
    else throw new Error('This is not a model of the natural voice.')
    fields.push({ number, content, value: next.value, bytes: message.subarray(from, at) })
  }
  return fields
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

export const numberField = (number: number, value: number): Buffer =>
  Buffer.concat([numberBytes(number * 8 + varint), numberBytes(value)])

/** In parts, so that what is long is copied once, when the whole message is put together. */
export function contentField(number: number, content: readonly Uint8Array[]): Uint8Array[] {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  return [numberBytes(number * 8 + withLength), numberBytes(length), ...content]
}
