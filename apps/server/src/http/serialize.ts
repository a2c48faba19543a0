import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * A reply goes out as its contract has it and with nothing besides. It is parsed and not encoded, for
 * encoding runs every check twice: what a schema would change must be in its final form already, as what was stored is.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (reply) => {
    const { data, error } = schema.safeParse(reply)
    if (error) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(data)
  }
