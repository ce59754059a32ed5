import type { EmailChangeRow } from './emailChange.repo.ts';

/** A change that waits, as the contract shows one. */
export const waitingData = ({
  email,
  requestedAt,
  expiresAt,
}: Pick<EmailChangeRow, 'email' | 'requestedAt' | 'expiresAt'>) => ({
  email,
  requested_at: requestedAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
