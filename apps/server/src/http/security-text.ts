import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { answer } from './errors.ts'

const days = 180

/** Where to report a hole, as RFC 9116 has it; nothing is served while nobody is named. */
export function serveSecurityText(
  app: FastifyInstance,
  { clock, contact, publicUrl }: { clock: Clock; contact: string | undefined; publicUrl: string },
): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    if (!contact) return answer(reply, 'path.not_found')
    const expires = new Date(clock.now().getTime() + days * 86_400_000).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en, fil',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
}
