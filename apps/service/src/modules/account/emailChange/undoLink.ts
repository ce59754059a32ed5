import { createHmac, timingSafeEqual } from 'node:crypto';
import { emailChangePagePath } from '@tern/contract';
import type { Context } from '../../../context.ts';
import { serviceKey } from '../../../serviceKey.ts';

async function signatureOf(context: Context, id: string): Promise<string> {
  const key = await serviceKey(context, 'email change links');
  return createHmac('sha256', key).update(`undo ${id}`).digest('base64url');
}

/** The page by which the old mailbox stops a change that waits, and takes back one that was carried out. */
export async function undoUrl(context: Context, id: string): Promise<string> {
  return `${context.config.publicOrigin}${emailChangePagePath}?token=${id}.${await signatureOf(context, id)}`;
}

/** The change of a token of ours; null for every other text. */
export async function readUndoToken(context: Context, token: unknown): Promise<string | null> {
  if (typeof token !== 'string') return null;
  const [, id, signature] = /^([0-9a-zA-Z_]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const ours = Buffer.from(await signatureOf(context, id));
  return timingSafeEqual(Buffer.from(signature), ours) ? id : null;
}
