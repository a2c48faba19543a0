import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The reference page brings its own script and styles; it shows no data and takes no session. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'"

/** Closed in production unless it is switched on: the page needs a loose policy and lists what admins can do. */
export async function serveDocs(app: FastifyInstance, { open }: { open: boolean }): Promise<void> {
  if (!open) return
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Klasrum',
        version: '1',
        description: 'Every call of the product, from the contract it is built on.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy).removeHeader('access-control-allow-origin')
    })
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    })
  })
}
