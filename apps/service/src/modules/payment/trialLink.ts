import { createHmac, timingSafeEqual } from 'node:crypto';
import { trialCancelPath } from '@tern/contract';
import type { Context } from '../../context.ts';
import { serviceKey } from '../../serviceKey.ts';

async function signatureOf(context: Context, orderId: string): Promise<string> {
  const key = await serviceKey(context, 'trial links');
  return createHmac('sha256', key).update(`cancel the trial of ${orderId}`).digest('base64url');
}

/** The address of the page that cancels the trial of an order, and can do nothing else. */
export async function trialCancelUrl(context: Context, orderId: string): Promise<string> {
  const token = `${orderId}.${await signatureOf(context, orderId)}`;
  return `${context.config.publicOrigin}${trialCancelPath}?token=${token}`;
}

/** The order of a token of ours; null for every other text. */
export async function orderOfTrialToken(context: Context, token: unknown): Promise<string | null> {
  if (typeof token !== 'string') return null;
  const [, orderId, signature] = /^([0-9a-zA-Z_]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!orderId || !signature) return null;
  const ours = Buffer.from(await signatureOf(context, orderId));
  return timingSafeEqual(Buffer.from(signature), ours) ? orderId : null;
}
