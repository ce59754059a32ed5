import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { serviceKey } from '../../serviceKey.ts';

/** The signature of a link in a mail, for one thing that it can do. `key`: the name of the key of its kind. */
export async function linkSignature(context: Context, key: string, subject: string): Promise<string> {
  const secret = await serviceKey(context, key);
  return createHmac('sha256', secret).update(subject).digest('base64url');
}

/** Whether a signature is ours; it takes the same time for every wrong one. */
export async function isLinkSignature(
  context: Context,
  key: string,
  { subject, signature }: { subject: string; signature: string },
): Promise<boolean> {
  const ours = Buffer.from(await linkSignature(context, key, subject));
  const given = Buffer.from(signature);
  return given.length === ours.length && timingSafeEqual(given, ours);
}
