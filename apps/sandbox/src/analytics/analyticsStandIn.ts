import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StateFile } from '../state.ts';

/** The secret and the key that the stand-ins know. */
export const analyticsKeys = {
  webhookSecret: 'whsec_dGVybi1zdGFuZC1pbi1hbmFseXRpY3Mtc2VjcmV0',
  posthogKey: 'phc_tern_stand_in',
} as const;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Batches that are remembered. */
const most = 1000;

/** Why PostHog would not take an event of a batch; null when it would. */
function problemOf(event: unknown): string | null {
  if (!isFields(event) || typeof event.event !== 'string' || !event.event) return 'event';
  const { properties, timestamp, uuid } = event;
  if (!isFields(properties)) return 'properties';
  const id = event.distinct_id ?? properties.distinct_id;
  if (typeof id !== 'string' || !id) return 'distinct_id';
  if (timestamp !== undefined && Number.isNaN(Date.parse(String(timestamp)))) return 'timestamp';
  if (uuid !== undefined && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(uuid))) return 'uuid';
  return null;
}

const bodyOf = (body: unknown): unknown => {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
};

/**
 * Stands in for tools that take analytics events: a webhook that checks its signature (Standard Webhooks), and PostHog's
 * `POST /batch/`. `/analytics/received.json` lists what came. The knob `analytics` makes them `down`, `slow` or `failing`.
 */
export function analyticsApi(
  app: FastifyInstance,
  { state, now }: { state: StateFile; now: () => number },
): void {
  const received: { outlet: string; at: number; events: unknown[] }[] = [];
  const take = (outlet: string, events: unknown[]) => {
    received.push({ outlet, at: now(), events });
    if (received.length > most) received.shift();
  };
  /** Whether the reply has been given already. */
  async function isInTrouble(reply: FastifyReply): Promise<boolean> {
    const trouble = state.data.knobs.analytics;
    if (trouble === 'slow') await new Promise((done) => setTimeout(done, 60_000).unref());
    if (trouble === 'failing') reply.code(503).send({ error: 'unavailable' });
    if (trouble === 'down') {
      reply.hijack();
      reply.raw.destroy();
    }
    return trouble === 'failing' || trouble === 'down';
  }

  app.post('/analytics/webhook', async (request, reply) => {
    if (await isInTrouble(reply)) return reply;
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given } = request.headers;
    const key = Buffer.from(analyticsKeys.webhookSecret.replace('whsec_', ''), 'base64');
    const expected = `v1,${createHmac('sha256', key).update(`${id}.${time}.${request.body}`).digest('base64')}`;
    if (given !== expected || Math.abs(now() / 1000 - Number(time)) > 300)
      return reply.code(401).send({ error: 'signature' });
    const body = bodyOf(request.body);
    if (!isFields(body) || !Array.isArray(body.events)) return reply.code(400).send({ error: 'body' });
    take('webhook', body.events);
    return { ok: true };
  });

  app.post('/batch/', async (request, reply) => {
    if (await isInTrouble(reply)) return reply;
    const body = bodyOf(request.body);
    if (!isFields(body) || !Array.isArray(body.batch))
      return reply.code(400).send({ type: 'validation_error', detail: 'Invalid payload' });
    if (body.api_key !== analyticsKeys.posthogKey)
      return reply.code(401).send({ type: 'authentication_error', code: 'invalid_api_key' });
    const problem = body.batch.map(problemOf).find((each) => each !== null);
    if (problem) return reply.code(400).send({ type: 'validation_error', attr: problem });
    take('posthog', body.batch);
    return { status: 1 };
  });

  app.get('/analytics/received.json', () => received);
}
