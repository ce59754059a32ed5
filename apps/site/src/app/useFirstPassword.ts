import type { User } from '@tern/contract';
import { useState } from 'react';

/**
 * Whether a page shows `SetPassword`: to an account without a password, and until it is left to show the result.
 * `besidePasskey`: also to one that a passkey opens.
 */
export function useFirstPassword(
  user: Pick<User, 'is_password_set' | 'has_passkey'> | null,
  { besidePasskey = false } = {},
): boolean {
  const [wanted, setWanted] = useState(false);
  const isOpen = user && !user.is_password_set && (besidePasskey || !user.has_passkey);
  if (isOpen && !wanted) setWanted(true);
  return wanted;
}
