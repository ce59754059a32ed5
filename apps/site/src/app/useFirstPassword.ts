import type { User } from '@tern/contract';
import { useState } from 'react';

/** Whether a page shows `SetPassword`: to an account without a password, and until it is left to show the result. */
export function useFirstPassword(user: Pick<User, 'is_password_set'> | null): boolean {
  const [wanted, setWanted] = useState(false);
  if (user && !user.is_password_set && !wanted) setWanted(true);
  return wanted;
}
