import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const contentSecurityPolicy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'cache-control': 'no-store',
}

export const secured = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers({ ...securityHeaders, 'x-request-id': request.id })

/** Set before anything else happens to a request, so that errors and unknown paths carry them too. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    secured(request, reply)
  })
}
