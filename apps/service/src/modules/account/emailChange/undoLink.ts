import { emailChangePagePath } from '@tern/contract';
import type { Context } from '../../../context.ts';
import { isLinkSignature, linkSignature } from '../linkSignature.ts';

const key = 'email change links';
const subjectOf = (id: string) => `undo ${id}`;

/** The page by which the old mailbox stops a change that waits, and takes back one that was carried out. */
export async function undoUrl(context: Context, id: string): Promise<string> {
  const signature = await linkSignature(context, key, subjectOf(id));
  return `${context.config.publicOrigin}${emailChangePagePath}?token=${id}.${signature}`;
}

/** The change of a token of ours; null for every other text. */
export async function readUndoToken(context: Context, token: unknown): Promise<string | null> {
  if (typeof token !== 'string') return null;
  const [, id, signature] = /^([0-9a-zA-Z_]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  return (await isLinkSignature(context, key, { subject: subjectOf(id), signature })) ? id : null;
}
