/** Facts about a request that come from the server, not from the client. */
export interface Facts {
  /** Address the request came from, as the server saw it; null where there is none. */
  address: string | null;
  /** Where the visitor is: two letters, or null. */
  country: string | null;
}

/** The API as the edge needs it, whatever runs the two. */
export interface EdgeService {
  /** Responds to everything below `/api`, `/ws` and `/l10n`. */
  fetch(request: Request, facts: Facts): Promise<Response>;
  /** Whether the service and its database respond. */
  health(): Promise<boolean>;
  /** False when only another start of this process may help the service in it. */
  isLive?(): boolean;
}

/** Whether an address is the service's. */
export const isServicePath = (pathname: string): boolean => /^\/(?:api|ws|l10n)(?:\/|$)/.test(pathname);
