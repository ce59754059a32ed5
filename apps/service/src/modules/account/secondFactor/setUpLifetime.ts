/** Milliseconds in which a code has to be typed back. */
export const setUpLifetime = 10 * 60 * 1000;
