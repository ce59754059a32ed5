import { login, type RememberedBrowser } from '@tern/contract';
import { dayMs, rememberedDays } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { Call, RequestFacts } from '../../../handler.ts';
import { recordEvent } from '../recordEvent.ts';
import { hashToken, newToken } from '../tokens.ts';
import {
  dropRememberedSecret,
  insertRemembered,
  listRemembered,
  writeRememberedUse,
} from './remembered.repo.ts';

/** Browsers of an account at once. */
const most = 10;

/** The name is prefixed over TLS, so that no plain connection can set it. */
const rememberedCookieName = ({ config }: Pick<Context, 'config'>) =>
  isSecure({ config }) ? '__Secure-remembered' : 'remembered';

const isSecure = ({ config }: Pick<Context, 'config'>) => config.publicOrigin.startsWith('https:');

/** The secret that the browser holds; undefined: none. */
const secretOf = (context: Context, { cookies }: Pick<RequestFacts, 'cookies'>): string | undefined =>
  cookies[rememberedCookieName(context)];

/**
 * Remembers the browser of a second step, in its transaction. Returns the secret, which is stored nowhere else. What the
 * browser held before is forgotten: it has room for one.
 */
export async function rememberBrowser(
  context: Context,
  tx: Queries,
  { userId, request }: { userId: string; request: RequestFacts },
): Promise<string> {
  const former = secretOf(context, request);
  if (former) await dropRememberedSecret(tx, hashToken(former));
  const secret = newToken(context.random);
  const createdAt = timeFromNow(context);
  const row = {
    id: newId('brw', context.random),
    secretHash: hashToken(secret),
    userId,
    userAgent: request.userAgent,
    country: request.country,
    createdAt,
    lastUsedAt: null,
    expiresAt: new Date(createdAt.getTime() + rememberedDays * dayMs),
  };
  await insertRemembered(tx, row, most);
  await recordEvent(context, tx, { userId, kind: 'browser_remembered', request });
  return secret;
}

/** Whether a sign-in whose password was right comes from a browser that this account needs no code of. */
export async function isRemembered(
  context: Context,
  tx: Queries,
  { userId, request }: { userId: string; request: RequestFacts },
): Promise<boolean> {
  const secret = secretOf(context, request);
  if (!secret) return false;
  return writeRememberedUse(tx, { userId, secretHash: hashToken(secret), now: timeFromNow(context) });
}

/** The path of both steps of a sign-in: pages and other calls never have the secret. */
const path = login.path;

/** Gives the browser its secret, until its end. */
export function setRememberedCookie(
  { context, setCookie }: Pick<Call<unknown, unknown>, 'context' | 'setCookie'>,
  secret: string,
): void {
  const facts = { httpOnly: true, secure: isSecure(context), path, sameSite: 'Strict' } as const;
  const maxAge = (rememberedDays * dayMs) / 1000;
  setCookie({ name: rememberedCookieName(context), value: secret, maxAge, ...facts });
}

/** As the contract shows them. */
export async function rememberedOf(context: Context, userId: string): Promise<RememberedBrowser[]> {
  const rows = await listRemembered(context.db, userId, timeFromNow(context));
  return rows.map((row) => ({
    browser_id: row.id,
    user_agent: row.userAgent,
    country: row.country,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
  }));
}
