export interface ApiOptions {
  /** Scheme and host; empty on our own origin. */
  origin?: string;
  token: () => string | null;
  /** Codes 50008, 50012, 50014: the "Confirm logout" dialog (spec section 8). */
  onSessionEnded?: () => void;
  /** HTTP 401 and 403: the token is of no use any more. */
  onUnauthorized?: () => void;
  /** A call that a page shows an indicator for has begun, or ended: at least 200 ms later (spec section 9). */
  onLoading?: (loading: boolean) => void;
  fetch?: typeof globalThis.fetch;
}
