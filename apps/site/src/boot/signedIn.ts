/** Whether a session exists. The cookie carries no secret, and says no more. */
export const hasSession = (): boolean => /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);

/** Marks the document for the header's two states. */
export function markSignedIn(): boolean {
  const signedIn = hasSession();
  document.documentElement.toggleAttribute('data-signed-in', signedIn);
  return signedIn;
}
