/** Marks the document for the header's two states. The cookie carries no secret: it only says a session exists. */
export function markSignedIn(): boolean {
  const signedIn = /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);
  document.documentElement.toggleAttribute('data-signed-in', signedIn);
  return signedIn;
}
