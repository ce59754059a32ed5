import type { EmailChangeRow } from './emailChange.repo.ts';

/** A change that waits, as the contract shows one. */
export const waitingData = ({
  email,
  askedAt,
  expiresAt,
}: Pick<EmailChangeRow, 'email' | 'askedAt' | 'expiresAt'>) => ({
  email,
  asked_at: askedAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
