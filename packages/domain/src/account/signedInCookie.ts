/** Says that there is a session, and no more: `1`. Scripts may read it; the session has a cookie of its own. */
export const signedInCookie = 'signed_in';
