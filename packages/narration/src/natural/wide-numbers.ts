import { withGraph } from './graph-output.ts'
import { contentField, numberField, type ProtobufField, protobufFieldsOf } from './protobuf.ts'

/** Types of numbers, and numbers of fields, in the format of the model. */
const [float32, float16] = [1, 10]
const inGraph = { node: 1, weights: 5, value: 13 }
const inNode = { kind: 4, attribute: 5 }
const inAttribute = { name: 1, number: 3, weights: 5 }
const inWeights = { type: 2, raw: 9 }

const textIn = (fields: readonly ProtobufField[], number: number): string =>
  Buffer.from(fields.find((field) => field.number === number)?.content ?? []).toString()

/** Copied first: the content is a view of the whole model, and numbers of two bytes are only read from an even place. */
function widened(content: Uint8Array): Uint8Array {
  const narrow = new Float16Array(new Uint8Array(content).buffer)
  return new Uint8Array(new Float32Array(narrow).buffer)
}

function wideWeights(weights: Uint8Array): Uint8Array[] {
  const fields = protobufFieldsOf(weights)
  if (!fields.some(({ number, value }) => number === inWeights.type && value === float16)) return [weights]
  if (!fields.some(({ number }) => number === inWeights.raw))
    throw new Error('Weights of the natural voice are not stored as they should be.')
  return fields.flatMap(({ number, content, bytes }) => {
    if (number === inWeights.type) return [numberField(inWeights.type, float32)]
    return number === inWeights.raw && content ? contentField(inWeights.raw, [widened(content)]) : [bytes]
  })
}

function wideAttribute(attribute: Uint8Array, isCast: boolean): Uint8Array[] {
  const fields = protobufFieldsOf(attribute)
  const isTarget = isCast && textIn(fields, inAttribute.name) === 'to'
  return fields.flatMap(({ number, content, value, bytes }) => {
    if (isTarget && number === inAttribute.number && value === float16)
      return [numberField(inAttribute.number, float32)]
    return number === inAttribute.weights && content
      ? contentField(inAttribute.weights, wideWeights(content))
      : [bytes]
  })
}

function wideNode(node: Uint8Array): Uint8Array[] {
  const fields = protobufFieldsOf(node)
  const isCast = textIn(fields, inNode.kind) === 'Cast'
  return fields.flatMap(({ number, content, bytes }) =>
    number === inNode.attribute && content
      ? contentField(inNode.attribute, wideAttribute(content, isCast))
      : [bytes],
  )
}

/**
 * The same model with every number of 16 bits in 32. In 16 bits some pieces of text come out as no numbers at all, which would be
 * a gap in the sound that nobody is told of.
 */
export const withWideNumbers = (model: Uint8Array): Buffer =>
  withGraph(model, (graph) =>
    protobufFieldsOf(graph).flatMap(({ number, content, bytes }) => {
      if (!content) return [bytes]
      if (number === inGraph.node) return contentField(inGraph.node, wideNode(content))
      if (number === inGraph.weights) return contentField(inGraph.weights, wideWeights(content))
      // What types the steps between have is left out: it would be wrong now, and the runtime finds it by itself.
      return number === inGraph.value ? [] : [bytes]
    }),
  )
