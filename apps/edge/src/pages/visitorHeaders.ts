import { changedCookie, preferenceCookie } from '../http/cookies.ts';
import type { VisitArm } from '../sources/experimentSource.ts';
import type { PageRequest } from './pageRequest.ts';

export interface VisitorHeaders {
  /** The cookies that a response sets: the same list whenever its request comes again. */
  cookiesFor(wanted: PageRequest): readonly string[];
  /** The cookie that keeps the arm of an experiment until its end. */
  armCookie(arm: VisitArm): string;
  /** The server's clock as `Server-Timing`, for countdowns. */
  clockHeader(): string;
}

const year = 365 * 24 * 3600;
const none: readonly string[] = [];

/** The cookies that a response sets. */
const cookiesOf = ({ cookies, affiliates, codes }: PageRequest, secure: boolean) =>
  cookies.length || affiliates.length || codes.length
    ? [
        ...cookies.map(([name, value]) => preferenceCookie(name, value, { secure, maxAge: year })),
        ...[...affiliates, ...codes].map((change) => changedCookie(change, { secure })),
      ]
    : none;

/** The headers that are a visitor's and no content's, put together once for requests and times that come again. */
export function createVisitorHeaders({
  secure,
  now,
}: {
  secure: boolean;
  now: () => number;
}): VisitorHeaders {
  const known = new WeakMap<PageRequest, readonly string[]>();
  let clock = { at: 0, header: '' };
  return {
    cookiesFor(wanted) {
      let cookies = known.get(wanted);
      if (!cookies) {
        cookies = cookiesOf(wanted, secure);
        known.set(wanted, cookies);
      }
      return cookies;
    },
    armCookie: ({ property, value, endsAt }) =>
      preferenceCookie(property, value, { secure, maxAge: Math.ceil((endsAt - now()) / 1000) }),
    clockHeader() {
      const at = now();
      if (at !== clock.at) clock = { at, header: `clock;desc="${at}"` };
      return clock.header;
    },
  };
}
