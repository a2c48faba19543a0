import { contentField, numberField, protobufFieldsOf } from './protobuf.ts'

/** Name of what the model reckons on its way: how many frames each token lasts. */
export const lengthsOutput = '/encoder/Clip_output_0'

/** Numbers of the fields, and of the type of a number with 32 bits, in the format of the model. */
const [graphField, outputField, nameField, typeField, tensorField, elementField] = [7, 12, 1, 2, 1, 1]
const float32 = 1

/** The model with its graph changed; all beside it stays. */
export function withGraph(model: Uint8Array, change: (graph: Uint8Array) => Uint8Array[]): Buffer {
  const fields = protobufFieldsOf(model)
  if (!fields.some(({ number, content }) => number === graphField && content))
    throw new Error('This is not a model of the natural voice.')
  return Buffer.concat(
    fields.flatMap(({ number, content, bytes }) =>
      number === graphField && content ? contentField(graphField, change(content)) : [bytes],
    ),
  )
}

/** The same model, which also tells how long each token lasts. Nothing else in it changes. */
export function withLengths(model: Uint8Array): Buffer {
  const numbers = contentField(tensorField, [numberField(elementField, float32)])
  const output = [
    ...contentField(nameField, [Buffer.from(lengthsOutput)]),
    ...contentField(typeField, numbers),
  ]
  return withGraph(model, (graph) => [graph, ...contentField(outputField, output)])
}
