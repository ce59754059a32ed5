import { customerCookie, customerValue, dayMs, ownLinkCookies, signedInCookie } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Cookie } from '../../cookies.ts';
import type { Queries } from '../../db/connect.ts';
import { type Call, OperationError, type RequestFacts, type SignedIn } from '../../handler.ts';
import type { KnownCustomer } from '../payment/subscription/customerStanding.ts';
import {
  findSession,
  insertSession,
  revokeSessionsOfDevice,
  type SessionRow,
  touchSession,
} from './account.repo.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session ends after 30 days without a call. */
const lifetime = 30 * dayMs;
const touchAfter = 3600 * 1000;

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(
  context: Context,
  db: Queries,
  userId: string,
  request: RequestFacts,
  deviceId: string | null = null,
): Promise<string> {
  const token = newToken(context.random);
  await insertSession(db, {
    tokenHash: hashToken(token),
    id: newId('ses', context.random),
    userId,
    createdAt: timeFromNow(context),
    lastSeenAt: timeFromNow(context),
    expiresAt: timeFromNow(context, lifetime),
    userAgent: request.userAgent,
    country: request.country,
    appType: request.appType,
    deviceId,
  });
  return token;
}

/** Who a bearer token stands for. Throws `session_invalid`, `session_ended` or `session_expired`. */
export async function readBearer(context: Context, token: string): Promise<SignedIn> {
  const session = await findSession(context.db, hashToken(token));
  if (!session) throw new OperationError('session_invalid');
  if (session.revokedAt) throw new OperationError('session_ended');
  if (session.expiresAt.getTime() <= context.clock.now()) throw new OperationError('session_expired');
  return {
    userId: session.userId,
    tokenHash: session.tokenHash,
    sessionId: session.id,
    deviceId: session.deviceId,
    appType: session.appType,
    extended: await keepAlive(context, session),
  };
}

/** Names the session of a token that was opened a moment ago. */
export const sessionIdOf = async (context: Context, token: string): Promise<string | undefined> =>
  (await findSession(context.db, hashToken(token)))?.id;

/**
 * Throws `session_ended` where the session of a call has ended since the call came. For what lasts longer than the session,
 * under the lock of the account: a new password, or the old mailbox, has signed everybody out meanwhile.
 */
export async function requireOpenSession(
  db: Queries,
  { tokenHash }: Pick<SignedIn, 'tokenHash'>,
): Promise<void> {
  const session = await findSession(db, tokenHash);
  if (!session || session.revokedAt) throw new OperationError('session_ended');
}

/** Whom a token stands for, for the trade of cookie against token; null: it opens nothing. */
export async function findSignedIn(context: Context, token: string): Promise<SignedIn | null> {
  try {
    return await readBearer(context, token);
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}

/** Ends the session of an app, and those of browsers that it handed its person over to. */
export async function endSessionsOfDevice(context: Context, db: Queries, deviceId: string): Promise<void> {
  await revokeSessionsOfDevice(db, deviceId, timeFromNow(context));
}

/** Resolves with whether the session lasts longer now. */
async function keepAlive(context: Context, session: SessionRow): Promise<boolean> {
  if (context.clock.now() - session.lastSeenAt.getTime() < touchAfter) return false;
  await touchSession(context.db, session.tokenHash, {
    lastSeenAt: timeFromNow(context),
    expiresAt: timeFromNow(context, lifetime),
  });
  return true;
}

/** The name is prefixed over TLS, so that no other host or plain connection can set it. */
export function sessionCookieName(context: Pick<Context, 'config'>): string {
  return isSecure(context) ? '__Host-session' : 'session';
}

const isSecure = ({ config }: Pick<Context, 'config'>) => config.publicOrigin.startsWith('https:');

type CookieCall = Pick<Call<unknown, unknown>, 'context' | 'setCookie'>;

const shared = (context: CookieCall['context']): Pick<Cookie, 'maxAge' | 'secure'> => ({
  maxAge: lifetime / 1000,
  secure: isSecure(context),
});

/**
 * The session cookie, which works at one operation only, and `signed_in`, which guards read. Its mark tells a page that comes
 * back from the memory of the browser whether the session that it shows is still the one there is.
 */
export function setSessionCookies({ context, setCookie }: CookieCall, token: string): void {
  setCookie({ name: sessionCookieName(context), value: token, httpOnly: true, ...shared(context) });
  setCookie({
    name: signedInCookie,
    value: token && `1.${hashToken(token).slice(0, 8)}`,
    httpOnly: false,
    ...shared(context),
  });
}

type CustomerCall = CookieCall & { request: Pick<RequestFacts, 'cookies'> };

/**
 * Notes for the pages what they may sell to the person of this session; of whom nothing is known needs no cookie. Cookies
 * that the person's own links have set are removed: nobody invites themselves.
 */
export function setCustomerCookie(
  { context, request, setCookie }: CustomerCall,
  customer: KnownCustomer,
): void {
  const facts = { httpOnly: false, ...shared(context) };
  const value = customerValue(customer);
  if (value || request.cookies[customerCookie]) setCookie({ name: customerCookie, value, ...facts });
  for (const name of ownLinkCookies(request.cookies, customer.own)) setCookie({ ...facts, name, value: '' });
}

/** The same in a browser that is signed in; other clients are sent no cookies. */
export function renewCustomerCookie(call: CustomerCall, customer: KnownCustomer): void {
  if (call.request.cookies[signedInCookie]) setCustomerCookie(call, customer);
}

/** Cookies that last as long as a session that has just become longer; only for the browser that holds them. */
export function renewSessionCookies(call: CustomerCall, who: SignedIn): void {
  const token = call.request.cookies[sessionCookieName(call.context)];
  if (who.extended && token && hashToken(token) === who.tokenHash) setSessionCookies(call, token);
}

/** Somebody of whom nothing is known. */
export const nobody: KnownCustomer = {
  standing: 'visitor',
  relations: [],
  own: { invite: null, partner: null },
};

export function clearSessionCookies(call: CustomerCall): void {
  setSessionCookies(call, '');
  setCustomerCookie(call, nobody);
}
