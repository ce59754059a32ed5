import type { FastifyInstance } from 'fastify';

/** Of whatever is no page: should a browser show it, it loads nothing and stands in no frame. */
const barePolicy = "default-src 'none'; frame-ancestors 'none'";
/** Pages bring their style and script along, and some stand in a frame of the shop. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self' 'unsafe-inline'; font-src 'self'; img-src * data:; connect-src 'self'; frame-src 'self'; base-uri 'none'";

/** Sends a content security policy with everything that the sandbox responds. */
export function sendPolicies(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    reply.header('content-security-policy', isPage ? pagePolicy : barePolicy);
    reply.header('x-content-type-options', 'nosniff');
  });
}
