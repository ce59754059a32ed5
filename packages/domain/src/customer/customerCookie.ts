/**
 * Scripts read it, as `signed_in`: the standing of whoever is signed in, and what the service knows besides, as in
 * `ended.student` (`customerValue`). Without it: a visitor of whom nothing is known.
 */
export const customerCookie = 'customer';
