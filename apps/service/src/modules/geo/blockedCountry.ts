import { OperationError, type RequestFacts } from '../../handler.ts';

/** The service is not offered in China (spec section 1). */
export function isBlockedCountry(country: string | null): boolean {
  return country === 'CN';
}

/** Throws `country_blocked` for sign-up, trial, download and purchase from there. */
export function refuseBlockedCountry(request: RequestFacts): void {
  if (isBlockedCountry(request.country)) throw new OperationError('country_blocked');
}
