import { session as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { customerStanding } from '../payment/subscription/customerStanding.ts';
import {
  clearSessionCookies,
  findSignedIn,
  sessionCookieName,
  setCustomerCookie,
  setSessionCookies,
} from './sessions.ts';

/** The only operation that reads the session cookie, for pages of the same origin. */
export const session = defineHandler(operation, async (call) => {
  const { context, request } = call;
  const token = request.cookies[sessionCookieName(context)];
  if (!request.sameOrigin) return { token: null };
  const who = token ? await findSignedIn(context, token) : null;
  if (token && who) {
    // The session goes on from here, and the cookies with it.
    setSessionCookies(call, token);
    setCustomerCookie(call, await customerStanding(context, who.userId));
    return { token };
  }
  // Also when only `signed_in` is left: a guard that trusts it would send people round in circles.
  if (token || request.cookies.signed_in) clearSessionCookies(call);
  return { token: null };
});
