import { cookieValue, signedInCookie } from '@tern/domain';

/** Whether a session exists. The cookie carries no secret, and says no more. */
export const hasSession = (): boolean => cookieValue(document.cookie, signedInCookie) === '1';

/** Marks the document for the header's two states. */
export function markSignedIn(): boolean {
  const signedIn = hasSession();
  document.documentElement.toggleAttribute('data-signed-in', signedIn);
  return signedIn;
}
