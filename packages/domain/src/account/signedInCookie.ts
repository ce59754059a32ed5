/**
 * Says that there is a session, and of which a page is: `1`, or `1.` and a mark of the session, such as `1.9f86d081`. Scripts
 * may read it; the session has a cookie of its own.
 */
export const signedInCookie = 'signed_in';

/** Whether a value of the cookie says that there is a session. */
export const saysSignedIn = (value: string | undefined): boolean => /^1(\.|$)/.test(`${value}`);
