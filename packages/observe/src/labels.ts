const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Methods that clients make up are one label. */
export const methodLabel = (method: string | undefined): string =>
  method !== undefined && methods.has(method) ? method : 'other';

/** Upper bounds in seconds of everything that is timed, from a cached page to a slow provider. */
export const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
