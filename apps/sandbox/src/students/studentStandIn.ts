import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import type { StateFile } from '../state.ts';

/** How long a token can be looked up, once. */
const lifetime = 10 * 60_000;

interface Token {
  state: string;
  subject: string;
  verified: boolean;
  issuedAt: number;
}

/** The client and its secret, as the shop has them. */
const basic = `Basic ${Buffer.from('tern:student_tern').toString('base64')}`;

const isOurs = (given: string | undefined) => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(basic)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Stands in for a service that verifies students: a page that sends the person back with `state` and a token, and the
 * call that says once what the token is worth. The knob lets it be away.
 */
export function studentApi(
  app: FastifyInstance,
  { state: { data }, now }: { state: StateFile; now: () => number },
): void {
  const tokens = new Map<string, Token>();

  app.get('/student/verify', (request, reply) => {
    const { client_id: client, state, redirect_uri: back } = request.query as Record<string, string>;
    if (client !== 'tern' || !state || !back || !URL.canParse(back))
      return reply.code(400).send('unknown client');
    return reply.type('text/html; charset=utf-8').send(
      html`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Student check (stand-in)</title>
<body style="font: 17px/1.5 sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem">
<h1>Student check</h1><p>A stand-in: no such service is asked.</p>
<form method="post" action="/student/verify">
<input type="hidden" name="state" value="${state}"><input type="hidden" name="back" value="${back}">
<p><label>Student number<br><input name="number" value="1001"></label></p>
<p><button name="answer" value="yes">I study</button> <button name="answer" value="no">I do not study</button></p>
</form></body></html>`.text,
    );
  });

  app.post('/student/verify', (request, reply) => {
    const form = new URLSearchParams(String(request.body));
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, {
      state: form.get('state') ?? '',
      subject: `student-${form.get('number') ?? ''}`,
      verified: form.get('answer') === 'yes',
      issuedAt: now(),
    });
    const back = new URL(form.get('back') ?? '');
    back.searchParams.set('state', form.get('state') ?? '');
    back.searchParams.set('token', token);
    return reply.redirect(back.href, 303);
  });

  app.post('/student/api/verifications', (request, reply) => {
    if (data.knobs.studentServiceAway) return reply.code(503).send({ error: 'away' });
    if (!isOurs(request.headers.authorization)) return reply.code(401).send({ error: 'unauthorized' });
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
    const name = String((body as { token?: string }).token ?? '');
    const token = tokens.get(name);
    tokens.delete(name);
    if (!token || now() - token.issuedAt > lifetime) return reply.code(404).send({ error: 'unknown_token' });
    const { state, subject, verified } = token;
    return reply.send({ status: verified ? 'verified' : 'refused', state, subject });
  });
}
