/** Scripts read it, as `signed_in`: the standing of whoever is signed in, and nothing else. Without it: `visitor`. */
export const customerCookie = 'customer';
