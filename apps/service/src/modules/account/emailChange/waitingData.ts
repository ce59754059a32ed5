import type { Context } from '../../../context.ts';
import type { EmailChangeRow } from './emailChange.repo.ts';
import { changeLifetime, resendAfter } from './lifetimes.ts';

/** A change that waits, as the contract shows one. */
export function waitingData(
  context: Pick<Context, 'clock'>,
  { email, requestedAt, expiresAt }: Pick<EmailChangeRow, 'email' | 'requestedAt' | 'expiresAt'>,
) {
  const sentAt = expiresAt.getTime() - changeLifetime;
  return {
    email,
    requested_at: requestedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    resend_after: Math.max(0, Math.ceil((sentAt + resendAfter - context.clock.now()) / 1000)),
  };
}
