import { isBlockedCountry } from '@tern/domain';
import { OperationError, type RequestFacts } from '../../handler.ts';

/** Throws `country_blocked` for sign-up, trial and purchase from there (spec section 1). */
export function refuseBlockedCountry(request: Pick<RequestFacts, 'country'>): void {
  if (isBlockedCountry(request.country)) throw new OperationError('country_blocked');
}
