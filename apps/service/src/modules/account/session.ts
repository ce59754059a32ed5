import { session as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { clearSessionCookies, isLive, sessionCookieName, setSessionCookies } from './sessions.ts';

/** The only operation that reads the session cookie, for pages of the same origin. */
export const session = defineHandler(operation, async (call) => {
  const { context, request } = call;
  const token = request.cookies[sessionCookieName(context)];
  if (!request.sameOrigin) return { token: null };
  if (token && (await isLive(context, token))) {
    // The session goes on from here, and the cookies with it.
    setSessionCookies(call, token);
    return { token };
  }
  // Also when only `signed_in` is left: a guard that trusts it would send people round in circles.
  if (token || request.cookies.signed_in) clearSessionCookies(call);
  return { token: null };
});
