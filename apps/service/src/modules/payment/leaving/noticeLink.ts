import { createHmac, timingSafeEqual } from 'node:crypto';
import { buildPath, isLanguage, routeById } from '@tern/domain';
import type { Context } from '../../../context.ts';
import { serviceKey } from '../../../serviceKey.ts';

async function signatureOf(context: Context, id: string): Promise<string> {
  const key = await serviceKey(context, 'contract notices');
  return createHmac('sha256', key).update(`confirm ${id}`).digest('base64url');
}

/** The page that does what a notice wants. Opening it changes nothing: scanners open links too. */
export async function noticeUrl(
  context: Context,
  { id, language }: { id: string; language: string },
): Promise<string> {
  const path = buildPath({
    language: isLanguage(language) ? language : 'en',
    variant: 'desktop',
    path: routeById('cancelContract').path,
  });
  return `${context.config.publicOrigin}${path}?confirm=${id}-${await signatureOf(context, id)}`;
}

/** The notice of a token of ours; null for every other text. */
export async function noticeOfToken(context: Context, token: string): Promise<string | null> {
  const [, id, signature] = /^([0-9a-zA-Z_]{1,64})-([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const ours = Buffer.from(await signatureOf(context, id));
  return timingSafeEqual(Buffer.from(signature), ours) ? id : null;
}
