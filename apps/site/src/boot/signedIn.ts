/** Whether a session exists (`saysSignedIn`). The cookie carries no secret. */
export const hasSession = (): boolean => /\bsigned_in=1\b/.test(document.cookie);
