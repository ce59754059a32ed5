import { createHmac } from 'node:crypto';

/** A secret of webhooks: at least 24 bytes in base64, with or without `whsec_` before. */
export const isWebhookSecret = (text: string): boolean =>
  /^(?:whsec_)?[A-Za-z0-9+/]+={0,2}$/.test(text) &&
  Buffer.from(text.replace(/^whsec_/, ''), 'base64').length >= 24;

/** The signature of the Standard Webhooks specification: HMAC-SHA256 of id, time (s) and body, in base64. */
export function signWebhook(
  secret: string,
  { id, time, body }: { id: string; time: string; body: string },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
}
