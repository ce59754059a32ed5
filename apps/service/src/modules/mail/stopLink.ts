import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailStopPath } from '@tern/contract';
import { type OptionalMail, optionalMails } from '@tern/domain';
import type { Context } from '../../context.ts';
import { serviceKey } from '../../serviceKey.ts';

interface StopLink {
  userId: string;
  kind: OptionalMail;
}

async function signatureOf(context: Context, { userId, kind }: StopLink): Promise<string> {
  const key = await serviceKey(context, 'mail stop links');
  return createHmac('sha256', key).update(`stop ${kind} of ${userId}`).digest('base64url');
}

/** The address that turns mails of one kind off for an account, and can do nothing else. */
export async function stopUrl(context: Context, link: StopLink): Promise<string> {
  const token = [link.userId, link.kind, await signatureOf(context, link)].join('.');
  return `${context.config.publicOrigin}${mailStopPath}?token=${token}`;
}

/** The link of a token of ours; null for every other text. */
export async function readStopToken(context: Context, token: unknown): Promise<StopLink | null> {
  if (typeof token !== 'string') return null;
  const [, userId, name, signature] = /^([0-9a-zA-Z_]{1,64})\.([a-z]+)\.([\w-]{43})$/.exec(token) ?? [];
  const kind = optionalMails.find((each) => each === name);
  if (!userId || !kind || !signature) return null;
  const link: StopLink = { userId, kind };
  const ours = Buffer.from(await signatureOf(context, link));
  return timingSafeEqual(Buffer.from(signature), ours) ? link : null;
}
